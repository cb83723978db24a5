import { REDUCED } from '#test/hard/trial.ts'
import { needChromium } from '#test/chromium.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { needRedis } from '#test/redis-programs.ts'
import { check } from './check.ts'
import { hardSteps } from './hard-steps.ts'
import { close, command, type Counts, notRun, PASSED, step } from './steps.ts'
import { playwright, vitest } from './test-runners.ts'

/** A program the tests need: found or installed, else a failure in CI and a step not run elsewhere. */
function program(name: string, need: () => string): Promise<Counts> {
  return step(name, async () => {
    try {
      need()
      return PASSED
    } catch (error) {
      return notRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

const chromium = await program('Chromium', needChromium)
const postgres = await program('Postgres', needPostgres)
const redis = await program('Redis', needRedis)
const has = ({ passed }: Counts) => passed > 0

const found = [chromium, postgres, redis, ...(await check())]
found.push(await step('deeds on the embedded database', vitest('embedded')))
found.push(
  await step(
    'deeds on Postgres',
    has(postgres) ? vitest('postgres') : async () => notRun('no Postgres on this machine'),
  ),
)
found.push(
  await step(
    'deeds between instances on Redis',
    has(redis) ? vitest('redis') : async () => notRun('no Redis on this machine'),
  ),
)
const build = await step('production build', command('node', ['scripts/build.ts']))
found.push(build)
if (has(build)) {
  found.push(
    await step(
      'journeys in a browser',
      has(chromium) ? playwright() : async () => notRun('no Chromium on this machine'),
    ),
    ...(await hardSteps(REDUCED, has(postgres))),
  )
}
close(found)
