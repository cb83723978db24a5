import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  matchRoutes,
  type RouteObject,
} from 'react-router'
import routerConfig from '../react-router.config.ts'
import * as entry from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import routeConfig from '#app/routes.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const modules = import.meta.glob<RouteModule>('../app/routes/**/*.{ts,tsx}')

/**
 * React Router's server build made from the sources: the routes of `app/routes.ts` with their modules,
 * and no browser files. Its own Vite plugin would watch and write types from every test process.
 */
export async function serverBuild(): Promise<ServerBuild> {
  const routes: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module: withProps(root as unknown as RouteModule) },
  }
  const assets: ServerBuild['assets']['routes'] = {
    root: asset('root', undefined, { path: '' }, root as unknown as RouteModule),
  }

  async function add(config: RouteConfigEntry, parentId: string): Promise<void> {
    const id = config.id ?? config.file.replace(/\.tsx?$/, '')
    const load = modules[`../app/${config.file}`]
    if (!load) throw new Error(`app/routes.ts names ${config.file}, which does not exist`)
    const module = withProps(await load())
    const place = {
      ...(config.path !== undefined && { path: config.path }),
      ...(config.index && { index: true as const }),
    }
    routes[id] = { id, parentId, module, ...place }
    assets[id] = asset(id, parentId, place, module)
    for (const child of config.children ?? []) await add(child, id)
  }
  for (const config of routeConfig) await add(config, 'root')

  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: assets,
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { ...routerConfig.routeDiscovery, manifestPath: '/__manifest' },
    allowedActionOrigins: routerConfig.allowedActionOrigins,
  }
}

function asset(
  id: string,
  parentId: string | undefined,
  place: { path?: string; index?: true },
  module: RouteModule,
) {
  const has = (name: string) => name in (module as object)
  return {
    id,
    parentId,
    ...place,
    module: `/assets/${id}.js`,
    imports: [],
    hasAction: has('action'),
    hasLoader: has('loader'),
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: has('default'),
    hasErrorBoundary: has('ErrorBoundary'),
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
}

/** React Router's build wraps components so that they get their data as props. */
function withProps(module: RouteModule): RouteModule {
  const { default: Screen, ErrorBoundary } = module as {
    default?: Parameters<typeof withComponentProps>[0]
    ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
  }
  return {
    ...module,
    ...(Screen && { default: withComponentProps(Screen) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  }
}

/** The routes of a build as React Router's own matching takes them. */
export function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const place = { id: route.id, ...(route.path !== undefined && { path: route.path }) }
    return [route.index ? { ...place, index: true } : { ...place, children: treeOf(routes, route.id) }]
  })
}

export function patternsOf(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return [here || '/', ...patternsOf(children ?? [], here)]
  })
}

export function routeAt(tree: RouteObject[], path: string): string | undefined {
  return matchRoutes(tree, path)?.at(-1)?.route.id
}

export function answering(routes: ServerBuild['routes']): { id: string; hasAction: boolean }[] {
  const frames = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.values(routes).flatMap((route) =>
    route && !frames.has(route.id) ? [{ id: route.id, hasAction: route.module.action !== undefined }] : [],
  )
}
