function LogoMark() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <g transform="rotate(-12 20 20)">
        <path d="M13.5 7h13l6.5 7v23.5H7V14z" className="drawn-ribbon" />
        <path
          d="M20 13c-5.5 0-8 4-7.8 9.5.2 5.5 1.8 9.5 4.2 9.5s3.4-3.8 3.7-8.5c.3 4.7 1.3 8.5 3.7 8.5s4.2-4.5 4-9.5"
          className="fill-none stroke-on-ribbon"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="20" cy="13" r="2.4" className="fill-paper" />
      </g>
      <path
        d="M18.3 13C12 6 19-.5 23 2.5S21.5 10 18.3 13"
        className="fill-none drawn-string"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      Wishfolio
    </span>
  )
}
