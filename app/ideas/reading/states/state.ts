import { pattern } from '#app/ideas/words/pattern.ts'
import { ATTRIBUTES, type Attribute, THING_KINDS, type ThingKind } from '#app/ideas/idea.ts'

export interface State {
  /** Matched in normalised text between word boundaries. */
  pattern: RegExp
  attributes: readonly Attribute[]
  kinds: readonly ThingKind[]
  /** Literal things, of which no idea may hold the word. */
  words: string
  /** The catalogue's topic for such people. */
  topic?: string | undefined
  /** What they "used to love" they can do no more, and no gift reminds them. */
  limits: boolean
}

interface Row {
  /** A regular expression; line breaks and their indents do not count. */
  says: string
  /** Attributes and kinds that no idea may have. */
  bans?: string
  words?: string
  topic?: string
  limits?: true
}

/** A state as the tables of this folder write it; throws on a ban that is no attribute or kind. */
export function state({ says, bans = '', words = '', topic, limits }: Row): State {
  const names = bans.split(' ').filter(Boolean)
  const attributes = ATTRIBUTES.filter((each) => names.includes(each))
  const kinds = THING_KINDS.filter((each) => names.includes(each))
  if (attributes.length + kinds.length < names.length) throw new Error(`no attribute or kind: ${bans}`)
  return { pattern: pattern(says), attributes, kinds, words, topic, limits: limits ?? false }
}
