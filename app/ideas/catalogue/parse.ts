import { OCCASION_TYPES } from '#app/domain/gift-profile.ts'
import { ATTRIBUTES, type Attribute, CATEGORIES, type Idea, type Kind, KINDS } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

export interface Section {
  title: string
  also: readonly string[]
  near: readonly string[]
  /** A stage of life or a habit, whose name never enters a template ("pregnancy fair tickets"). */
  situation: boolean
  /** From these years on another topic is meant: who likes football at fifty watches it. */
  later: { from: number; title: string } | null
  /** Lemmas of templates that make no sense with its name ("lap blanket for dinosaurs"). */
  unfit: readonly string[]
  ideas: readonly Idea[]
  where: string
}

/** A hobby, fandom or life situation with its gear. */
export interface Topic extends Section {
  kind: Kind
}

const MAX_AGE = 120
/** Beside the attributes of a row: see `Idea`. */
const FILLER = 'filler'

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

function rowOf(line: string, where: string, complain: (what: string) => void): Idea | undefined {
  const columns = line.split('|').map((column) => column.trim())
  const [text = '', prices = '', years = '', categoryName = '', marks = ''] = columns
  const price = priceOf(prices)
  const ages = agesOf(years)
  const category = member(CATEGORIES, categoryName)
  if (columns.length !== 4 && columns.length !== 5)
    complain('write: text | price | ages | category | attributes')
  if (text === '') complain('give the idea a text')
  if (!price) complain(`price "${prices}" must be minimum-typical, such as 15-30, the smaller first`)
  if (!ages) complain(`ages "${years}" must be such as 10+, 4-12 or all`)
  if (!category) complain(`category "${categoryName}" is not in CATEGORIES of idea.ts`)
  const attributes = new Set<Attribute>()
  const occasions: Idea['occasions'][number][] = []
  const names = marks.split(/\s+/).filter(Boolean)
  for (const mark of names.filter((name) => name !== FILLER)) {
    const attribute = member(ATTRIBUTES, mark)
    const occasion = mark.startsWith('@') ? member(OCCASION_TYPES, mark.slice(1)) : undefined
    if (attribute) attributes.add(attribute)
    else if (occasion) occasions.push(occasion)
    else complain(`"${mark}" is neither in ATTRIBUTES of idea.ts nor an @occasion nor ${FILLER}`)
  }
  if (!price || !ages || !category) return undefined
  const headNoun = headNounOf(text)
  const filler = names.includes(FILLER)
  return {
    text: text.replaceAll('*', ''),
    price,
    ages,
    category,
    headNoun,
    occasions,
    attributes,
    filler,
    where,
  }
}

function commaList(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/**
 * Parses one catalogue table into its sections: `# title`, the lists `also:`, `near:` and `unfit:`, the lines `situation` and
 * `from 35: title of another topic`,
 * and rows of `text | price | ages | category | attributes`, the last with `@occasion` and `filler`.
 * Throws one Error with every complaint: file, line and what to write instead.
 */
export function parseTable(file: string, table: string): Section[] {
  const complaints: string[] = []
  const sections: (Section & { also: string[]; near: string[]; unfit: string[]; ideas: Idea[] })[] = []
  for (const [index, raw] of table.split('\n').entries()) {
    const line = raw.trim()
    const where = `${file}:${index + 1}`
    const complain = (what: string) => complaints.push(`${where}: ${what} — ${line}`)
    const current = sections.at(-1)
    const [, list, names] = /^(also|near|unfit):(.*)$/.exec(line) ?? []
    const [, years, later] = /^from (\d{1,3}):(.*)$/.exec(line) ?? []
    if (line === '') continue
    if (line.startsWith('#')) {
      const title = line.slice(1).trim()
      sections.push({ title, also: [], near: [], situation: false, later: null, unfit: [], ideas: [], where })
    } else if (!current) {
      complain('put a "# title" line first')
    } else if (line === 'situation') {
      current.situation = true
    } else if (later !== undefined) {
      current.later = { from: Number(years), title: later.trim() }
    } else if (names !== undefined) {
      if (list === 'unfit') current.unfit.push(...lemmas(names))
      else current[list === 'also' ? 'also' : 'near'].push(...commaList(names))
    } else {
      const idea = rowOf(line, where, complain)
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
