export function Spinner({ label }: { label?: string }) {
  return (
    <svg
      className="spinner"
      width="35"
      height="20"
      viewBox="0 0 35 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={bow} />
      <path d={bow} pathLength="1" />
    </svg>
  )
}

const bow = 'M17.5 10C12 1 3 1 3 10s9 9 14.5 0S32 1 32 10s-9 9-14.5 0Z'
