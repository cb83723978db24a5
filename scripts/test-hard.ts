import { needPooler } from '#test/programs/pooler.ts'
import { needPostgres } from '#test/programs/postgres-programs.ts'
import { PROXIES, needProxy } from '#test/programs/proxies.ts'
import { needRedis } from '#test/programs/redis.ts'
import { close, command, NO_POSTGRES, needed, notRun, step } from './steps.ts'
import { hard, vitest } from './test-runners.ts'

process.env.ROUNDS = 'full'
const build = await step('production build', command('node', ['scripts/build.ts']))
const postgres = await needed('Postgres', needPostgres)
const found = [build, postgres, await needed('Redis', needRedis), await needed('PgBouncer', needPooler)]
for (const name of PROXIES) found.push(await needed(name, () => needProxy(name)))
const onPostgres = vitest(['postgres'], ['app/routes/any-request', 'at-once'])
found.push(
  await step('any request, on the embedded database', vitest(['embedded'], ['app/routes/any-request'])),
  await step(
    'any request and races, on Postgres',
    postgres.passed > 0 ? onPostgres : async () => notRun(NO_POSTGRES),
  ),
)
if (build.passed > 0) found.push(await step('races, kills and faults', hard([])))
close(found)
