import { OCCASION_TYPES } from '#app/domain/profiles/gift-profile.ts'
import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { lint, MINIMUMS, plainAndCheap } from '#app/ideas/catalogue/lint.ts'
import { ATTRIBUTES, CATEGORIES, type Idea, KINDS } from '#app/ideas/idea.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

const AGES = [0, 2, 4, 6, 9, 12, 15, 21, 30, 40, 50, 65, 80]
const PRICES = [
  { name: 'to 5', from: 0, to: 5 },
  { name: 'to 15', from: 6, to: 15 },
  { name: 'to 40', from: 16, to: 40 },
  { name: 'to 100', from: 41, to: 100 },
  { name: 'above', from: 101, to: Infinity },
]
const ENOUGH_IDEAS = 6

function suitsAge(age: number) {
  return ({ ages }: Idea): boolean => ages.from <= age && age <= ages.to
}

function inPriceRange({ from, to }: { from: number; to: number }) {
  return ({ price }: Idea): boolean => from <= price.typical && price.typical <= to
}

function counts(names: readonly string[], count: (name: string) => number): string {
  return names.map((name) => `${name} ${count(name)}`).join(', ')
}

function forOccasion(ideas: readonly Idea[]): string {
  return counts(
    OCCASION_TYPES,
    (name) => ideas.filter((idea) => idea.occasions.some((each) => each === name)).length,
  )
}

function table(ideas: readonly Idea[]): string[] {
  const cell = (text: string | number) => String(text).padStart(8)
  return [
    `  age   ${PRICES.map(({ name }) => cell(name)).join('')}`,
    ...AGES.map(
      (age) =>
        `  ${String(age).padEnd(6)}${PRICES.map((price) => cell(ideas.filter(suitsAge(age)).filter(inPriceRange(price)).length)).join('')}`,
    ),
  ]
}

function sharedIdeas({ topics }: Catalogue): string[] {
  const where = new Map<string, Idea[]>()
  for (const idea of topics.flatMap(({ ideas }) => ideas)) {
    where.set(sameIdeaKey(idea.text), [...(where.get(sameIdeaKey(idea.text)) ?? []), idea])
  }
  return [...where.values()]
    .filter(({ length }) => length > 1)
    .map((ideas) => `  ${ideas[0]?.text}: ${ideas.map((idea) => idea.where).join(', ')}`)
}

/** The subjects that have no section yet, by topic. */
function toBeWritten({ subjects }: Catalogue): string[] {
  const unwritten = subjects.filter(({ written }) => written.length === 0)
  return [...Map.groupBy(unwritten, ({ within }) => within)].map(
    ([topic, each]) => `  ${topic?.title}: ${each.map(({ title }) => title).join(', ')}`,
  )
}

/** A report on a catalogue: amounts by kind, age, price, occasion and attribute, and ideas that two topics share. */
export function coverage(catalogue: Catalogue): string {
  const { topics, templates, universal } = catalogue
  const ideas = topics.flatMap((topic) => topic.ideas)
  const all = [
    ...ideas,
    ...catalogue.subjects.flatMap(({ written }) => written),
    ...[...templates.values()].flat(),
    ...universal,
  ]
  const sizes = topics.map((topic) => topic.ideas.length).toSorted((a, b) => a - b)
  const plain = plainAndCheap(catalogue)
  const topicsWith = (fits: (idea: Idea) => boolean, min: number) =>
    topics.filter((topic) => topic.ideas.filter(fits).length >= min).length
  return [
    `topics ${topics.length}: ${counts(KINDS, (kind) => topics.filter((topic) => topic.kind === kind).length)}`,
    `aliases ${topics.flatMap(({ also }) => also).length}`,
    `ideas of topics ${ideas.length}: ${sizes[0] ?? 0} to ${sizes.at(-1) ?? 0} a topic, median ${sizes[Math.floor(sizes.length / 2)] ?? 0}`,
    `ideas in all ${all.length}, templates and universal ones included`,
    `topics with ${ENOUGH_IDEAS} ideas at an age: ${counts(AGES.map(String), (age) => topicsWith(suitsAge(Number(age)), ENOUGH_IDEAS))}`,
    `topics with an idea at a price: ${PRICES.map((price) => `${price.name} ${topicsWith(inPriceRange(price), 1)}`).join(', ')}`,
    `ideas of topics for one occasion: ${forOccasion(ideas)}`,
    `templates: ${[...templates].map(([kind, each]) => `${kind} ${each.length} (${each.filter(({ attributes }) => attributes.has('merchandise')).length} merchandise)`).join(', ')}`,
    `universal ${universal.length}, for one occasion: ${forOccasion(universal)}`,
    ...table(universal),
    `universal without attribute and cheap, at an age: ${counts(AGES.map(String), (age) => plain.filter(suitsAge(Number(age))).length)}`,
    `attributes: ${counts(ATTRIBUTES, (name) => all.filter(({ attributes }) => [...attributes].some((each) => each === name)).length)}`,
    `categories: ${counts(CATEGORIES, (name) => all.filter(({ category }) => category === name).length)}`,
    `subjects ${catalogue.subjects.length}, to be written:`,
    ...toBeWritten(catalogue),
    `ideas in two topics: ${sharedIdeas(catalogue).length}`,
    ...sharedIdeas(catalogue),
  ].join('\n')
}

if (import.meta.main) {
  const problems = lint(wholeCatalogue(), MINIMUMS)
  console.log(coverage(wholeCatalogue()))
  console.log(problems.length > 0 ? problems.join('\n') : 'the catalogue has no problems')
  if (problems.length > 0) process.exitCode = 1
}
