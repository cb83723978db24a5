import type { GenerationFailure } from '#app/domain/generation.ts'
import type { GeneratedIdea } from '#app/ideas/idea.ts'
import type { Recipient } from '#app/ideas/recipient.ts'

export interface IdeasWanted {
  /** How many ideas, 15 for a profile. */
  count: number
  /** Texts that must not come again. */
  exclude: readonly string[]
  /** Any whole number; another one asks for other ideas. */
  seed: number
  signal: AbortSignal
}

export interface IdeaGenerator {
  /** Gives each idea as soon as it is known; ends by throwing GenerationFailed when it cannot give them all. */
  ideasFor(recipient: Recipient, wanted: IdeasWanted): AsyncIterable<GeneratedIdea>
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
