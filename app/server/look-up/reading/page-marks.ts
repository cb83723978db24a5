import { Parser } from 'htmlparser2'
import { Microdata } from '#app/server/look-up/reading/microdata.ts'
import type { Node } from '#app/server/look-up/reading/node.ts'

const PIECE = 16_384
const MAX_DEPTH = 500
const MAX_ELEMENTS = 60_000
const MAX_TITLE = 2000

/** What a page says of itself to machines. */
export interface PageMarks {
  language: string
  base: string
  title: string
  /** The contents of `meta` by their name or property, in lower case. */
  metas: Map<string, string[]>
  links: { rel: string; href: string; sizes: string }[]
  jsonLd: string[]
  microdata: Node[]
}

/** Reads a page as far as it is not deeper or longer than pages are. */
export function pageMarks(html: string): PageMarks {
  const marks: PageMarks = {
    language: '',
    base: '',
    title: '',
    metas: new Map(),
    links: [],
    jsonLd: [],
    microdata: [],
  }
  const microdata = new Microdata(marks.microdata)
  const read = { depth: 0, elements: 0 }
  const isUsual = () => read.depth <= MAX_DEPTH && read.elements <= MAX_ELEMENTS
  let inside: 'title' | 'json' | undefined
  let isTitleRead = false

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        read.depth += 1
        read.elements += 1
        microdata.open(tag, attributes)
        const { content = '', href = '', rel = '' } = attributes
        if (tag === 'html') marks.language ||= attributes.lang ?? ''
        else if (tag === 'base') marks.base ||= href
        else if (tag === 'title' && !isTitleRead) inside = 'title'
        else if (tag === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) {
          inside = 'json'
          marks.jsonLd.push('')
        } else if (tag === 'link')
          marks.links.push({ rel: rel.toLowerCase(), href, sizes: attributes.sizes ?? '' })
        else if (tag === 'meta') {
          const name = (attributes.property ?? attributes.name ?? '').toLowerCase()
          marks.metas.set(name, [...(marks.metas.get(name) ?? []).slice(0, 9), content.trim()])
        }
      },
      ontext(text) {
        microdata.text(text)
        if (inside === 'title' && marks.title.length < MAX_TITLE) marks.title += text
        if (inside === 'json') marks.jsonLd.push((marks.jsonLd.pop() ?? '') + text)
      },
      onclosetag(tag) {
        read.depth -= 1
        microdata.close()
        if (tag === 'title' && inside === 'title') isTitleRead = true
        if (tag === 'title' || tag === 'script') inside = undefined
      },
    },
    { decodeEntities: true },
  )
  for (let at = 0; at < html.length && isUsual(); at += PIECE) parser.write(html.slice(at, at + PIECE))
  if (isUsual()) parser.end()
  return marks
}

/** A text in which there may be references and elements of HTML, as a reader sees it. */
export function plainText(text: string): string {
  let plain = ''
  const parser = new Parser({ ontext: (part) => (plain += part) }, { decodeEntities: true })
  parser.end(text.slice(0, MAX_TITLE))
  return plain.replace(/\s+/gu, ' ').trim()
}
