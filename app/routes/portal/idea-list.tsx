import { ExternalLink } from 'lucide-react'
import { Form } from 'react-router'
import { SHOP_REL } from '#app/components/shop-link.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Notice } from '#app/ui/notice.tsx'

export interface OwnersIdea {
  text: string
  shoppingUrl: string
  taken: boolean
  source: 'model' | 'built-in' | 'owner'
  reason: string
}

const SOURCES = { model: 'Suggested by AI', 'built-in': 'Built-in idea', owner: 'Written by you' }

interface IdeaListProps {
  id: string
  ideas: OwnersIdea[]
  surprised: boolean
}

/** The saved list as its owner sees it: where each idea came from and why, and what is taken. */
export function IdeaList({ id, ideas, surprised }: IdeaListProps) {
  const taken = ideas.filter((idea) => idea.taken).length
  return (
    <>
      {surprised && <Notice>You keep it a surprise for yourself: what is taken does not show here.</Notice>}
      {taken > 1 && (
        <MakeAvailable id={id}>
          <span>
            {taken} of {ideas.length} are taken.
          </span>
          <Button type="submit" tone="quiet" size="small">
            Make all available again
          </Button>
        </MakeAvailable>
      )}
      <ul className="stack">
        {ideas.map((idea) => (
          <OwnersTag key={idea.text} id={id} idea={idea} />
        ))}
      </ul>
    </>
  )
}

function OwnersTag({ id, idea }: { id: string; idea: OwnersIdea }) {
  return (
    <GiftTag as="li" tied={idea.taken}>
      <div className="tag-line">
        <div>
          <p className="tag-title" dir="auto">
            {idea.text}
          </p>
          <p className="text-small text-ink-soft">
            {SOURCES[idea.source]}
            {idea.reason && `, ${idea.reason}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <a
            className="button"
            data-tone="quiet"
            data-size="small"
            href={idea.shoppingUrl}
            target="_blank"
            rel={SHOP_REL}
          >
            Find in shop <ExternalLink aria-hidden className="size-4" />
          </a>
          {idea.taken && (
            <MakeAvailable id={id}>
              <Badge tone="taken">Taken</Badge>
              <input type="hidden" name="idea" value={idea.text} />
              <Button type="submit" tone="quiet" size="small">
                Make available again
              </Button>
            </MakeAvailable>
          )}
        </div>
      </div>
    </GiftTag>
  )
}

function MakeAvailable({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <Form
      method="post"
      action={`/portal/suggestions/${id}/available`}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-3"
    >
      {children}
    </Form>
  )
}
