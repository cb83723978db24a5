import { getRequestListener } from '@hono/node-server'
import { createApp } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'
import { type HttpServer, startHttpServer } from '#test/http-server.ts'
import { Browser } from '#test/request.ts'
import { serverBuild } from '#test/server-build.ts'

/** The whole program, with a count of the pages that it renders and a gate to hold them at. */
export interface WatchedSite {
  visit(): Browser
  /** How many pages were rendered, data and files left out. */
  renders(): number
  /** From now on a page that has read its data waits before it is rendered, until released. */
  hold(): { reached: Promise<void>; release(): void }
  /** Serves it over real connections as the product does. */
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
  const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  return {
    visit: () => new Browser(async (request) => app.fetch(request, bindings)),
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
      const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      return startHttpServer((incoming, outgoing) => {
        // As a proxy in front passes on the public name.
        incoming.headers.host = new URL(services.env.publicUrl).host
        void answer(incoming, outgoing)
      })
    },
  }
}
