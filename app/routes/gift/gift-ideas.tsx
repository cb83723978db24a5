import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { AFFILIATE_NOTE, TAKES_PAUSED } from '#app/copy/shared-page.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { byPastime } from '#app/domain/ideas/pastimes.ts'
import { amountIn, limitsFor } from '#app/domain/ideas/price-limits.ts'
import { type Shop, shoppingLink } from '#app/domain/ideas/shop.ts'
import type { Take } from '#app/components/session/taken-here.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { SeenIdea, SeenProfile } from '#app/domain/profiles/visibility.ts'
import { GiftIdea, ideaAnchor } from '#app/routes/gift/gift-idea.tsx'
import { IdeasHead, useOnlyFree } from '#app/routes/gift/ideas-head.tsx'
import { useBelowList, viewOfList } from '#app/routes/gift/shared-list-path.ts'
import { leaveForShop, ReturnQuestion, useShopReturn } from '#app/routes/gift/taking/shop-return.tsx'
import { isOffline, TakeQuestion } from '#app/routes/gift/taking/take-question.tsx'
import { BowDrawing, EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

/** At most so many ideas are seen at once on a phone. */
const ON_A_SCREEN = 5

const POST = { method: 'post', preventScrollReset: true } as const

interface GiftIdeasProps {
  profile: SeenProfile
  preview: boolean
  takenHere: Readonly<Record<string, Take>>
  shop: Shop
  hosts: Readonly<Record<string, string>>
  secret: string | undefined
}

/** The ideas as visitors see them. Taking one always asks first: in a dialog, or on a page without JavaScript. */
export function GiftIdeas({ profile, preview, takenHere, shop, hosts, secret }: GiftIdeasProps) {
  const { t } = useLingui()
  const { slug, ideas, surprised, takesPaused } = profile
  const [asked, setAsked] = useState<SeenIdea | null>(null)
  const fetcher = useFetcher<{ code: ErrorCode; problem: string }>()
  const freeing = useFetcher()
  const section = useRef<HTMLElement>(null)
  const onlyFree = useOnlyFree(profile)
  const view = viewOfList(useSearchParams()[0])
  const below = useBelowList(slug)
  const [limit, setLimit] = useState(0)
  const [shopped, shopDone] = useShopReturn(slug)
  const taking = fetcher.state !== 'idle'
  const wasTaking = useRef(false)
  const takenLast = useRef<string | null>(null)
  /** The question before a fourth idea, once it was answered. */
  const [confirmed, setConfirmed] = useState<typeof fetcher.data>()
  const isOwn = ideas.some(({ id, taken }) => taken && id === asked?.id && takenHere[id] !== undefined)
  const failed = fetcher.data?.problem !== undefined
  useEffect(() => {
    const ended = wasTaking.current && !taking
    wasTaking.current = taking
    // Also one whose answer got lost, and that the server knows of.
    if (!asked || taking || !((ended && !failed) || isOwn)) return
    takenLast.current = asked.id
    setAsked(null)
  }, [taking, failed, asked, isOwn])
  useEffect(() => {
    const { current: id } = takenLast
    if (asked || id === null) return
    takenLast.current = null
    // The dialog has closed, and the button that opened it is disabled or gone and takes no focus.
    const heading = section.current?.querySelector('h2')
    const next = onlyFree ? heading : document.getElementById(ideaAnchor(id))
    next?.focus()
  }, [asked, onlyFree])

  if (ideas.length === 0) {
    return (
      <EmptyState drawing={<EmptyParcelDrawing />} title={t`No ideas yet`}>
        {t`As soon as there are some, they appear here by themselves.`}
      </EmptyState>
    )
  }
  const takes = !surprised && !preview && !takesPaused
  const ask = (idea: SeenIdea | undefined) => {
    fetcher.reset()
    setConfirmed(undefined)
    setAsked(idea ?? null)
  }
  const take = () => {
    if (!asked) return
    // Also after a failure of the second answer: a question that was answered is not asked again.
    const asksForMore = fetcher.data?.code === 'fourth_take' ? fetcher.data : confirmed
    setConfirmed(asksForMore)
    // A success has no data of its own: that of a failure before it would stay.
    fetcher.reset()
    const fields: Record<string, string> = { idea: asked.id, ...(asksForMore && { sure: 'on' }) }
    void fetcher.submit(fields, POST)
  }
  const askToFree = (idea: SeenIdea) => {
    // Its script is not here yet, and without a connection it does not come.
    if (isOffline()) showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES.free_request_failed) })
    else void freeing.submit({ idea: idea.id }, { ...POST, action: below('free') })
  }
  const answer = (idea: SeenIdea, got: boolean) => {
    shopDone()
    // The question goes, and the focus with it; a dialog gives it back to where it was.
    document.getElementById(ideaAnchor(idea.id))?.focus()
    if (got) ask(idea)
  }
  const offered = onlyFree ? ideas.filter((idea) => !idea.taken) : ideas
  const limits = limitsFor(offered.map(({ price }) => price))
  const affordable = limits.includes(limit)
    ? offered.filter(({ price }) => amountIn(price) > 0 && amountIn(price) <= limit)
    : offered
  const parted = byPastime(affordable)
  const groups = parted ?? [{ pastime: undefined, ideas: affordable }]
  const shown = groups.flatMap((group) => group.ideas)
  const tag = (idea: SeenIdea) => (
    <GiftIdea
      key={idea.id}
      heading={parted ? 'h4' : 'h3'}
      idea={idea}
      ownersLanguage={profile.language}
      shopLink={{
        href: idea.productUrl ?? shoppingLink(idea.text, shop),
        host: (idea.productUrl !== null && hosts[idea.productUrl]) || null,
      }}
      preview={preview}
      ownTake={idea.taken ? takenHere[idea.id] : undefined}
      nameAddress={profile.showsGivers ? below('name', { idea: idea.id }) : undefined}
      askAddress={idea.taken && !preview ? below('free', { idea: idea.id }) : undefined}
      busy={taking && asked?.id === idea.id}
      onAsk={(surprised && !preview) || takesPaused ? undefined : () => ask(idea)}
      onFree={() => askToFree(idea)}
      onShop={takes && !idea.taken ? () => leaveForShop(slug, idea.id) : undefined}
    />
  )
  return (
    <section aria-labelledby="ideas" ref={section}>
      {/* Delays the first paint until the first screen is parsed, against layout shift; only for an element that exists. */}
      {shown.length > ON_A_SCREEN && (
        <link rel="expect" href={`#${ideaAnchor(shown[ON_A_SCREEN]?.id ?? '')}`} blocking="render" />
      )}
      <IdeasHead profile={profile} onlyFree={onlyFree} limits={limits} onLimit={setLimit} />
      {shop.affiliateTag && <p className="pb-4 text-small text-ink-soft print:hidden">{t(AFFILIATE_NOTE)}</p>}
      {takesPaused && (
        <div className="pb-4">
          <Notice>{t(TAKES_PAUSED)}</Notice>
        </div>
      )}
      {ideas.every((idea) => idea.taken) && <AllTaken />}
      {/* Leads to the page that asks, where there are no dialogs. */}
      <form action={`/gift/${slug}/take`}>
        {Object.entries(view).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* What each button says of its idea. */}
        <span id="take" hidden>
          {t`Mark as taken:`}
        </span>
        <div className="stack">
          {groups.map((group) => (
            <Fragment key={group.pastime ?? ''}>
              {parted && (
                <h3 dir="auto" lang={group.pastime && profile.language}>
                  {group.pastime ?? t({ message: 'Something else', context: 'ideas' })}
                </h3>
              )}
              <ul className="stack">{group.ideas.map(tag)}</ul>
            </Fragment>
          ))}
        </div>
      </form>
      {secret && <p className="pt-6 text-small">{secret}</p>}
      {Object.keys(takenHere).length > 0 && (
        <p className="pt-6 print:hidden">
          <Link className="link" to="/create-gift-profile">
            {t`Make a list like this`}
          </Link>
        </p>
      )}
      <ReturnQuestion
        idea={takes ? ideas.find(({ id, taken }) => id === shopped && !taken) : undefined}
        onAnswer={answer}
      />
      <TakeQuestion
        idea={asked}
        ideas={ideas}
        paused={takesPaused}
        secret={secret}
        busy={taking}
        refused={fetcher.data ?? (taking ? confirmed : undefined)}
        onYes={take}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}

function AllTaken() {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-5 pb-6">
      <BowDrawing className="w-22 flex-none" />
      <div>
        <strong>{t`Every gift here has found its giver.`}</strong>
        <p>
          {t`Would you like to give something too? Ask the person who sent you the link for more ideas; they appear here.`}
        </p>
      </div>
    </div>
  )
}
