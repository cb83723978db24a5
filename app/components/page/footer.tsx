import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'

interface FooterProps {
  year: number | undefined
  showsAnalytics: boolean
}

export function Footer({ year, showsAnalytics }: FooterProps) {
  return (
    <footer className="page foot">
      <nav aria-label="Quizzes">
        <Link to="/quiz/start" className="link">
          How well does your partner know you?
        </Link>
        <Link to="/quiz/mom-vibe" className="link">
          Find your mom vibe
        </Link>
      </nav>
      <div>
        <p>
          © <time>{year}</time> Wishfolio
        </p>
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        {showsAnalytics && (
          <Link to="/analytics" className="icon-button" aria-label="Analytics" title="Analytics">
            <ChartColumn aria-hidden />
          </Link>
        )}
      </div>
    </footer>
  )
}
