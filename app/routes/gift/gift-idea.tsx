import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Pictured } from '#app/components/sharing/idea-face.tsx'
import { DetailsOfIdea, ShopLink } from '#app/components/sharing/shop-link.tsx'
import type { Take } from '#app/components/session/taken-here.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { ASKED_TO_FREE } from '#app/copy/shared-page.ts'

export function ideaAnchor(id: string): string {
  return `idea-${id}`
}

interface GiftIdeaProps {
  heading: 'h3' | 'h4'
  idea: SeenIdea
  /** Of details that the owner wrote; none where the page has the same. */
  ownersLanguage: string | undefined
  shopLink: { href: string; host: string | null }
  preview: boolean
  /** Whether it was taken on this device, and its organiser asked to free it. */
  ownTake: Take | undefined
  /** Where whoever took it asks for it to be freed; none where nobody may ask. */
  askAddress: string | undefined
  /** Where whoever took it says who it is from; none where nobody may. */
  nameAddress: string | undefined
  busy: boolean
  onAsk: (() => void) | undefined
  onFree: () => void
  onShop: (() => void) | undefined
}

/** An idea as a gift tag: what it is, where to find it, and whether it is free. Stands in the form that asks for it. */
export function GiftIdea(props: GiftIdeaProps) {
  const { t } = useLingui()
  const { heading: Heading, idea, ownersLanguage, shopLink, preview, ownTake, busy } = props
  const { askAddress, nameAddress, onAsk, onFree, onShop } = props
  const titleId = ideaAnchor(idea.id)
  const { giver } = idea
  const ask = (event: MouseEvent) => {
    // A browser without dialogs follows the form to the page that asks.
    if (typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    onAsk?.()
  }
  const isMiddleClick = (event: MouseEvent) => event.button === 1
  return (
    <GiftTag as="li" tied={idea.taken}>
      {ownTake && (
        <span className="taken-here">
          {t`You took this`}
          {nameAddress && (
            <>
              {' · '}
              <Link to={nameAddress} aria-describedby={titleId}>
                {giver === null ? t`Add your name` : t`Change your name`}
              </Link>
            </>
          )}
        </span>
      )}
      <div className="tag-line">
        <Pictured {...idea}>
          <Heading className="tag-title" id={titleId} tabIndex={-1} dir="auto" lang={idea.language}>
            {idea.text}
          </Heading>
          <DetailsOfIdea {...idea} language={ownersLanguage} host={shopLink.host} />
          {giver !== null && (
            <p className="text-small">
              <Trans>Taken by {giver}</Trans>
            </p>
          )}
        </Pictured>
        <div className="tag-actions">
          <ShopLink
            {...shopLink}
            aria-describedby={titleId}
            onClick={onShop}
            onAuxClick={(event) => isMiddleClick(event) && onShop?.()}
          />
          {(onAsk || idea.taken) && (
            <Button
              type="submit"
              name="idea"
              value={idea.id}
              onClick={ask}
              size="small"
              tone={idea.taken ? 'taken' : 'ribbon'}
              icon={idea.taken ? Check : undefined}
              busy={busy}
              disabled={idea.taken || preview}
              {...{
                [idea.taken ? 'aria-describedby' : 'aria-labelledby']: idea.taken
                  ? titleId
                  : `take ${titleId}`,
              }}
            >
              {idea.taken ? t({ message: 'Taken', comment: 'somebody gives this gift' }) : t`Mark as taken`}
            </Button>
          )}
        </div>
      </div>
      {askAddress && <AskToFree idea={idea.id} to={askAddress} {...{ ownTake, onFree }} />}
    </GiftTag>
  )
}

interface AskToFreeProps extends Pick<GiftIdeaProps, 'ownTake' | 'onFree'> {
  idea: string
  to: string
}

/** One tap, which is posted in place. The page is the same for everybody, so without a script a link stands on each taken idea. */
function AskToFree({ idea, to, ownTake, onFree }: AskToFreeProps) {
  const { t } = useLingui()
  if (ownTake === 'asked') return <span className="free-it">{t(ASKED_TO_FREE)}</span>
  if (!ownTake)
    return (
      <noscript>
        <a className="link text-small" href={to} aria-describedby={ideaAnchor(idea)}>
          {t`Taken by you? Ask the organiser to free it`}
        </a>
      </noscript>
    )
  return (
    <button
      type="submit"
      className="free-it"
      formAction={to}
      formMethod="post"
      name="idea"
      value={idea}
      aria-describedby={ideaAnchor(idea)}
      onClick={(event) => {
        event.preventDefault()
        onFree()
      }}
    >
      {t`Ask the organiser to free it`}
    </button>
  )
}
