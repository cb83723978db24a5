import { all, isNode, type Node, typesOf } from '#app/server/look-up/reading/node.ts'

const MAX_NODES = 5000
/** In the place of references, which may lead to each other. */
const MAX_REFERRED = 2000
/** Of all that is put in their place, as a short reference may name a long thing many times. */
const MAX_REFERRED_LENGTH = 2_000_000
/** Where the things stand that a page is about; what stands elsewhere is only mentioned. */
const ABOUT = ['@graph', 'mainEntity', 'mainEntityOfPage']

/** The things that the scripts of a page are about, with what they refer to in its place. */
export function jsonLdNodes(scripts: readonly string[]): Node[] {
  const waiting = scripts.flatMap((script) => all(parsed(script)).slice(0, MAX_NODES))
  const byId = identified(waiting)
  const found: Node[] = []
  const seen = new Set<unknown>()
  while (waiting.length > 0 && seen.size < MAX_NODES) {
    const node = resolved(waiting.shift(), byId)
    if (!isNode(node) || seen.has(node)) continue
    seen.add(node)
    if (typesOf(node).length > 0) found.push(node)
    for (const property of ABOUT) waiting.push(...all(node[property]).slice(0, MAX_NODES))
  }
  const left = { nodes: MAX_REFERRED, length: MAX_REFERRED_LENGTH }
  return found.map((node) => withReferences(node, byId, 4, left))
}

/** As shops write it: in comments, with line breaks in texts and commas too many. */
function parsed(script: string): unknown {
  const text = script
    .trim()
    .replace(/^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/)$/, '')
    .trim()
    .replace(/;$/, '')
    // oxlint-disable-next-line no-control-regex -- they are not allowed inside of texts
    .replace(/[\u0000-\u001f]+/g, ' ')
  for (const attempt of [text, text.replace(/,(?=\s*[\]}])/g, '')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt, or none of it.
    }
  }
  return undefined
}

function identified(roots: readonly unknown[]): Map<string, Node> {
  const byId = new Map<string, Node>()
  const waiting = [...roots]
  for (let read = 0; waiting.length > 0 && read < MAX_NODES; read++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const one of Object.values(value).slice(0, MAX_NODES)) waiting.push(one)
    const id = isNode(value) ? value['@id'] : undefined
    if (typeof id === 'string' && isNode(value) && Object.keys(value).length > 1 && !byId.has(id))
      byId.set(id, value)
  }
  return byId
}

function resolved(value: unknown, byId: ReadonlyMap<string, Node>): unknown {
  const isReference = isNode(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1
  return isReference ? (byId.get(String(value['@id'])) ?? value) : value
}

function withReferences(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  depth: number,
  left: { nodes: number; length: number },
): Node {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 500).map(inside)
    const whole = resolved(value, byId)
    if (!isNode(whole)) return whole
    if (whole !== value) left.length -= lengthOf(whole, left.length)
    return depth > 0 && left.nodes-- > 0 && left.length > 0
      ? withReferences(whole, byId, depth - 1, left)
      : value
  }
  const properties = ['offers', 'image', 'hasVariant', 'priceSpecification', 'url', 'contentUrl']
  const own = properties.filter((property) => Object.hasOwn(node, property))
  return { ...node, ...Object.fromEntries(own.map((property) => [property, inside(node[property])])) }
}

/** About as long as it is written; no more is counted than `most` and one value. */
function lengthOf(node: Node, most: number): number {
  let length = 0
  const waiting: unknown[] = [node]
  while (waiting.length > 0 && length <= most) {
    const value = waiting.pop()
    length += typeof value === 'string' ? value.length + 1 : 1
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inside] of Object.entries(value)) {
      length += key.length
      waiting.push(inside)
    }
  }
  return length
}
