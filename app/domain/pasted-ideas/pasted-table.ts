import Papa from 'papaparse'
import {
  type Column,
  COLUMNS,
  type Heading,
  headingOf,
  isHeading,
} from '#app/domain/pasted-ideas/column-names.ts'
import { isPrice } from '#app/domain/ideas/currency.ts'
import { MAX_LINES } from '#app/domain/ideas/gift-suggestions.ts'
import { splitAddress } from '#app/domain/ideas/product-address.ts'
import { trimmed } from '#app/domain/text.ts'

export interface WrittenIdea {
  text: string
  link: string
  details: string
  price: string
}

/** What a column means; '' is left out. */
export type Meaning = Column | ''

const MAX_TITLES = 6
/** Many rows may hold no idea; more lines are refused before. */
export const MAX_READ_LINES = 10 * MAX_LINES
/** More cells in a row are no table of wishes. */
const MAX_COLUMNS = 40
/** An address, a name and the rest of an idea, and a half more. */
const MAX_ROW_LENGTH = 4_000

interface Table {
  /** Blank where the table has no header. */
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** Its header has names that are known. */
  named: boolean
}

/**
 * A text as a table: as many cells in most lines, separated by commas, semicolons, tabs or bars, below names of columns
 * or with an address or a price in them. Columns mean what `said` says, or their names or contents tell. `unclear`: a
 * column could be anything and has to be asked for; `named`: a header was understood. Undefined for no table.
 */
export function tableIn(
  text: string,
  said?: readonly string[],
): { ideas: WrittenIdea[]; unclear: boolean; named: boolean } | undefined {
  const table = parsed(text)
  return table && { ...ideasOf(table, said), named: table.named }
}

/** The idea in a line that is a row of a table, which has an address. */
export function rowIn(line: string): WrittenIdea | undefined {
  // Most of the work is for headers, and a line of its own is none.
  const table = line.length <= MAX_ROW_LENGTH && splitAddress(line).link !== '' ? parsed(line, 0) : undefined
  const { ideas = [], unclear = true } = table ? ideasOf(table) : {}
  return unclear || ideas.length > 1 ? undefined : ideas[0]
}

function ideasOf(table: Table, said?: readonly string[]): { ideas: WrittenIdea[]; unclear: boolean } {
  const guess = meaningsOf(table)
  const meanings = said ? guess.meanings.map((_, at) => said[at]) : guess.meanings
  const ideas = table.rows.map((row) => {
    // A line without a separator, such as a title, is no row: it stays whole.
    if (row.length === 1) return { details: '', price: '', ...splitAddress(row[0] ?? '') }
    const cells = (column: Column) => row.filter((cell, at) => meanings[at] === column && cell !== '')
    const [cell = ''] = cells('link')
    const { link, text: beside } = splitAddress(cell)
    // The name of a shop is no link.
    const isLink = link !== '' || /^\S*[.:]\S*$/.test(cell)
    return {
      text: cells('text').join(', '),
      link: isLink ? link || cell : '',
      details: [...cells('details'), ...(isLink ? [] : cells('link'))].join(', '),
      price: cells('price').join(', ') || (isPrice(beside) ? beside : ''),
    }
  })
  return {
    ideas: ideas.filter((idea) => idea.text !== '' || idea.link !== ''),
    unclear: guess.unclear && !said,
  }
}

/** The columns of a table in a text, each with its name, its first cells, and what it is taken for. */
export function columnsIn(text: string): { name: string; cells: string[]; meaning: Meaning }[] {
  const table = parsed(text)
  if (!table) return []
  return meaningsOf(table).meanings.map((meaning, at) => ({
    name: table.header[at] ?? '',
    cells: table.rows.flatMap((row) => row[at] || []).slice(0, 3),
    meaning,
  }))
}

/** What a spreadsheet takes for a formula at the beginning of a cell, and behind what may begin another. */
const FORMULA = "(?=\\s*'?[=+\\-@＝＋－＠])"
const UNESCAPED = new RegExp(`(^|[;\\t])${FORMULA}`, 'g')
const ESCAPED = new RegExp(`(^|[;\\t])'${FORMULA}`, 'g')

