import Papa from 'papaparse'
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
