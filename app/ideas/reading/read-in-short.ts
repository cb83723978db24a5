import { type Catalogue, topicNamed } from '#app/ideas/catalogue/catalogue.ts'
import { ATTRIBUTES, THING_KINDS } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** What a wish is read as, in short: "likes:chess", "off:sight", "only:experience", "up to:40". */
export const GROUPS = ['likes', 'off', 'only', 'up to'] as const
export type Group = (typeof GROUPS)[number]

type Read = Pick<Wish, 'interests' | 'bans' | 'only' | 'budget' | 'doubtful'>

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
