import type { Node } from '#app/server/look-up/reading/node.ts'

const MAX_TEXT = 500
/** Also of an address, as one attribute may be the value of many properties. */
const MAX_VALUE = 2000
const MAX_ITEMS = 500
/** Where the value of a property stands, if not in `content` or the text. */
const VALUE_IN: Partial<Record<string, string>> = {
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}

interface Element {
  item?: Node
  /** The property whose value is the text inside. */
  text?: { of: Node; properties: string[]; value: string }
}

/** Makes nodes like those of JSON-LD of a page's microdata, while the page is read. */
export class Microdata {
  readonly #found: Node[]
  readonly #open: Element[] = []
  #items = 0

  constructor(found: Node[]) {
    this.#found = found
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const element: Element = {}
    const owner = this.#open.findLast(({ item }) => item)?.item
    const properties = (attributes.itemprop ?? '').split(/\s+/).filter((name) => name !== '')
    if ('itemscope' in attributes && this.#items++ < MAX_ITEMS) {
      element.item = { '@type': (attributes.itemtype ?? '').split(/\s+/) }
      // A thing inside another that does not say what it is to it is a thing of its own.
      if (owner && properties.length > 0) add(owner, properties, element.item)
      else this.#found.push(element.item)
    } else if (owner && properties.length > 0) {
      const value = attributes.content ?? attributes[VALUE_IN[tag] ?? '']
      if (value === undefined) element.text = { of: owner, properties, value: '' }
      else add(owner, properties, value.slice(0, MAX_VALUE))
    }
    this.#open.push(element)
  }

  text(text: string): void {
    for (const { text: open } of this.#open) if (open && open.value.length < MAX_TEXT) open.value += text
  }

  close(): void {
    const { text } = this.#open.pop() ?? {}
    if (text) add(text.of, text.properties, text.value.replace(/\s+/gu, ' ').trim())
  }
}

function add(node: Node, properties: string[], value: unknown): void {
  for (const property of properties) {
    const known = Object.hasOwn(node, property) ? [node[property]].flat() : []
    if (known.length < 50) Object.defineProperty(node, property, { value: [...known, value], ...OWN })
  }
}

/** Also for a property of the name `__proto__`. */
const OWN = { enumerable: true, configurable: true, writable: true }
