import type { Drawing } from '#app/domain/card.ts'

export function DrawnShapes({ shapes, className }: { shapes: Drawing; className: string }) {
  return (
    <svg
      className={`drawing ${className}`}
      width="100"
      height="100"
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {shapes.map(({ look, d }) => (
        <path key={d} className={`drawn-${look}`} d={d} />
      ))}
    </svg>
  )
}
