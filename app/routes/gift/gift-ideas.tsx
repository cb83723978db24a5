import { Check } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { SHOP_REL } from '#app/components/shop-link.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import type { SeenIdea } from '#app/domain/visibility.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

interface GiftIdeasProps {
  slug: string
  ideas: readonly SeenIdea[]
  /** The owner wants to be surprised: nothing shows as taken, and nothing is taken here. */
  surprised: boolean
  /** The owner only looks: the buttons are there, and take nothing. */
  preview: boolean
}

/** The ideas as visitors see them. Taking one always asks first: in a dialog, or on a page without JavaScript. */
export function GiftIdeas({ slug, ideas, surprised, preview }: GiftIdeasProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const fetcher = useFetcher()
  const list = useRef<HTMLUListElement>(null)
  const action = `/gift/${slug}/take`

  if (ideas.length === 0) {
    return (
      <EmptyState drawing={<EmptyParcelDrawing />} title="No ideas yet">
        They appear here by themselves as soon as somebody writes them down.
      </EmptyState>
    )
  }
  const take = () => {
    void fetcher.submit({ idea: asked ?? '' }, { method: 'post', action, preventScrollReset: true })
    setAsked(null)
    // The button that opened the dialog is about to be disabled, and would take the focus with it.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-idea="${CSS.escape(asked ?? '')}"]`)?.focus(),
    )
  }
  // Somebody may be faster, or the owner may change the list, while the dialog asks.
  const askedIdea = ideas.find((idea) => idea.text === asked)
  const gone =
    asked === null || askedIdea?.taken === false ? null : askedIdea ? 'idea_taken_already' : 'idea_not_found'
  const free = ideas.filter((idea) => !idea.taken).length
  return (
    <section aria-labelledby="ideas" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 id="ideas">Ideas</h2>
        <p className="text-small text-ink-soft">
          {surprised
            ? 'What is taken is kept from you'
            : free > 0
              ? `${free} of ${ideas.length} still free`
              : 'Every idea is taken'}
        </p>
      </div>
      <ul className="stack" ref={list}>
        {ideas.map((idea) => (
          <Idea
            key={idea.text}
            idea={idea}
            action={action}
            preview={preview}
            onAsk={surprised ? undefined : () => setAsked(idea.text)}
          />
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={gone ? MESSAGES[gone] : 'Mark as taken?'}
        description={
          gone ? (
            <span role="alert">
              <strong dir="auto">{asked}</strong> cannot be taken any more. Is there another you like?
            </span>
          ) : (
            <>
              You are about to take <strong dir="auto">{asked}</strong>. Everybody else will see that it is
              taken, and it cannot be given back here.
            </>
          )
        }
        actions={
          <>
            <Button type="button" tone={gone ? 'ribbon' : 'quiet'} onClick={() => setAsked(null)}>
              {gone ? 'Back to the ideas' : 'Cancel'}
            </Button>
            {!gone && (
              <Button type="button" onClick={take}>
                Yes, mark as taken
              </Button>
            )}
          </>
        }
      />
    </section>
  )
}

interface IdeaProps {
  idea: SeenIdea
  action: string
  preview: boolean
  onAsk: (() => void) | undefined
}

function Idea({ idea, action, preview, onAsk }: IdeaProps) {
  const textId = useId()
  const ask = (event: FormEvent) => {
    // A browser without dialogs follows the form to the page that asks.
    if (typeof HTMLDialogElement === 'undefined') return
    event.preventDefault()
    onAsk?.()
  }
  return (
    <GiftTag as="li" tied={idea.taken}>
      <div className="tag-line">
        <p className="tag-title" id={textId} data-idea={idea.text} tabIndex={-1} dir="auto">
          {idea.text}
        </p>
        <form action={action} onSubmit={ask} className="tag-actions">
          <input type="hidden" name="idea" value={idea.text} />
          <a
            className="button"
            data-tone="quiet"
            data-size="small"
            href={idea.shoppingUrl}
            target="_blank"
            rel={SHOP_REL}
            aria-describedby={textId}
          >
            Find in shop
          </a>
          {onAsk && (
            <Button
              type="submit"
              size="small"
              tone={idea.taken ? 'taken' : 'ribbon'}
              icon={idea.taken ? Check : undefined}
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
