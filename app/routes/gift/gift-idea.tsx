import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { DetailsOfIdea, ShopLink } from '#app/components/sharing/shop-link.tsx'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Pictogram } from '#app/components/sharing/pictogram.tsx'

export function ideaAnchor(id: string): string {
  return `idea-${id}`
}

interface GiftIdeaProps {
  idea: SeenIdea
  shopLink: { href: string; host: string | null }
  preview: boolean
  takenHere: boolean
  /** Where whoever took it asks for it to be freed; none where nobody may ask. */
  askAddress: string | undefined
  /** Where whoever took it says who it is from; none where nobody may. */
  nameAddress: string | undefined
  busy: boolean
  onAsk: (() => void) | undefined
  onShop: (() => void) | undefined
}

/** An idea as a gift tag: what it is, where to find it, and whether it is free. Stands in the form that asks for it. */
export function GiftIdea(props: GiftIdeaProps) {
  const { idea, shopLink, preview, takenHere, busy } = props
  const { askAddress, nameAddress, onAsk, onShop } = props
  const titleId = ideaAnchor(idea.id)
  const ask = (event: MouseEvent) => {
    // A browser without dialogs follows the form to the page that asks.
    if (typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    onAsk?.()
  }
  const isMiddleClick = (event: MouseEvent) => event.button === 1
  return (
    <GiftTag as="li" tied={idea.taken}>
      {takenHere && (
        <span className="taken-here">
          You took this
          {nameAddress && (
            <>
              {' · '}
              <Link to={nameAddress} aria-describedby={titleId}>
                {idea.giver === null ? 'Add your name' : 'Change your name'}
              </Link>
            </>
          )}
        </span>
      )}
      <div className="tag-line">
        <div className="tag-what">
          <Pictogram name={idea.pictogram} />
          <p className="tag-title" id={titleId} tabIndex={-1} dir="auto">
            {idea.text}
          </p>
          <DetailsOfIdea {...idea} host={shopLink.host} />
          {idea.giver !== null && (
            <p className="text-small">
              Taken by <bdi>{idea.giver}</bdi>
            </p>
          )}
        </div>
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
              aria-describedby={titleId}
            >
              {idea.taken ? 'Taken' : 'Mark as taken'}
            </Button>
          )}
        </div>
      </div>
      {askAddress && <AskLink to={askAddress} takenHere={takenHere} describedBy={titleId} />}
    </GiftTag>
  )
}

/** The page is the same for everybody, so without a script the question stands on each taken idea. */
function AskLink({ to, takenHere, describedBy }: { to: string; takenHere: boolean; describedBy: string }) {
  if (!takenHere)
    return (
      <noscript>
        <a className="link text-small" href={to} aria-describedby={describedBy}>
          Taken by you? Ask the organiser to free it
        </a>
      </noscript>
    )
  return (
    <Link className="free-it" to={to} aria-describedby={describedBy}>
      Ask the organiser to free it
    </Link>
  )
}
