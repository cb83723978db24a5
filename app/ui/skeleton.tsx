import { useLingui } from '@lingui/react/macro'
type SkeletonProps = { lines?: number; label?: string }

export function Skeleton({ lines = 1, label }: SkeletonProps) {
  const { t } = useLingui()
  const widths = Array.from({ length: lines }, (_, line) => 92 - ((line * 37) % 45))
  return (
    <output className="grid gap-3">
      <span className="sr-only">{label ?? t`Loading`}</span>
      {widths.map((width, line) => (
        <span key={line} className="skeleton" style={{ width: `${width}%` }} />
      ))}
    </output>
  )
}
