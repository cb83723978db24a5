import { type Catalogue, topicNamed, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { inLanguage } from '#app/ideas/catalogue/texts.ts'
import { ATTRIBUTES, type IdeaTexts, THING_KINDS } from '#app/ideas/idea.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { spokenName } from '#app/ideas/words/names-of-kinds.ts'
import { GROUPS, type Group } from '#app/ideas/reading/read-in-short.ts'

export interface Chip {
  key: string
  group: Group
  /** As people say it. */
  words: string
  /** Doubtful: refused and wished for, so that the wish counts. */
  state: 'heeded' | 'wrong' | 'doubtful'
}

/** Everything that an owner is shown of it: what is heeded, what they took out, and what is doubtful. */
export function chipsOf(
  { asRead, understood, doubtful }: Pick<Wish, 'asRead' | 'understood' | 'doubtful'>,
  texts?: IdeaTexts,
): Chip[] {
  const inDoubt = [...doubtful].map((name) => `off:${name}`)
  return [...new Set([...understood, ...asRead, ...inDoubt])].map((key) => {
    const group = GROUPS.find((each) => key.startsWith(`${each}:`)) ?? 'likes'
    const state = understood.includes(key) ? 'heeded' : inDoubt.includes(key) ? 'doubtful' : 'wrong'
    return { key, group, words: inLanguage(texts, spokenName(key.slice(group.length + 1))), state }
  })
}

/** What an owner says is right: the keys of chips, and what they add in the words of the pickers, '' for nothing. */
export interface Right {
  kept: readonly string[]
  likes: string
  off: string
  only: string
  /** In whole euros, dollars or pounds. */
  'up to': string
}

/** What an owner can add: titles of topics, and names with how people say them. */
export function pickersOf(texts?: IdeaTexts, catalogue: Catalogue = wholeCatalogue()) {
  const spoken = (names: readonly string[]) =>
    names.map((name) => ({ name, words: inLanguage(texts, spokenName(name)) }))
  return {
    likes: catalogue.topics.map(({ title }) => inLanguage(texts, title)),
    off: spoken([...ATTRIBUTES, ...THING_KINDS]),
    only: spoken(ATTRIBUTES),
  }
}

/** So many are stored: more than anybody makes. */
const MAX_CORRECTIONS = 100

/**
 * Takes what was read and what is right; gives what `Recipient.corrections` needs to say. Refuses with undefined a pastime that the
 * catalogue does not know; of the rest, what no picker offers is ignored.
 */
export function correctionsFor(
  wish: Pick<Wish, 'asRead' | 'understood' | 'doubtful'>,
  { kept, likes, off, only, 'up to': most }: Right,
  texts?: IdeaTexts,
  catalogue: Catalogue = wholeCatalogue(),
): string[] | undefined {
  const topic =
    catalogue.topics.find(({ title }) => inLanguage(texts, title).toLowerCase() === likes.toLowerCase()) ??
    topicNamed(catalogue, lemmas(likes))
  if (likes !== '' && !topic) return undefined
  const shown = new Set(chipsOf(wish).map(({ key }) => key))
  const pickers = pickersOf(texts, catalogue)
  const right = new Set([
    ...kept.filter((key) => shown.has(key) && !key.startsWith('up to:')),
    ...(topic ? [`likes:${topic.title}`] : []),
    ...pickers.off.filter(({ name }) => name === off).map(({ name }) => `off:${name}`),
    ...pickers.only.filter(({ name }) => name === only).map(({ name }) => `only:${name}`),
    ...(/^[1-9]\d{0,5}$/.test(most) ? [`up to:${most}`] : []),
  ])
  const { asRead } = wish
  return [
    ...asRead.filter((key) => !right.has(key)).map((key) => `-${key}`),
    ...[...right].filter((key) => !asRead.includes(key)).map((key) => `+${key}`),
  ].slice(0, MAX_CORRECTIONS)
}
