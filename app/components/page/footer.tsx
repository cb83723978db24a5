import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAME } from '#app/copy/shared-page.ts'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'

interface FooterProps {
  year: number | undefined
  showsAnalytics: boolean
  termsUrl: string | null
  abuseEmail: string | null
}

export function Footer({ year, showsAnalytics, termsUrl, abuseEmail }: FooterProps) {
  const { t } = useLingui()
  return (
    <footer className="page foot">
      <nav aria-label={t`Quizzes`}>
        <Link to="/quiz/start" className="link">
          {t`How well does your partner know you?`}
        </Link>
        <Link to="/quiz/mom-vibe" className="link">
          {t`Find your mom vibe`}
        </Link>
      </nav>
      <div>
        <p>
          © <time>{year}</time> Wishfolio
        </p>
        <Link to="/language" className="link" title={t`Language`}>
          {t(LANGUAGE_NAME)}
        </Link>
        <Link to="/privacy" className="link">
          {t`Privacy`}
        </Link>
        <noscript>
          <a href="/your-gifts" className="link">
            {t`Your gifts`}
          </a>
        </noscript>
        {termsUrl !== null && (
          <a href={termsUrl} className="link">
            {t`Terms`}
          </a>
        )}
        {abuseEmail !== null && (
          <a href={`mailto:${abuseEmail}`} className="link">
            {t`Report abuse`}
          </a>
        )}
        {showsAnalytics && (
          <Link to="/analytics" className="icon-button" aria-label={t`Analytics`} title={t`Analytics`}>
            <ChartColumn aria-hidden />
          </Link>
        )}
      </div>
    </footer>
  )
}
