/** The line every page ends with. */
export function Footer({ year }: { year: number | undefined }) {
  return (
    <footer className="page py-8 text-small text-ink-soft">
      <p>© {year} Wishfolio</p>
    </footer>
  )
}
