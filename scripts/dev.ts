import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type * as AppModule from '#app/server/http/app.ts'
import type * as EnvModule from '#app/server/start-up/env.ts'
import type * as ScheduleModule from '#app/server/start-up/schedule.ts'
import type * as ServicesModule from '#app/server/start-up/create-services.ts'
import type * as StartUpModule from '#app/server/start-up/start-up-text.ts'

// One process: Vite transforms and reloads, our shell answers what Vite does not.
process.env.NODE_ENV = 'development'
const vite = await createServer({ server: { middlewareMode: true } })
const { readEnv } = (await vite.ssrLoadModule('/app/server/start-up/env.ts')) as typeof EnvModule
const { createServices } = (await vite.ssrLoadModule(
  '/app/server/start-up/create-services.ts',
)) as typeof ServicesModule
const { startSchedule } = (await vite.ssrLoadModule(
  '/app/server/start-up/schedule.ts',
)) as typeof ScheduleModule
const { createApp } = (await vite.ssrLoadModule('/app/server/http/app.ts')) as typeof AppModule
const { startUpText } = (await vite.ssrLoadModule(
  '/app/server/start-up/start-up-text.ts',
)) as typeof StartUpModule

const services = await createServices(readEnv(process.env))
const schedule = startSchedule(services)
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const answer = getRequestListener(createApp(services, build).fetch)
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
server.listen(services.env.PORT, services.env.HOST, () =>
  console.log(startUpText(services, services.env.PORT)),
)

process.once('SIGINT', () => {
  server.close()
  server.closeAllConnections()
  void vite
    .close()
    .then(() => schedule.stop())
    .then(() => services.close())
    .then(() => process.exit(0))
})
