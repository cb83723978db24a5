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
  const free = ideas.filter((idea) => !idea.taken).length
  return (
    // As high with the choice as without it, so that nothing jumps when the first idea is taken.
    <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
      <div>
        {/* Focused when what had the focus has left the list. */}
        <h2 id="ideas" tabIndex={-1}>
          Ideas
        </h2>
        <p className="text-small text-ink-soft">
          {!surprised && <progress aria-hidden="true" value={ideas.length - free} max={ideas.length} />}
          {surprised
            ? 'What is taken stays a surprise'
            : free > 0
              ? `${free} of ${ideas.length} still free`
              : 'Every idea is taken'}
        </p>
      </div>
      {free > 0 && free < ideas.length && (
        <nav aria-label="Which ideas to show" className="filter">
          <Choice show={null} chosen={!onlyFree}>
            All
          </Choice>
          <Choice show="free" chosen={onlyFree}>
            Free
          </Choice>
        </nav>
      )}
      {limits.length > 0 && (
        <select
          aria-label="Price"
          className="needs-script menu-link -ms-3"
          disabled={!hydrated}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        >
          <option value="0">Any price</option>
          {limits.map((limit) => (
            <option key={limit} value={limit}>
              Up to {limit}
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
