import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'
import type { Attribute, ThingKind } from '#app/ideas/idea.ts'
import type { Bans } from '#app/ideas/reading/constraints/bans.ts'
import type { Only } from '#app/ideas/reading/constraints/only.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import type { Budget } from '#app/ideas/reading/money/budget.ts'

/** What was understood of a recipient. Age, bans and the upper price limit (of the typical price) are never relaxed, the lower only ranks. */
export interface Wish {
  /** In years: every idea must suit it, and all ages up to the other. */
  age: number
  upTo: number
  budget: Budget
  bans: Bans
  /** Refused and wished for: the wish counts, nobody knows. */
  doubtful: ReadonlySet<Attribute | ThingKind>
  only: Only | null
  /** The preferences and notes without what they refuse. */
  welcome: string
  /** Lemmas that no idea may hold: of texts that the owner hides. */
  hiddenWords: ReadonlySet<string>
  /** Most important first. */
  interests: readonly Interest[]
  /** Whether they begin with something: for them things for beginners are not below their level. */
  learns: boolean
  occasion: OccasionType
  occasionName: string
  /** In short, as `inShort` gives it, without and with the owner's corrections. */
  asRead: readonly string[]
  understood: readonly string[]
}
