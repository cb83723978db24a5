import type { IdeaLine } from '#app/domain/ideas/gift-suggestions.ts'

/** The fields of one line in the form of a list, each posted once a line. */
export const IDEA_FIELDS = {
  id: 'suggestion_id',
  text: 'suggestion',
  link: 'suggestion_link',
  details: 'suggestion_details',
  price: 'suggestion_price',
  priceSeen: 'suggestion_price_seen',
  picture: 'suggestion_picture',
} as const

/** The lines among a form's posted fields, in their order. What a form does not post stays undefined. */
export function linesIn(fields: Iterable<readonly [name: string, value: unknown]>): IdeaLine[] {
  const posted = [...fields]
  const valuesOf = (field: keyof typeof IDEA_FIELDS) =>
    posted.flatMap(([name, value]) =>
      name === IDEA_FIELDS[field] && typeof value === 'string' ? [value] : [],
    )
  const [ids, links, details, prices, seen, pictures] = [
    valuesOf('id'),
    valuesOf('link'),
    valuesOf('details'),
    valuesOf('price'),
    valuesOf('priceSeen'),
    valuesOf('picture'),
  ]
  return valuesOf('text').map((text, at) => ({
    id: ids[at] || null,
    text,
    link: links[at],
    details: details[at],
    price: prices[at],
    priceSeen: seen[at],
    picture: pictures[at],
  }))
}
