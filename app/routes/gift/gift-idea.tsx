import { Check } from 'lucide-react'
import { type FormEvent, type MouseEvent, useId } from 'react'
import { SHOP_REL } from '#app/components/shop-link.ts'
import type { SeenIdea } from '#app/domain/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

interface GiftIdeaProps {
  idea: SeenIdea
  /** Where the page is that asks without JavaScript. */
  action: string
  onlyFree: boolean
  /** The owner only looks: the button is there, and takes nothing. */
  preview: boolean
  takenHere: boolean
  busy: boolean
  /** No button at all without it. */
  onAsk: (() => void) | undefined
  onShop: (() => void) | undefined
}

/** An idea as a gift tag: what it is, where to find it, and whether it is free. */
export function GiftIdea({ idea, action, onlyFree, preview, takenHere, busy, onAsk, onShop }: GiftIdeaProps) {
  const textId = useId()
  const ask = (event: FormEvent) => {
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
        <p className="tag-title" id={textId} data-idea={idea.text} tabIndex={-1} dir="auto">
          {idea.text}
        </p>
        <form action={action} onSubmit={ask} className="tag-actions">
          <input type="hidden" name="idea" value={idea.text} />
          {onlyFree && <input type="hidden" name="show" value="free" />}
          <a
            className="button"
            data-tone="quiet"
            data-size="small"
            href={idea.shoppingUrl}
            target="_blank"
            rel={SHOP_REL}
            aria-describedby={textId}
            onClick={onShop}
            onAuxClick={(event) => isMiddleClick(event) && onShop?.()}
          >
            Find in shop
          </a>
          {onAsk && (
            <Button
              type="submit"
              size="small"
              tone={idea.taken ? 'taken' : 'ribbon'}
              icon={idea.taken ? Check : undefined}
              busy={busy}
              disabled={idea.taken || preview}
              aria-describedby={textId}
            >
              {idea.taken ? 'Taken' : 'Mark as taken'}
            </Button>
          )}
        </form>
      </div>
    </GiftTag>
  )
}