/**
 * Ideas as a table that `tableIn` reads back, below the names of the columns in the order of `COLUMNS`. It is safe to open in
 * a spreadsheet: an apostrophe stands before each formula.
 */
export function ideasTable(names: readonly string[], ideas: readonly WrittenIdea[]): string {
  return Papa.unparse({
    fields: [...names],
    data: ideas.map((idea) => COLUMNS.map((name) => idea[name].replace(UNESCAPED, "$1'"))),
  })
}

/** `titles`: in so many lines a header is looked for. */
function parsed(text: string, titles = MAX_TITLES): Table | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const filled = lines.filter((each) => trimmed(each) !== '')
  const plain = filled.slice(0, MAX_READ_LINES).join('\n')
  const [line = '', separator] = /^"?sep=(.)"?\r?\n/i.exec(plain) ?? []
  const found = (separator ? [separator] : ['\t', ';', ',', '|'])
    .filter((one) => plain.includes(one))
    .flatMap((one) => tableBy(one, plain.slice(line.length), titles) ?? [])
  return found.find(({ named }) => named) ?? found[0]
}

function tableBy(separator: string, text: string, titles: number): Table | undefined {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: MAX_READ_LINES })
  if (data.some((row) => row.length > MAX_COLUMNS)) return undefined
  // Nothing or a bullet before each row, as of Markdown or Word.
  const marked = data.every(([first = '', ...others]) => others.length === 0 || !/[\p{L}\p{N}]/u.test(first))
  const written = data
    .map((row) => row.slice(marked && row.length > 1 ? 1 : 0))
    .filter((row) => row.some((cell) => /[^\s:-]/.test(cell)))
  const all = written.map((row) => row.map(cellOf))
  const at = all.slice(0, titles).findIndex((row, place) => {
    // "a gift card, any amount" is an idea: one cell at least is nothing but the name of a column.
    return isHeader(row) && row.some(isHeading) && all.slice(0, place).every(isTitle(row))
  })
  const header = all[at]
  const rows = all.slice(at + 1)
  if (header && headingsOf(header).size > 1 && header.filter(Boolean).every(isHeading))
    return { header, rows, named: true }
  const start = header ? 0 : rows.slice(0, MAX_TITLES).findIndex((row) => row.length > 1)
  const body = start < 0 ? [] : rows.slice(start)
  const even = body.filter((row) => row.length > 1 && row.length === (header ?? body[0])?.length).length
  if (even === 0 || even < 0.7 * body.length) return undefined
  if (header) return { header, rows, named: true }
  const kinds = kindsOf(belowFirst([], body))
  const has = (...some: Kind[]) => some.every((kind) => kinds.includes(kind))
  const told = has('link') || has('price')
  const shaped = separator === '\t' || (separator !== ',' && even === body.length && even > 2)
  if (kinds.filter((kind) => kind !== 'nothing').length < 2) return undefined
  const ruled = marked && separator === '|' && data.some((row) => row.every((cell) => /^[\s:-]*$/.test(cell)))
  if (
    !ruled &&
    !(body.length > 1 ? told || shaped : has('link') && isRow(body[0] ?? [], separator, text, has('price')))
  )
    return undefined
  // Only a rule below it makes the first row the names of columns.
  if (!ruled) return { header: [], rows, named: false }
  const [names = [], ...others] = body
  return { header: names, rows: [...rows.slice(0, start), ...others], named: false }
}

