import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import type { Constraints } from '#app/ideas/reading/constraints.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import type { Attribute, Idea } from '#app/ideas/idea.ts'
import { holds, lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import { leastPrice } from '#app/ideas/choice/min-prices.ts'

export type Refusal =
  | 'too short'
  | 'too long'
  | 'not a plain phrase'
  | 'wrong age'
  | 'too expensive'
  | 'banned category'
  | 'mixed food'
  | 'banned word'
  | 'already owned'
  | `banned: ${Attribute}`

/** What the catalogue knows beyond an idea's words; the category is null where several are possible. */
export type KnownOfIdea = Pick<Idea, 'ages' | 'price' | 'attributes' | 'headNoun'> & {
  category: Idea['category'] | null
}

const IDEA_LENGTH = { minimum: 3, maximum: 80 }

const NOT_PLAIN = /https?:|www\.|\w\.(?:com|org|net|io|co|shop)\b|[<>{}[\]|\\`*_#=@]|\p{Cc}/iu
const MIXED =
  /^(?:hamper|selection|assortment|assorted|box|basket|sampler|mixed|mix|tasting|variety|chocolate|truffle|snack|treat)$/
/** The key under which two wordings count as one idea: their lemmas, sorted, without little words. */
export function sameIdeaKey(text: string): string {
  return lemmas(text)
    .filter((word) => !/^(?:a|an|the|of|for|with|and|set|kit)$/.test(word))
    .toSorted()
    .join(' ')
}

/**
 * The one filter over every idea, a model's or our own: takes constraints, gives a judge of idea texts (with what the
 * catalogue knows of them). Returns null when accepted, else why refused. Duplicates are the caller's.
 */
export function ideaFilter({ age, budget, bans }: Constraints) {
  return (text: string, known?: KnownOfIdea): Refusal | null => {
    if (text.length < IDEA_LENGTH.minimum) return 'too short'
    if (text.length > IDEA_LENGTH.maximum) return 'too long'
    if (NOT_PLAIN.test(text)) return 'not a plain phrase'
    if (known && (age < known.ages.from || age > known.ages.to)) return 'wrong age'
    const words = lemmas(text)
    const least = known ? known.price.minimum : leastPrice(words)
    if (least > (budget.maximum ?? Infinity)) return 'too expensive'
    if (known?.category && bans.categories.has(known.category)) return 'banned category'
    const attributes = new Set([...(known?.attributes ?? []), ...impliedAttributes(words)])
    for (const attribute of attributes) if (bans.attributes.has(attribute)) return `banned: ${attribute}`
    if (bans.mixedFood && attributes.has('food') && words.some((word) => MIXED.test(word)))
      return 'mixed food'
    if (bans.mixedFood && words.includes('hamper')) return 'mixed food'
    if (bans.phrases.some((phrase) => holds(words, phrase))) return 'banned word'
    const heads: (string | undefined)[] = known
      ? [lemma(known.headNoun)]
      : headPositions(words).map((at) => words[at])
    const owned = bans.owned.some(
      (thing) => heads.includes(thing.at(-1)) && thing.every((word) => words.includes(word)),
    )
    return owned ? 'already owned' : null
  }
}
