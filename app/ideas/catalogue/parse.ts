import { OCCASION_TYPES } from '#app/domain/profiles/gift-profile.ts'
import {
  ATTRIBUTES,
  CATEGORIES,
  type Idea,
  type Kind,
  KINDS,
  THING_KINDS,
  type ThingKind,
} from '#app/ideas/idea.ts'
import { kindsOfRow } from '#app/ideas/words/kinds.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

export interface Section {
  title: string
  /** Other words for the same thing. */
  also: readonly string[]
  /** The names of each thing of its own: its rows stand in a section of that title in the folder "subjects". */
  own: readonly (readonly string[])[]
  near: readonly string[]
  /** Clubs, bands, series and the like, each with its other names: the rows say `{name}`, and each becomes a subject. */
  names: readonly (readonly string[])[]
  /** Whether its title means it only as a whole phrase: "frozen yoghurt" is no film. */
  alone: boolean
  /** Of a subject that "own:" of no topic names: where it belongs. */
  in: string | null
  /** A stage of life or a habit, whose name never enters a template ("pregnancy fair tickets"). */
  situation: boolean
  /** From these years on another topic is meant: who likes football at fifty watches it. */
  later: { from: number; title: string } | null
  /** Lemmas of templates that make no sense with its name ("lap blanket for dinosaurs"). */
  unfit: readonly string[]
  /** What its gear asks of people. */
  needs: readonly ThingKind[]
  ideas: readonly Idea[]
  where: string
}

/** A hobby, fandom or life situation with its gear. */
export interface Topic extends Section {
  kind: Kind
  /** Of a subject: where it belongs, and the rows that are its own; the other ideas are the topic's general ones. */
  within: Topic | null
  /** The rows of its section. */
  written: readonly Idea[]
  ownIdeas: ReadonlySet<Idea>
}

const MAX_AGE = 120

function member<T extends string>(list: readonly T[], word: string): T | undefined {
  return list.find((each) => each === word)
}

function agesOf(column: string): Idea['ages'] | undefined {
  if (column === 'all') return { from: 0, to: MAX_AGE }
  const [, from, to] = /^(\d{1,3})(?:\+|-(\d{1,3}))$/.exec(column) ?? []
  if (from === undefined) return undefined
  const ages = { from: Number(from), to: to === undefined ? MAX_AGE : Number(to) }
  return ages.from <= ages.to ? ages : undefined
}

function priceOf(column: string): Idea['price'] | undefined {
  const [, minimum, typical] = /^(\d{1,5})-(\d{1,5})$/.exec(column) ?? []
  if (minimum === undefined || typical === undefined) return undefined
  const price = { minimum: Number(minimum), typical: Number(typical) }
  return price.minimum <= price.typical ? price : undefined
}

/** The word marked with a star ("changing robe* with hood"), else the last one. */
function headNounOf(text: string): string {
  const starred = text.split(' ').find((word) => word.endsWith('*'))
  return starred?.slice(0, -1) ?? text.split(' ').at(-1) ?? ''
}

/** Kinds that hold, and after a minus those that do not whatever the words say. */
interface Needs {
  added: ThingKind[]
  removed: ThingKind[]
}

/** The marks of a row: attributes, kinds, occasions, `filler`, `heart` and `of:subject_of_the_topic`. */
function marksOf(names: readonly string[], complain: (what: string) => void) {
  const marks = {
    attributes: new Set<(typeof ATTRIBUTES)[number]>(),
    occasions: [] as Idea['occasions'][number][],
  }
  const needs: Needs = { added: [], removed: [] }
  const of = names.filter((each) => each.startsWith('of:')).map((each) => each.slice(3).replaceAll('_', ' '))
  for (const name of names.filter(
    (each) => each !== 'filler' && each !== 'heart' && !each.startsWith('of:'),
  )) {
    const attribute = member(ATTRIBUTES, name)
    const occasion = name.startsWith('@') ? member(OCCASION_TYPES, name.slice(1)) : undefined
    if (attribute) marks.attributes.add(attribute)
    else if (occasion) marks.occasions.push(occasion)
    else if (!addNeed(needs, name))
      complain(
        `"${name}" is neither in ATTRIBUTES nor THING_KINDS of idea.ts nor an @occasion, heart or filler`,
      )
  }
  return { ...marks, needs, filler: names.includes('filler'), heart: names.includes('heart'), of }
}

function addNeed({ added, removed }: Needs, name: string): boolean {
  const kind = member(THING_KINDS, name.replace(/^-/, ''))
  if (kind) (name.startsWith('-') ? removed : added).push(kind)
  return kind !== undefined
}

