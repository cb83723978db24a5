import { TrieRouter } from 'hono/router/trie-router'
import type { ServerBuild } from 'react-router'

/** Finds the pattern of `app/routes.ts` for a path. React Router's matching takes most of a millisecond. */
export function routePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const router = new TrieRouter<string>()
  // The first match counts, so static segments come before parameters and wildcards.
  for (const pattern of Object.keys(routes)
    .map((id) => patternOf(routes, id))
    .toSorted((one, other) => (specificity(one) < specificity(other) ? -1 : 1))) {
    router.add('GET', pattern, pattern)
  }
  return (path) => {
    const page = path.replace(/(\/_|\/_root|)\.data$/, '') || '/'
    const [matches] = router.match('GET', page)
    const pattern = matches[0]?.[0] ?? '/*'
    return path.endsWith('.data') ? `${pattern}.data` : pattern
  }
}

function patternOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const segments: string[] = []
  for (let route = id && routes[id]; route; route = route.parentId && routes[route.parentId]) {
    if (route.path) segments.unshift(route.path)
  }
  return `/${segments.join('/')}`
}

function specificity(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment === '*' ? 'c' : segment.startsWith(':') ? 'b' : 'a'))
    .join('')
}