/** Whether a line of its own is a row: an address and a price, or a separator without a space behind an address. */
function isRow(row: readonly string[], separator: string, text: string, hasPrice: boolean): boolean {
  const line = row.join(separator)
  const { link } = splitAddress(separator + line)
  const at = row.findIndex((cell) => cell.includes(link))
  if (link === '' || at < 0) return false
  const behind = text.slice(text.indexOf(link) + link.length).replace(/^"/, '')
  const isTied = behind.startsWith(separator) && /\S/.test(behind.slice(1, 2))
  return hasPrice || (row.length > 2 && isTied && (at > 0 || /\s/.test(line)))
}

/** A cell in one line, as it was before it was exported. */
function cellOf(cell: string): string {
  const plain = cell.includes("'") ? cell.replace(ESCAPED, '$1') : cell
  return trimmed(/\s/.test(plain) ? plain.replace(/\s+/g, ' ') : plain)
}

function isHeader(row: readonly string[]): boolean {
  const headings = headingsOf(row)
  const tells = (['text', 'link', 'name'] as const).some((heading) => headings.has(heading))
  const plainly = row.length > 1 && row.some((cell) => isHeading(cell) && headingOf(cell) === 'text')
  return ((headings.size > 1 && tells) || plainly) && kindsOf([row]).every((kind) => !ofItsOwn(kind))
}

/** Whether a row above a header is none of the table. */
function isTitle(header: readonly string[]) {
  const filled = (row: readonly string[]) => row.filter(Boolean).length
  return (row: readonly string[]) => filled(row) < Math.min(3, filled(header))
}

/** The first row may be names of columns that are not known, or a wish that says less or more than those below it. */
function belowFirst(header: readonly string[], rows: Table['rows']): Table['rows'] {
  return header.length === 0 && rows.length > 1 ? rows.slice(1) : rows
}

function headingsOf(row: readonly string[]): Set<Heading> {
  return new Set(row.flatMap((cell) => headingOf(cell) ?? []))
}

type Kind = 'link' | 'price' | 'numbers' | 'words' | 'nothing'
const ofItsOwn = (kind: Kind | undefined) => kind === 'link' || kind === 'price'

const ADDRESS = /^<?(?:https?:\/\/|www\.)\S+$/i

function kindsOf(rows: readonly (readonly string[])[]): Kind[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, at) => kindOf(rows.flatMap((row) => row[at] || [])))
}

/** What most cells of a column are. */
function kindOf(cells: readonly string[]): Kind {
  if (cells.length === 0) return 'nothing'
  const most = (is: (cell: string) => boolean) => cells.filter(is).length >= 0.6 * cells.length
  if (most((cell) => ADDRESS.test(cell))) return 'link'
  if (most((cell) => isPrice(cell)) && cells.some((cell) => isPrice(cell, true))) return 'price'
  return most((cell) => /^\d+\.?$/.test(cell)) ? 'numbers' : 'words'
}

function meaningsOf({ header, rows }: Table): { meanings: Meaning[]; unclear: boolean } {
  const below = kindsOf(belowFirst(header, rows))
  const kinds = kindsOf(rows).map((kind, at) => {
    const kindBelow = below[at] ?? 'nothing'
    return ofItsOwn(kind) || kindBelow === 'nothing' ? kind : kindBelow
  })
  const width = Math.max(kinds.length, header.length)
  const headings = Array.from({ length: width }, (_, at) => headingOf(header[at] ?? ''))
  const meanings = headings.map((heading, at): Meaning => {
    const again = headings.indexOf(heading) !== at
    if (heading === 'text') return again ? 'details' : 'text'
    if (heading === 'name') return again || headings.includes('text') ? '' : 'text'
    if (heading === undefined || heading === 'person' || heading === 'other') return ''
    return heading === 'link' && again ? '' : heading
  })
  const propose = (meaning: Column, kind: Kind | Column) => {
    const at = kinds.findIndex((one, place) => one === kind && !headings[place] && meanings[place] === '')
    if (at >= 0 && !meanings.includes(meaning)) meanings[at] = meaning
  }
  propose('link', 'link')
  propose('price', 'price')
  propose('text', 'words')
  if (!meanings.includes('text') && meanings.includes('details'))
    meanings[meanings.indexOf('details')] = 'text'
  const left = kinds.some(
    (kind, at) => kind !== 'nothing' && !headings[at] && meanings[at] === '' && !counts(rows, at),
  )
  return { meanings, unclear: left || !(meanings.includes('text') || meanings.includes('link')) }
}

/** Whether a column numbers the rows. */
function counts(rows: readonly (readonly string[])[], at: number): boolean {
  return rows.length > 1 && rows.every((row, place) => Number.parseInt(row[at] ?? '', 10) === place + 1)
}
