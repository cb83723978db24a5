import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'

interface FooterProps {
  year: number | undefined
  /** Whether the figures are for whoever looks. */
  figures: boolean
}

/** The lines every page ends with. */
export function Footer({ year, figures }: FooterProps) {
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
      <div className="flex flex-wrap items-center gap-x-6">
        <p>© {year} Wishfolio</p>
        <Link to="/privacy" className="link flex min-h-11 items-center">
          Privacy
        </Link>
        {figures && (
          <Link to="/analytics" className="icon-button -ml-3" aria-label="Analytics" title="Analytics">
            <ChartColumn aria-hidden />
          </Link>
        )}
      </div>
    </footer>
  )
}
