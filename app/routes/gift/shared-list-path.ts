import { useSearchParams } from 'react-router'

/** How the list is looked at: all of it or only what is free, and which gathering led there. */
export function viewOfList(params: URLSearchParams): Record<string, string> {
  const from = params.get('from')
  return { ...(params.get('show') === 'free' && { show: 'free' }), ...(from !== null && { from }) }
}

/** The list as the visitor was looking at it. */
export function sharedListPath(request: Request, slug: string): string {
  return withQuery(`/gift/${encodeURIComponent(slug)}`, viewOfList(new URL(request.url).searchParams))
}

/** Addresses of the pages below a list, which lead back to it as it is looked at. */
export function useBelowList(slug: string): (page: string, fields?: Record<string, string>) => string {
  const view = viewOfList(useSearchParams()[0])
  return (page, fields) => withQuery(`/gift/${slug}/${page}`, { ...fields, ...view })
}

function withQuery(path: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString()
  return query ? `${path}?${query}` : path
}
