import { ExternalLink } from 'lucide-react'
import { SHOP_REL } from '#app/components/shop-link.ts'
import { Badge } from '#app/ui/badge.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export interface OwnersIdea {
  text: string
  shoppingUrl: string
  taken: boolean
  source: 'model' | 'built-in' | 'owner'
  reason: string
}

const SOURCES = { model: 'Suggested by AI', 'built-in': 'Built-in idea', owner: 'Written by you' }

/** The saved list as its owner sees it: where each idea came from and why. */
export function IdeaList({ ideas }: { ideas: OwnersIdea[] }) {
  return (
    <ul className="stack">
      {ideas.map((idea) => (
        <GiftTag as="li" key={idea.text} tied={idea.taken}>
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
              {idea.taken && <Badge tone="taken">Taken</Badge>}
            </div>
          </div>
        </GiftTag>
      ))}
    </ul>
  )
}
