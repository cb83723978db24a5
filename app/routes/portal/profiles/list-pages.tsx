import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from '#app/ui/button.tsx'

interface ListPagesProps {
  search: string
  page: number
  pages: number
}

export function ListPages({ search, page, pages }: ListPagesProps) {
  const { t } = useLingui()
  if (pages === 1) return null
  const to = (number: number) =>
    `?${new URLSearchParams({ ...(search && { search }), page: String(number) }).toString()}`
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-28">
        {page > 1 && (
          <LinkButton to={to(page - 1)} rel="prev" tone="quiet" size="small" icon={ChevronLeft}>
            {t({ message: 'Newer', comment: 'the page with newer gift profiles' })}
          </LinkButton>
        )}
      </span>
      <p className="text-small text-ink-soft">{t`Page ${page} of ${pages}`}</p>
      <span className="min-w-28 text-end">
        {page < pages && (
          <LinkButton to={to(page + 1)} rel="next" tone="quiet" size="small" icon={ChevronRight}>
            {t({ message: 'Older', comment: 'the page with older gift profiles' })}
          </LinkButton>
        )}
      </span>
    </nav>
  )
}
