import { type Candidate, candidatesFor } from '#app/ideas/choice/candidates.ts'
import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { choose } from '#app/ideas/choice/choose.ts'
import { constraintsOf } from '#app/ideas/reading/constraints.ts'
import type { GeneratedIdea } from '#app/ideas/idea.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { shown } from '#app/ideas/choice/wording.ts'

export interface IdeaRequest {
  /** How many ideas, 15 for a profile. */
  count: number
  /** Texts of ideas that must not come again, in any case and word order. */
  exclude: readonly string[]
  /** Any whole number; the same seed gives the same list, the next one another list. */
  seed: number
}

/**
 * Gift ideas out of the catalogue, without network, clock or chance (specification, section 9: 15 ideas).
 * Gives exactly `count` distinct ideas, fewer only when `exclude` and the constraints leave fewer in the catalogue;
 * constraints are never relaxed. Refuses nothing: any text is data, what is not understood is passed over.
 */
export function builtInIdeas(
  recipient: Recipient,
  { count, exclude, seed }: IdeaRequest,
  catalogue: Catalogue = wholeCatalogue(),
): GeneratedIdea[] {
  return chosenIdeas(recipient, { count, exclude, seed }, catalogue).map(({ text, reason }) => ({
    text: shown(text),
    source: 'built-in',
    reason,
  }))
}

/** The same ideas with all that the catalogue knows of them. */
export function chosenIdeas(
  recipient: Recipient,
  { count, exclude, seed }: IdeaRequest,
  catalogue: Catalogue = wholeCatalogue(),
): Candidate[] {
  const candidates = candidatesFor(catalogue, recipient, constraintsOf(recipient), exclude)
  return choose(candidates, count, seed, JSON.stringify(recipient))
}
