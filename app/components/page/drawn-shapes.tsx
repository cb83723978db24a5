import type { Drawing } from '#app/domain/card.ts'

/** A drawing shared with link cards, in the screen's colours. */
export function DrawnShapes({ shapes }: { shapes: Drawing }) {
  return (
    <svg className="drawing" viewBox="0 0 100 100" aria-hidden="true">
      {shapes.map(({ look, d }) => (
        <path key={d} className={`drawn-${look}`} d={d} />
      ))}
    </svg>
  )
}
