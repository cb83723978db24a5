import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** The routes of a build as React Router's own matching takes them. */
export function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const place = { id: route.id, ...(route.path !== undefined && { path: route.path }) }
    return [route.index ? { ...place, index: true } : { ...place, children: treeOf(routes, route.id) }]
  })
}

/** Every address of the routes, with its parameters. */
export function patternsOf(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return [here || '/', ...patternsOf(children ?? [], here)]
  })
}

/** The route that answers a path. */
export function routeAt(tree: RouteObject[], path: string): string | undefined {
  return matchRoutes(tree, path)?.at(-1)?.route.id
}

/** The routes that are not only layouts. */
export function answering(routes: ServerBuild['routes']): { id: string; hasAction: boolean }[] {
  const frames = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.values(routes).flatMap((route) =>
    route && !frames.has(route.id) ? [{ id: route.id, hasAction: route.module.action !== undefined }] : [],
  )
}
