import type { Pictogram as Name } from '#app/domain/ideas/pictogram.ts'

/** A drawing of what an idea is, beside its words. */
export function Pictogram({ name }: { name: Name }) {
  return (
    <svg className="pictogram" width="32" height="32" aria-hidden="true">
      <use href={`/pictograms.svg#${name}`} />
    </svg>
  )
}
