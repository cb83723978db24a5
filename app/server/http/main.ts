import * as build from 'virtual:react-router/server-build'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { FolderInUse } from '#app/server/database/embedded/folder-lock.ts'
import { EnvInvalid, examineEnv } from '#app/server/start-up/env.ts'
import { createApp } from '#app/server/http/app.ts'
import { type Listening, listen } from '#app/server/http/listen.ts'
import { waitOfClient } from '#app/server/http/wait-of-client.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import { startUpText } from '#app/server/start-up/start-up-text.ts'
import { describe } from '#app/server/log/log.ts'
import { type Schedule, startSchedule } from '#app/server/start-up/schedule.ts'
import { answerOperator } from '#app/server/start-up/answer-operator.ts'
import type { Services } from '#app/server/services.ts'
import { languageProblems } from '#app/server/start-up/language-problems.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { placeProblems } from '#app/server/start-up/start-up-checks.ts'

/** On a public server: time for a load balancer to see that we are not ready before we stop listening. */
const UNREADY_MS = 2_000
/** Docker kills a container that has not stopped after ten seconds. */
const ANSWER_TIMEOUT_MS = 5_000
const STOP_TIMEOUT_MS = 9_000
/** The terminal and our start script may both send a signal for one Ctrl-C. */
const SAME_SIGNAL_MS = 500

try {
  await run()
} catch (error) {
  const plain = [EnvInvalid, FolderInUse, DatabaseUnusable].some((kind) => error instanceof kind)
  // Other errors' messages may hold secrets or personal data.
  console.error(plain ? `\n${(error as Error).message}\n` : describe(error))
  process.exit(1)
}

async function run(): Promise<void> {
  const { env, problems } = examineEnv(process.env)
  problems.push(...languageProblems(env), ...(await placeProblems(env)))
  if (problems.length > 0) throw new EnvInvalid(problems)
  const services = await createServices(env)
  const { stopping } = services
  const server = await listen(listenerOf(pageCache(services, createApp(services, build))), {
    port: env.PORT,
    hostname: env.HOST,
    stopping,
    language: env.DEFAULT_LANGUAGE,
    maxConnections: env.MAX_CONNECTIONS,
    onFull: () => services.log.warn('connections are refused: MAX_CONNECTIONS are open'),
    waitOf: waitOfClient(services.env, services.clock),
  })
  answerOperator(services)
  stopOnSignals(services, server, startSchedule(services))
  console.log(startUpText(services, server.port, await services.database.sizeMb?.()))
}

function stopOnSignals(services: Services, server: Listening, schedule: Schedule): void {
  let since: number | undefined
  const stop = (code: number) => {
    if (since !== undefined && performance.now() - since > SAME_SIGNAL_MS) process.exit(1)
    if (since !== undefined) return
    since = performance.now()
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    finish(services, server, schedule).then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  process.on('uncaughtException', (error) => {
    services.log.fatal(describe(error), 'stopping after a failure that nobody expected')
    stop(1)
  })
}

async function finish(services: Services, server: Listening, schedule: Schedule): Promise<void> {
  services.stop()
  if (services.env.isPublic) await new Promise((noticed) => setTimeout(noticed, UNREADY_MS))
  await Promise.all([server.finish(ANSWER_TIMEOUT_MS), schedule.stop()])
  await services.close()
}
