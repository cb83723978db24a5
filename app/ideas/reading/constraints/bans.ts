import type { Attribute, Category, ThingKind } from '#app/ideas/idea.ts'

/** What no idea may be. Phrases are lemmas. */
export interface Bans {
  attributes: Set<Attribute>
  kinds: Set<ThingKind>
  /** Animals whose hair harms: nothing that brings them near, whoever may like their picture. */
  animals: Set<string>
  categories: Set<Category>
  phrases: (readonly string[])[]
  /** The same for each thing that is refused by name. */
  named: Map<string, (readonly string[])[]>
  /** Refused only as the thing itself: who has a telescope may want a filter for it. */
  owned: (readonly string[])[]
  /** What was refused or is owned in the giver's own words, for ideas in their language. */
  said: { words: readonly string[]; owned: boolean }[]
  /** With any allergy: nobody knows what is in a hamper or selection. */
  mixedFood: boolean
}
