type ProgressProps = { value: number; total: number; label: string }

export function Progress({ value, total, label }: ProgressProps) {
  const steps = Array.from({ length: total }, (_, step) => step < value)
  return (
    <div>
      <p className="text-small text-ink-soft">
        <strong>{label}</strong>
      </p>
      <progress className="sr-only" value={value} max={total} aria-label={label} />
      <div className="progress-track" aria-hidden>
        {steps.map((done, step) => (
          <span key={step} data-done={done} />
        ))}
      </div>
    </div>
  )
}
