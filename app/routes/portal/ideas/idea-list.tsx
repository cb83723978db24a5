import { ExternalLink, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { DetailsOfIdea, ShopLink } from '#app/components/sharing/shop-link.tsx'
import { hasOwnDetails, type IdeaDetails, priceInWords } from '#app/domain/ideas/idea-details.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface OwnersIdea extends IdeaDetails {
  id: string
  text: string
  shoppingUrl: string
  host: string | null
  taken: boolean
  giver: string | null
  source: 'model' | 'built-in' | 'owner'
  reason: string
}

const SOURCES = { model: 'Suggested by AI', 'built-in': 'Built-in idea', owner: 'Written by you' }

interface IdeaListProps {
  id: string
  ideas: OwnersIdea[]
  surprised: boolean
}

export function IdeaList({ id, ideas, surprised }: IdeaListProps) {
  const taken = ideas.filter((idea) => idea.taken).length
  const { formAction, formData } = useNavigation()
  const renewing = formAction?.endsWith('/renew') ? (formData?.get('idea') ?? '') : undefined
  return (
    <>
      {surprised && <Notice>You keep it a surprise for yourself: what is taken does not show here.</Notice>}
      {!surprised && (
        <div className="flex flex-wrap items-center gap-x-3">
          {taken > 1 && (
            <CommandForm id={id} command="available">
              <span>
                {taken} of {ideas.length} are taken.
              </span>
              <Button type="submit" tone="quiet" size="small">
                Make all available again
              </Button>
            </CommandForm>
          )}
          {ideas.some((idea) => !idea.taken && idea.source !== 'owner' && !hasOwnDetails(idea)) && (
            <CommandForm id={id} command="renew">
              <Button type="submit" tone="paper" size="small" icon={RefreshCw} busy={renewing === ''}>
                Other ideas for the free ones
              </Button>
            </CommandForm>
          )}
        </div>
      )}
      <ul className="stack">
        {ideas.map((idea, place) => (
          <OwnersTag
            // By place: what replaces an idea keeps the focus that was on it.
            key={place}
            id={id}
            idea={idea}
            renewable={!surprised && !idea.taken && idea.source !== 'owner'}
            renewing={renewing === idea.id}
          />
        ))}
      </ul>
    </>
  )
}

interface OwnersTagProps {
  id: string
  idea: OwnersIdea
  renewable: boolean
  renewing: boolean
}

function OwnersTag({ id, idea, renewable, renewing }: OwnersTagProps) {
  const title = useRef<HTMLParagraphElement>(null)
  const wasTaken = useRef(idea.taken)
  useEffect(() => {
    // The button that made it available is gone, and took the focus with it.
    const lost = wasTaken.current && !idea.taken && document.activeElement === document.body
    if (lost) title.current?.focus()
    wasTaken.current = idea.taken
  }, [idea.taken])
  return (
    <GiftTag as="li" tied={idea.taken}>
      <div className="tag-line">
        <div>
          <p className="tag-title" dir="auto" ref={title} tabIndex={-1}>
            {idea.text}
          </p>
          <DetailsOfIdea {...idea} price={priceInWords(idea)} />
          <p className="text-small text-ink-soft">
            {SOURCES[idea.source]}
            {idea.reason && `, ${idea.reason}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <ShopLink href={idea.shoppingUrl} host={idea.host}>
            <ExternalLink aria-hidden className="size-4" />
          </ShopLink>
          {idea.taken && (
            <CommandForm id={id} command="available">
              <Badge tone="taken">Taken</Badge>
              {idea.giver !== null && (
                <span className="text-small">
                  by <bdi>{idea.giver}</bdi>
                </span>
              )}
              <input type="hidden" name="idea" value={idea.id} />
              <Button type="submit" tone="quiet" size="small">
                Make available again
              </Button>
            </CommandForm>
          )}
          {renewable && (
            <CommandForm id={id} command="renew">
              <input type="hidden" name="idea" value={idea.id} />
              <Button type="submit" tone="quiet" size="small" busy={renewing}>
                Another idea instead
              </Button>
            </CommandForm>
          )}
        </div>
      </div>
    </GiftTag>
  )
}

interface CommandFormProps {
  id: string
  command: 'available' | 'renew'
  children: React.ReactNode
}

function CommandForm({ id, command, children }: CommandFormProps) {
  return (
    <Form
      method="post"
      action={`/portal/suggestions/${id}/${command}`}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-3"
    >
      {children}
    </Form>
  )
}
