import { MAX_IDEA_LENGTH } from '#app/domain/ideas/gift-suggestions.ts'
import { splitAddress } from '#app/domain/ideas/product-address.ts'
import { trimmed } from '#app/domain/text.ts'

/** The page by which a product of a shop becomes an idea of a list. */
export const ADD_PAGE = '/portal/add'

/** What somebody passes on from a shop. */
export interface SharedProduct {
  /** As it came, '' where there is none. */
  address: string
  /** What the shop's page calls it, '' where nothing was said. */
  name: string
}

/** What an app or a bookmark passes on by `url`, `title` and `text`: phones often put the address into the text. */
export function sharedProduct(query: URLSearchParams): SharedProduct {
  const [url, title, text] = (['url', 'title', 'text'] as const).map((name) => {
    const said = query.get(name) ?? ''
    const { link, text: rest } = splitAddress(said)
    return { said: trimmed(said), link, rest: rest.replace(/\s+/g, ' ') }
  })
  const address = url?.link || url?.said || text?.link || title?.link || ''
  const name = title?.rest || text?.rest || ''
  return { address, name: trimmed([...name].slice(0, MAX_IDEA_LENGTH).join('')) }
}

/** The page's path for a product. */
export function addPath({ address, name }: SharedProduct): string {
  const query = new URLSearchParams({ ...(address && { url: address }), ...(name && { title: name }) })
  return query.size === 0 ? ADD_PAGE : `${ADD_PAGE}?${query.toString()}`
}

/** The page's path in short, if that is what a path leads to; undefined for any other path. */
export function addPathIn(path: string): string | undefined {
  const [, page, query] = /^([^?#]*)\??(.*)$/s.exec(path) ?? []
  return page === ADD_PAGE ? addPath(sharedProduct(new URLSearchParams(query))) : undefined
}
