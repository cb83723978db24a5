import { type Attribute, type Idea, THING_KINDS, type ThingKind } from '#app/ideas/idea.ts'
import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import {
  GEAR,
  KIND_WORDS,
  KINDS_BY_ATTRIBUTE,
  KINDS_BY_CATEGORY,
  MADE_WITHOUT,
  SEATED,
} from '#app/ideas/words/kind-words.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'
import { phrases, wordsOfNames } from '#app/ideas/words/words-of-names.ts'

const { impliedIn, namedIn } = wordsOfNames(THING_KINDS, KIND_WORDS)

const WITHOUT = THING_KINDS.flatMap((kind) =>
  phrases(MADE_WITHOUT[kind] ?? '').map((phrase) => ({ kind, phrase })),
)

const SEATED_PHRASES = phrases(SEATED)

export const ANIMALS = new Set(lemmas('cat dog horse rabbit hamster bird parrot pony rodent animal pet'))

const NO_THING: readonly Attribute[] = ['experience', 'voucher', 'subscription']

/** Whether an idea of these attributes is no object to keep somewhere. */
export function isNoThing(attributes: ReadonlySet<Attribute>): boolean {
  return NO_THING.some((attribute) => attributes.has(attribute))
}

/** The kinds that lemmas name outright, as people do when they refuse: "nothing for the kitchen". */
export const namedKinds: (words: readonly string[]) => Set<ThingKind> = namedIn

/** The kinds of an idea of which only the words are known, as a model's. */
export function kindsOfText(text: string): Set<ThingKind> {
  const words = lemmas(text)
  return kindsOf(words, impliedAttributes(words), [])
}

/** The kinds of a row by its words, category and attributes, and, if it is gear, by what its topic needs. */
export function kindsOfRow(
  { text, category, attributes }: Pick<Idea, 'text' | 'category' | 'attributes'>,
  needs: readonly ThingKind[],
): Set<ThingKind> {
  const words = lemmas(text)
  const ofTopic = GEAR.has(category) ? needs : []
  const isOuting = category === 'experience' && !SEATED_PHRASES.some((each) => containsPhrase(words, each))
  const ofOuting: readonly ThingKind[] = isOuting ? ['legs'] : []
  return kindsOf(words, attributes, [...(KINDS_BY_CATEGORY[category] ?? []), ...ofTopic, ...ofOuting])
}

function kindsOf(
  words: readonly string[],
  attributes: ReadonlySet<Attribute>,
  others: readonly ThingKind[],
): Set<ThingKind> {
  const byAttribute = [...attributes].flatMap((attribute) => KINDS_BY_ATTRIBUTE[attribute] ?? [])
  const kinds = new Set([...impliedIn(words), ...byAttribute, ...others])
  if (!isNoThing(attributes)) kinds.add('thing')
  for (const { kind, phrase } of WITHOUT) if (containsPhrase(words, phrase)) kinds.delete(kind)
  return kinds
}
