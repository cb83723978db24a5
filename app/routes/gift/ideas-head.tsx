import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Whether only free ideas are shown: in the address, so that it works without a script and survives a reload. */
export function useOnlyFree({ ideas }: Pick<SeenProfile, 'ideas'>): boolean {
  const [params] = useSearchParams()
  return params.get('show') === 'free' && ideas.some((idea) => !idea.taken)
}

interface IdeasHeadProps {
  profile: SeenProfile
  onlyFree: boolean
  /** Up to which price ideas may be shown. */
  limits: readonly number[]
  onLimit: (limit: number) => void
}

export function IdeasHead({ profile: { ideas, surprised }, onlyFree, limits, onLimit }: IdeasHeadProps) {
  const hydrated = useHydrated()
  const { t } = useLingui()
  const free = ideas.filter((idea) => !idea.taken).length
  const total = ideas.length
  return (
    // As high with the choice as without it, so that nothing jumps when the first idea is taken.
    <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
      <div>
        {/* Focused when what had the focus has left the list. */}
        <h2 id="ideas" tabIndex={-1}>
          {t`Ideas`}
        </h2>
        <p className="text-small text-ink-soft">
          {!surprised && <progress aria-hidden="true" value={total - free} max={total} />}
          {surprised
            ? t`What is taken stays a surprise`
            : free > 0
              ? t`${free} of ${total} still free`
              : t`Every idea is taken`}
        </p>
      </div>
      {free > 0 && free < total && (
        <nav aria-label={t`Which ideas to show`} className="filter">
          <Choice show={null} chosen={!onlyFree}>
            {t({ message: 'All', comment: 'all ideas' })}
          </Choice>
          <Choice show="free" chosen={onlyFree}>
            {t({ message: 'Free', comment: 'ideas that nobody has taken' })}
          </Choice>
        </nav>
      )}
      {limits.length > 0 && (
        <select
          aria-label={t`Price`}
          className="needs-script menu-link -ms-3"
          disabled={!hydrated}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        >
          <option value="0">{t`Any price`}</option>
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              {t({ message: `Up to ${limit}`, comment: 'a price' })}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function Choice({ show, chosen, children }: { show: 'free' | null; chosen: boolean; children: string }) {
  const params = new URLSearchParams(useSearchParams()[0])
  if (show) params.set('show', show)
  else params.delete('show')
  return (
    // The page holds all of it already, so nobody is asked for the other choice.
    <Link
      to={{ search: params.toString() }}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
      className="menu-link"
      aria-current={chosen ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