function rowOf(
  line: string,
  where: string,
  ofTopic: Needs,
  complain: (what: string) => void,
): Idea | undefined {
  const columns = line.split('|').map((column) => column.trim())
  const [starred = '', prices = '', years = '', categoryName = '', marks = ''] = columns
  const price = priceOf(prices)
  const ages = agesOf(years)
  const category = member(CATEGORIES, categoryName)
  if (columns.length !== 4 && columns.length !== 5)
    complain('write: text | price | ages | category | attributes')
  if (starred === '') complain('give the idea a text')
  if (!price) complain(`price "${prices}" must be minimum-typical, such as 15-30, the smaller first`)
  if (!ages) complain(`ages "${years}" must be such as 10+, 4-12 or all`)
  if (!category) complain(`category "${categoryName}" is not in CATEGORIES of idea.ts`)
  const { needs, ...marked } = marksOf(marks.split(/\s+/).filter(Boolean), complain)
  if (!price || !ages || !category) return undefined
  const text = starred.replaceAll('*', '')
  const derived = kindsOfRow({ text, category, attributes: marked.attributes }, ofTopic.added)
  for (const kind of ofTopic.removed) derived.delete(kind)
  for (const kind of needs.added)
    if (derived.has(kind)) complain(`it is "${kind}" anyway: leave the mark out`)
  for (const kind of needs.removed)
    if (!derived.has(kind)) complain(`it is not "${kind}" anyway: leave "-${kind}" out`)
  const kinds = new Set([...derived, ...needs.added].filter((kind) => !needs.removed.includes(kind)))
  return { text, price, ages, category, headNoun: headNounOf(starred), ...marked, kinds, where }
}

function commaList(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/**
 * Parses one catalogue table into its sections: `# title`, the lists `also:`, `own:` and `names:` (names of one thing joined by =), `near:`, `needs:` and `unfit:`, the
 * lines `in: topic of a subject`, `situation` and `from 35: title of another topic`, and rows of
 * `text | price | ages | category | marks`, see `marksOf`.
 * The gear of a subject also needs what `needsOf` says of its title or of its topic's.
 * Throws one Error with every complaint: file, line and what to write instead.
 */
export function parseTable(
  file: string,
  table: string,
  needsOf: ReadonlyMap<string, readonly ThingKind[]> = new Map(),
): Section[] {
  const complaints: string[] = []
  const sections: (Section & {
    also: string[]
    own: string[][]
    names: string[][]
    near: string[]
    unfit: string[]
    needs: ThingKind[]
    ideas: Idea[]
  })[] = []
  let needs: Needs = { added: [], removed: [] }
  for (const [index, raw] of table.split('\n').entries()) {
    const line = raw.trim()
    const where = `${file}:${index + 1}`
    const complain = (what: string) => complaints.push(`${where}: ${what} — ${line}`)
    const current = sections.at(-1)
    const [, list, names = ''] = /^(also|own|near|names|unfit|needs|in):(.*)$/.exec(line) ?? []
    const [, years, later] = /^from (\d{1,3}):(.*)$/.exec(line) ?? []
    if (line === '') continue
    if (line.startsWith('#')) {
      const title = line.slice(1).trim()
      needs = { added: [...(needsOf.get(title) ?? [])], removed: [] }
      const lists = { also: [], own: [], near: [], names: [], unfit: [], needs: needs.added, ideas: [] }
      sections.push({ title, ...lists, alone: false, in: null, situation: false, later: null, where })
    } else if (!current) {
      complain('put a "# title" line first')
    } else if (line === 'situation') {
      current.situation = true
    } else if (later !== undefined) {
      current.later = { from: Number(years), title: later.trim() }
    } else if (list === 'in') {
      current.in = names.trim()
      needs.added.push(...(needsOf.get(current.in) ?? []))
    } else if (list === 'needs') {
      for (const name of names.trim().split(/\s+/))
        if (!addNeed(needs, name)) complain(`"${name}" is not in THING_KINDS of idea.ts`)
    } else if (list === 'unfit') {
      current.unfit.push(...lemmas(names))
    } else if (list === 'own' || list === 'names') {
      current[list].push(...commaList(names).map((each) => each.split(' = ')))
    } else if (list === 'also' || list === 'near') {
      current[list].push(...commaList(names))
    } else {
      const idea = rowOf(line, where, needs, complain)
      if (idea) current.ideas.push(idea)
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return sections
}

/** Templates are for a kind of pastime or for any. */
const TEMPLATE_GROUPS = [...KINDS, 'any'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]

/** What may be said of a pastime of each group: with `{hobby}` a template, else as it stands; throws when a title is no group. */
export function templatesByGroup(sections: readonly Section[]): Map<TemplateGroup, readonly Idea[]> {
  const complaints: string[] = []
  const templates = new Map<TemplateGroup, readonly Idea[]>()
  for (const { title, ideas, where } of sections) {
    const group = member(TEMPLATE_GROUPS, title)
    if (group) templates.set(group, ideas)
    else complaints.push(`${where}: "${title}" is not in TEMPLATE_GROUPS of parse.ts`)
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return templates
}
