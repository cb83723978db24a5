import type { ShownPicture } from '#app/domain/ideas/picture.ts'

/** The first pictures of a list, small and without words of their own. */
export function Faces({ pictures }: { pictures: readonly ShownPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <div className="faces">
      {pictures.map(({ small, width, height }, place) => (
        <img key={place} className="small-picture" src={small} alt="" {...{ width, height }} loading="lazy" />
      ))}
    </div>
  )
}
