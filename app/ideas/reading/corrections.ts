import { type Catalogue, topicNamed, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { ATTRIBUTES, THING_KINDS } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { spokenName } from '#app/ideas/words/names-of-kinds.ts'

/** What a wish is read as, in short: "likes:chess", "off:sight", "only:experience", "up to:40". */
const GROUPS = ['likes', 'off', 'only', 'up to'] as const
type Group = (typeof GROUPS)[number]

type Read = Pick<Wish, 'interests' | 'bans' | 'only' | 'budget' | 'doubtful'>

export interface Chip {
  key: string
  group: Group
  /** As people say it. */
  words: string
  /** Doubtful: refused and wished for, so that the wish counts. */
  state: 'heeded' | 'wrong' | 'doubtful'
}

/** What was understood, a line for each thing that an owner can correct. */
export function inShort({ interests, bans, only, budget }: Read): string[] {
  const off = [...bans.attributes, ...bans.kinds, ...bans.categories, ...bans.named.keys()]
  return [
    ...interests.map((interest) => `likes:${nameOf(interest)}`),
    ...new Set(off.map((name) => `off:${name}`)),
    ...new Set([...(only?.attributes ?? []), ...(only?.categories ?? [])].map((name) => `only:${name}`)),
    ...(budget.maximum === null ? [] : [`up to:${Math.round(budget.maximum)}`]),
  ]
}

function nameOf({ topic, phrase }: Interest): string {
  return topic?.title ?? phrase
}

/** What was read without what an owner took out, and with what they added. */
export function corrected(read: Read, corrections: readonly string[], catalogue: Catalogue): Read {
  const named = (sign: '+' | '-', group: Group) => {
    const start = `${sign}${group}:`
    return corrections.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length))
  }
  const { bans, budget } = read
  const doubtful = new Set(read.doubtful)
  for (const name of named('-', 'off')) {
    const sets: { delete(name: string): boolean }[] = [
      bans.attributes,
      bans.kinds,
      bans.categories,
      bans.named,
      doubtful,
    ]
    for (const each of sets) each.delete(name)
  }
  for (const name of named('+', 'off')) {
    for (const each of ATTRIBUTES.filter((attribute) => attribute === name)) bans.attributes.add(each)
    for (const each of THING_KINDS.filter((kind) => kind === name)) bans.kinds.add(each)
    ;(doubtful as Set<string>).delete(name)
  }
  const [liked, notLiked] = [named('+', 'likes'), new Set(named('-', 'likes'))]
  const [most = null] = named('+', 'up to').map(Number)
  const isWrong = named('-', 'up to').includes(String(Math.round(budget.maximum ?? 0)))
  return {
    bans,
    doubtful,
    interests: [
      ...liked.flatMap((title) => interestIn(catalogue, title)),
      ...read.interests.filter((each) => !notLiked.has(nameOf(each)) && !liked.includes(nameOf(each))),
    ],
    only: correctedOnly(read.only, named('+', 'only'), new Set(named('-', 'only'))),
    budget: { ...budget, maximum: most ?? (isWrong ? null : budget.maximum) },
  }
}

function interestIn(catalogue: Catalogue, title: string): Interest[] {
  const topic = topicNamed(catalogue, lemmas(title))
  return topic
    ? [{ phrase: title, topic, exact: true, kind: topic.kind, templateWord: title, main: true }]
    : []
}

function correctedOnly(
  only: Read['only'],
  added: readonly string[],
  wrong: ReadonlySet<string>,
): Read['only'] {
  const isRight = (name: string) => !wrong.has(name)
  const attributes = new Set([
    ...(only?.attributes ?? []),
    ...ATTRIBUTES.filter((name) => added.includes(name)),
  ])
  const right = {
    attributes: new Set([...attributes].filter(isRight)),
    categories: new Set([...(only?.categories ?? [])].filter(isRight)),
  }
  return right.attributes.size + right.categories.size === 0 ? null : right
}

/** Everything that an owner is shown of it: what is heeded, what they took out, and what is doubtful. */
export function chipsOf({
  asRead,
  understood,
  doubtful,
}: Pick<Wish, 'asRead' | 'understood' | 'doubtful'>): Chip[] {
  const inDoubt = [...doubtful].map((name) => `off:${name}`)
  return [...new Set([...understood, ...asRead, ...inDoubt])].map((key) => {
    const group = GROUPS.find((each) => key.startsWith(`${each}:`)) ?? 'likes'
    const state = understood.includes(key) ? 'heeded' : inDoubt.includes(key) ? 'doubtful' : 'wrong'
    return { key, group, words: spokenName(key.slice(group.length + 1)), state }
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
export function pickersOf(catalogue: Catalogue = wholeCatalogue()) {
  const spoken = (names: readonly string[]) => names.map((name) => ({ name, words: spokenName(name) }))
  return {
    likes: catalogue.topics.map(({ title }) => title),
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
  catalogue: Catalogue = wholeCatalogue(),
): string[] | undefined {
  const topic = topicNamed(catalogue, lemmas(likes))
  if (likes !== '' && !topic) return undefined
  const shown = new Set(chipsOf(wish).map(({ key }) => key))
  const pickers = pickersOf(catalogue)
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
