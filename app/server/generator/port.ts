import type { Currency } from '#app/domain/ideas/currency.ts'
import type { GenerationFailure } from '#app/domain/ideas/generation.ts'
import type { GeneratedIdea } from '#app/ideas/idea.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'

export interface IdeasWanted {
  count: number
  exclude: readonly string[]
  /** Those of `exclude` that the owner wrote: they may name people, so they are not sent to a model. */
  unsaid?: readonly string[]
  /** Ideas that the owner rejected for this profile: none again, fewer like them. */
  rejected?: readonly string[]
  currency?: Currency | null | undefined
  /** In which ideas come; our own where all their words are there, else in English. */
  language?: string | undefined
  /** Any whole number; another seed gives other ideas. */
  seed: number
}

/** With what was understood of the recipient in the language of the list. */
export interface IdeasOfModel extends IdeasWanted {
  wish?: Wish
}

export interface IdeaGenerator {
  /** Gives each idea as soon as it is known; ends by throwing GenerationFailed when it cannot give them all. */
  ideasFor(recipient: Recipient, wanted: IdeasWanted): AsyncIterable<GeneratedIdea>
}

/** A language model, before its ideas are filtered and completed; it ends at the deadline at the latest. */
export interface IdeaModel {
  ideasFor(recipient: Recipient, wanted: IdeasOfModel, deadline: AbortSignal): AsyncIterable<GeneratedIdea>
}

/** Carries a code only: a provider's own words can echo the key. */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed'
  readonly code: GenerationFailure

  constructor(code: GenerationFailure) {
    super(`generation failed: ${code}`)
    this.code = code
  }
}
