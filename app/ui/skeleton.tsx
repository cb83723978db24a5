type SkeletonProps = { lines?: number; label?: string }

export function Skeleton({ lines = 1, label = 'Loading' }: SkeletonProps) {
  const widths = Array.from({ length: lines }, (_, line) => 92 - ((line * 37) % 45))
  return (
    <output className="grid gap-3">
      <span className="sr-only">{label}</span>
      {widths.map((width, line) => (
        <span key={line} className="skeleton" style={{ width: `${width}%` }} />
      ))}
    </output>
  )
}
