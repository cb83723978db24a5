import { beforeEach } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { Browser } from '#test/browser.ts'
import { ownWorld, type World } from '#test/world.ts'
import { signedIn } from '#test/make.ts'
import { createApp } from '#app/server/http/app.ts'
import { pageCache, type PageCache, toResponse } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { type HttpServer, startHttpServer } from '#test/programs/http-server.ts'

type Opened = Parameters<typeof ownWorld>

interface Site {
  world: World
  visit: (address?: string) => Browser
}

/** A world and its site for one test file; data stays between tests. */
export async function ownSite(...opened: Opened): Promise<Site> {
  const world = await ownWorld(...opened)
  return { world, visit: await openSite(world) }
}

/** The same, emptied before each test. */
export async function emptySite(...opened: Opened): Promise<Site> {
  const site = await ownSite(...opened)
  beforeEach(() => site.world.clean())
  return site
}

/** The same with two owners and a stranger, without profiles before each test. */
export async function visitedSite(...opened: Opened): Promise<{ world: World; visitors: Visitors }> {
  const { world, visit } = await ownSite(...opened)
  beforeEach(async () => void (await world.db.delete(giftProfiles)))
  return { world, visitors: await threeVisitors(world, visit) }
}

/** Three browsers: the owner, another owner, and a visitor who is not signed in. */
export interface Visitors {
  owner: Browser
  other: Browser
  nobody: Browser
}

export async function threeVisitors(world: World, visit: () => Browser): Promise<Visitors> {
  return {
    owner: await signedIn(world, visit(), 'owner@example.org'),
    other: await signedIn(world, visit(), 'other@example.org'),
    nobody: visit(),
  }
}

/**
 * Opens browsers on the whole server, every route behind the page cache, built from the sources. They come
 * from one address by default.
 */
export async function openSite(services: Services): Promise<(address?: string) => Browser> {
  const cache = pageCache(services, createApp(services, await serverBuild()))
  return (address = '192.0.2.1') => new Browser(answering(cache, address))
}

/** Answers requests of an address as the server does, without a connection. */
function answering(
  { held, fetch }: PageCache,
  remoteAddress: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { origin, pathname, search } = new URL(request.url)
    const { answer, page } = held({
      method: request.method,
      origin,
      address: pathname + search,
      cookie: request.headers.get('cookie') ?? undefined,
      acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
      ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    })
    return answer ? toResponse(answer) : fetch(request, { incoming: { socket: { remoteAddress } } }, page)
  }
}

/** The whole server, counting rendered pages, with a gate that can delay them. */
export interface WatchedSite {
  visit(): Browser
  renders(): number
  /** Makes pages wait between reading data and rendering, until released. */
  hold(): { reached: Promise<void>; release(): void }
  listen(): Promise<HttpServer>
}

export async function watchSite(services: Services): Promise<WatchedSite> {
  const build = await serverBuild()
  const { default: render, ...entry } = build.entry.module
  let renders = 0
  let gate: { arrive(): void; opened: Promise<void> } | undefined
  const watched: typeof render = async (...args) => {
    renders += 1
    gate?.arrive()
    await gate?.opened
    return render(...args)
  }
  const app = createApp(services, { ...build, entry: { module: { ...entry, default: watched } } })
  const cache = pageCache(services, app)
  return {
    visit: () => new Browser(answering(cache, '192.0.2.1')),
    renders: () => renders,
    hold() {
      const { promise: reached, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: opened, resolve: open } = Promise.withResolvers<void>()
      gate = { arrive, opened }
      return {
        reached,
        release() {
          gate = undefined
          open()
        },
      }
    },
    async listen() {
      const answer = listenerOf(cache, { overrideGlobalObjects: false })
      return startHttpServer((incoming, outgoing) => {
        // As a proxy passes on the public name.
        incoming.headers.host = new URL(services.env.publicUrl).host
        answer(incoming, outgoing)
      })
    },
  }
}
