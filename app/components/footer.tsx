import { Link } from 'react-router'

/** The line every page ends with. */
export function Footer({ year }: { year: number | undefined }) {
  return (
    <footer className="page py-8 text-small text-ink-soft">
      <nav aria-label="Quizzes" className="flex flex-wrap gap-x-6">
        <Link to="/quiz/start" className="link flex min-h-11 items-center">
          How well does your partner know you?
        </Link>
        <Link to="/quiz/mom-vibe" className="link flex min-h-11 items-center">
          What’s your mom vibe?
        </Link>
      </nav>
      <p>© {year} Wishfolio</p>
    </footer>
  )
}
