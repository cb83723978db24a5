/** A thing as JSON-LD and microdata describe it. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value, several or none, as a list. */
export function all(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flat(3) : [value]
}

export const nodesOf = (value: unknown): Node[] => all(value).filter(isNode)

/** The first text or number. */
export function textOf(value: unknown): string {
  const found = all(value).find((one) => typeof one === 'string' || typeof one === 'number')
  return found === undefined ? '' : String(found).trim()
}

/** Its types without schema.org's address. */
export const typesOf = (node: Node): string[] =>
  all(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''))
