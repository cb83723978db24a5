import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SHOP_REL } from '#app/components/sharing/shop-link.ts'
import type { SeenIdea } from '#app/domain/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

/** The address of an idea on its page. */
export function ideaAnchor(id: string): string {
  return `idea-${id}`
}

interface GiftIdeaProps {
  idea: SeenIdea
  shopLink: string
  /** The owner only looks: the button is there, and takes nothing. */
  preview: boolean
  takenHere: boolean
  busy: boolean
  /** Without it, no button that could take. */
  onAsk: (() => void) | undefined
  onShop: (() => void) | undefined
}

/** An idea as a gift tag: what it is, where to find it, and whether it is free. Stands in the form that asks for it. */
export function GiftIdea({ idea, shopLink, preview, takenHere, busy, onAsk, onShop }: GiftIdeaProps) {
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
      {takenHere && <span className="taken-here">You took this</span>}
      <div className="tag-line">
        <p className="tag-title" id={titleId} tabIndex={-1} dir="auto">
          {idea.text}
        </p>
        <div className="tag-actions">
          <a
            className="button"
            data-tone="quiet"
            data-size="small"
            href={shopLink}
            target="_blank"
            rel={SHOP_REL}
            aria-describedby={titleId}
            onClick={onShop}
            onAuxClick={(event) => isMiddleClick(event) && onShop?.()}
          >
            Find in shop
          </a>
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
    </GiftTag>
  )
}
