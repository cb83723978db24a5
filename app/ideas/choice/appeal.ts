import type { Category, Idea } from '#app/ideas/idea.ts'
import { lemma } from '#app/ideas/words/lemmas.ts'

/** Nobody has enough of it, and it is more than a tool. */
const GLADLY_MORE: ReadonlySet<Category> = new Set([
  'experience',
  'textile',
  'clothing',
  'accessory',
  'lighting',
  'print',
  'plant',
  'garden',
])
/** They have it, or choose it themselves. */
const OWN_CHOICE: ReadonlySet<Category> = new Set(['class', 'travel', 'film', 'audio', 'sports gear'])
const APPEAL = { gladlyMore: 0.35, ownChoice: -0.45, tickets: 0.5, personalised: 0.8 }

/** How gladly givers give things of this sort, whatever they are for: the difference to others, as judged (decision 024). */
export function appealOf({ category, headNoun, attributes }: Idea): number {
  return (
    (GLADLY_MORE.has(category) ? APPEAL.gladlyMore : 0) +
    (OWN_CHOICE.has(category) ? APPEAL.ownChoice : 0) +
    (lemma(headNoun) === 'ticket' ? APPEAL.tickets : 0) +
    (attributes.has('personalised') ? APPEAL.personalised : 0)
  )
}
