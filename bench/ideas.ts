import { parseArgs } from 'node:util'
import { COUNT, describePerson, drawnLists, listsFor, type Made } from './ideas/ideas-lists.ts'
import type { Person } from './ideas/people.ts'
import { type Metric, printReport, quantile } from './report.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Candidate } from '#app/ideas/choice/candidates.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

const { values: options } = parseArgs({
  options: {
    lists: { type: 'boolean', default: false },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
if (options.draw !== undefined) {
  const [count, seed] = [Number(options.draw), Number(options.seed)]
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new Error('write --draw 40 --seed 21')
  console.log(drawnLists(count, seed))
  process.exit(0)
}

const PASSES = 20
const OTHER_SEEDS = 10
const MAX_SHARED = 0.4
const MERCHANDISE = lemmas(
  'mug keyring keychain sticker magnet tote t-shirt poster plaque doormat bookmark badge coaster figurine',
)

const catalogue = wholeCatalogue()
const topicsByIdea = new Map<string, Set<string>>()
for (const { title, within, written } of [...catalogue.topics, ...catalogue.subjects]) {
  for (const { text } of written) {
    const key = sameIdeaKey(text)
    topicsByIdea.set(key, (topicsByIdea.get(key) ?? new Set()).add(title).add(within?.title ?? title))
  }
}
const nearOf = new Map(catalogue.topics.map(({ title, near }) => [title, near]))

const made = listsFor(0)

/** By the words and topics that the person's writer named, not by what the generator says of itself. */
function fits({ about }: Person, { text }: Candidate, neighbours: boolean): boolean {
  const topics = topicsByIdea.get(sameIdeaKey(text)) ?? new Set()
  const words = lemmas(text)
  return about.some(
    (each) =>
      topics.has(each) ||
      containsPhrase(words, lemmas(each)) ||
      (neighbours && (nearOf.get(each) ?? []).some((near) => topics.has(near))),
  )
}

function isMerchandise({ idea, text }: Candidate): boolean {
  return idea.attributes.has('merchandise') || lemmas(text).some((word) => MERCHANDISE.includes(word))
}

function hurts({ never }: Person, { idea, text }: Candidate): boolean {
  const words = lemmas(text)
  const attributes = new Set([...idea.attributes, ...impliedAttributes(words)])
  return (
    never.words.some((phrase) => containsPhrase(words, phrase)) ||
    never.attributes.some((attribute) => attributes.has(attribute)) ||
    idea.price.typical > (never.over ?? Infinity)
  )
}

function templatesOfUnknown({ ideas }: Made): number[] {
  const filled = ideas.filter(({ template, interest }) => template && interest?.topic === null)
  return [
    0,
    ...Map.groupBy(filled, ({ interest }) => interest)
      .values()
      .map(({ length }) => length),
  ]
}

const ideasOf = (group: Person['group']) =>
  made.flatMap(({ person, ideas }) => (person.group === group ? ideas.map((idea) => ({ person, idea })) : []))
const share = (group: Person['group'], counts: (person: Person, idea: Candidate) => boolean) => {
  const all = ideasOf(group)
  return all.filter(({ person, idea }) => counts(person, idea)).length / all.length
}

function overlaps(lists: readonly Made[]): number[] {
  const pairs: number[] = []
  for (const [at, one] of lists.entries()) {
    for (const other of lists.slice(at + 1)) {
      const [mine, theirs] = [one, other].map(({ person }) =>
        hobbiesIn(catalogue, person.recipient.hobbies)
          .map(({ topic }) => topic?.title)
          .join(),
      )
      if (mine !== theirs || mine === '' || one.person.group === 'unlisted') continue
      const texts = new Set(one.ideas.map(({ text }) => text))
      pairs.push(other.ideas.filter(({ text }) => texts.has(text)).length / COUNT)
    }
  }
  return pairs
}

function passes(): number[][] {
  return Array.from({ length: PASSES }, (_, seed) =>
    made.map(({ person }) => {
      const start = performance.now()
      builtInIdeas(person.recipient, { count: COUNT, exclude: [], seed })
      return performance.now() - start
    }),
  )
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const violations = made.flatMap(({ person, ideas }) =>
  ideas
    .filter((idea) => hurts(person, idea))
    .map(({ text }) => `${text} — ${JSON.stringify(person.recipient)}`),
)
const short = made.filter(({ ideas }) => new Set(ideas.map(({ text }) => sameIdeaKey(text))).size !== COUNT)
const unlisted = made.filter(({ person }) => person.group === 'unlisted')
const known = unlisted.filter(({ person }) =>
  hobbiesIn(catalogue, person.recipient.hobbies).every(({ topic }) => topic !== null),
)
/** Whoever wants experiences only gets few categories, as asked. */
const unlimited = made.filter(({ person }) => readWish(person.recipient).only === null)
const categories = unlimited.map(({ ideas }) => new Set(ideas.map(({ idea }) => idea.category)).size)
const pairs = overlaps(made)
const pairsOfOtherSeeds = Array.from({ length: OTHER_SEEDS }, (_, round) =>
  overlaps(listsFor(round + 1)),
).flat()
const timed = passes()
/** Neighbours on the machine only ever add: the best of the passes is nearest to the product's own time. */
const best = (part: number) => Math.min(...timed.map((pass) => quantile(pass, part)))

/** What is measured | its value | its bounds; none: for information. */
const METRICS: readonly (readonly [string, number, Pick<Metric, 'min' | 'max'>])[] = [
  ['recipients', made.length, { min: 120 }],
  ['lists without exactly 15 different ideas', short.length, { max: 0 }],
  [
    'tied to a hobby or wish, listed',
    share('listed', (person, idea) => fits(person, idea, true)),
    { min: 0.8 },
  ],
  ['  of them without neighbouring topics', share('listed', (person, idea) => fits(person, idea, false)), {}],
  ['tied to a hobby or wish, unlisted', share('unlisted', (person, idea) => fits(person, idea, true)), {}],
  ['  of the unlisted, known by now', known.length / unlisted.length, { max: 0.25 }],
  ['tied to a hobby or wish, typed', share('typed', (person, idea) => fits(person, idea, true)), {}],
  ['most templates for one unknown pastime', Math.max(...made.flatMap(templatesOfUnknown)), { max: 3 }],
  [
    'most templates in a list',
    Math.max(...made.map(({ ideas }) => ideas.filter(({ template }) => template).length)),
    { max: 5 },
  ],
  ['merchandise, listed', share('listed', (_, idea) => isMerchandise(idea)), { max: 0.15 }],
  ['merchandise, unlisted', share('unlisted', (_, idea) => isMerchandise(idea)), { max: 0.35 }],
  ['violations', violations.length, { max: 0 }],
  ['fewest categories in a list', Math.min(...categories), { min: 6 }],
  ['overlap of two people with one hobby, mean', mean(pairs), {}],
  ['  p95 of the pairs', quantile(pairs, 0.95), {}],
  ['  greatest of any pair', Math.max(...pairs), { max: MAX_SHARED }],
  [
    '  pairs above that with ten other seeds, share',
    pairsOfOtherSeeds.filter((shared) => shared > MAX_SHARED).length / pairsOfOtherSeeds.length,
    {},
  ],
  ['  greatest of those', Math.max(...pairsOfOtherSeeds), {}],
  ['time of a list, median ms, best of the passes', best(0.5), { max: 10 }],
  ['time of a list, p99 ms, best of the passes', best(0.99), { max: 30 }],
  ['  median of all passes, ms', quantile(timed.flat(), 0.5), {}],
  ['  p99 of all passes, ms', quantile(timed.flat(), 0.99), {}],
]

if (options.lists) {
  for (const { person, ideas } of made) {
    console.log(`\n${describePerson(person)}`)
    for (const idea of ideas)
      console.log(`  ${fits(person, idea, true) ? ' ' : '-'} ${idea.text} (${idea.reason})`)
  }
}
for (const violation of violations) console.log(`violates: ${violation}`)
printReport(METRICS.map(([name, value, bounds]) => ({ name, value, ...bounds })))
