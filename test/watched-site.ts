import { createApp } from '#app/server/http/app.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { type HttpServer, startHttpServer } from '#test/programs/http-server.ts'
import { answering } from '#test/answering.ts'
import { Browser } from '#test/browser.ts'
import { serverBuild } from '#test/server-build.ts'

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
