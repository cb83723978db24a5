import Papa from 'papaparse'
import { MAX_LINES } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { nameFromAddress, productAddress, splitAddress } from '#app/domain/product-address.ts'

/** An idea as it is written: its text, and what may stand beside it; '' for none. */
export interface WrittenIdea {
  text: string
  link: string
  details: string
  price: string
}

/** The names that a column may have in its header, and how it is exported: the first of each. */
const COLUMNS = {
  text: ['idea', 'suggestion', 'gift', 'item', 'name', 'title', 'wish', 'product', 'text'],
  link: ['link', 'url', 'address', 'website', 'shop'],
  details: ['details', 'detail', 'notes', 'note', 'size', 'description', 'comment', 'comments'],
  price: ['price', 'cost', 'amount'],
} as const
type Column = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as Column[]

/**
 * Pasted text or a file of text as ideas: a table with a header, separated by tabs, commas or semicolons; or one idea a
 * line, without the bullets, numbers and names of senders that lists and chats put before them (specification 4,
 * "Editing"). A web address in a line is its link; one alone is named after itself.
 */
export function pastedIdeas(pasted: string): WrittenIdea[] {
  return (
    tableOf(pasted) ??
    pasted
      .split(/\r\n|\r|\n/)
      .map(plainLine)
      .filter(({ text, link }) => text !== '' || link !== '')
  )
}

/** Far more than a hundred ideas take. */
export const MAX_FILE_BYTES = 300_000

/**
 * The ideas in a file of text, as `pastedIdeas` reads them. Refused: 'nothing_to_import' for what is no
 * text, empty or over 300 kB; 'too_many_ideas' for more than 300.
 */
export function ideasInFile(bytes: Uint8Array): Outcome<WrittenIdea[]> {
  const text = bytes.length > MAX_FILE_BYTES ? '' : textIn(bytes)
  const ideas = text.includes('\0') ? [] : pastedIdeas(text)
  if (ideas.length === 0) return refused('nothing_to_import')
  return ideas.length > MAX_LINES ? refused('too_many_ideas') : done(ideas)
}

/** Spreadsheets also write UTF-16 and, on Windows, the western code page. */
function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Ideas as a table that `pastedIdeas` reads back, safe to open in a spreadsheet. */
export function ideasTable(ideas: readonly WrittenIdea[]): string {
  const rows = ideas.map((idea) => NAMES.map((name) => idea[name]))
  return Papa.unparse(
    { fields: NAMES.map((name) => COLUMNS[name][0]), data: rows },
    { escapeFormulae: /^'?[=+\-@\t\r]/ },
  )
}

function tableOf(text: string): WrittenIdea[] | undefined {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const [header = [], ...rows] = data
  const places = header.map((cell) => columnNamed(cell.trim().toLowerCase()))
  if (!places.includes('text') || places.filter(Boolean).length < 2) return undefined
  return rows.map((row) => {
    const cell = (name: Column) =>
      withoutEscape((row[places.indexOf(name)] ?? '').replace(/\s+/g, ' ').trim())
    return { text: cell('text'), link: cell('link'), details: cell('details'), price: cell('price') }
  })
}

function columnNamed(cell: string): Column | undefined {
  return NAMES.find((name) => (COLUMNS[name] as readonly string[]).includes(cell))
}

/** A spreadsheet's formula is exported with an apostrophe before it. */
function withoutEscape(cell: string): string {
  return cell.replace(/^'(?='?[=+\-@\t\r])/, '')
}

const BULLET = /^\s*(?:[-*•–—·]|\(?\d{1,3}[.)])\s+/u
/** "[24.11.26, 18:03:12] Aunt Eva: ", "11/24/26, 6:03 PM - Eva: " */
const SENDER =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?(?: -)? [^:]{1,40}: /iu

function plainLine(line: string): WrittenIdea {
  const { text, link } = splitAddress(line.replace(SENDER, '').replace(BULLET, ''))
  const product = text === '' && link !== '' ? productAddress(link) : undefined
  const name = product && 'address' in product ? nameFromAddress(product.address) : text
  return { text: name, link, details: '', price: '' }
}
