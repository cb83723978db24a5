import { FULL } from '#test/hard/stress-test.ts'
import { needPooler } from '#test/pooler.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { PROXIES, needProxy } from '#test/proxy-programs.ts'
import { needRedis } from '#test/redis-programs.ts'
import {
  fuzzSteps,
  gatheringRaces,
  hardSteps,
  ideasSteps,
  imageStep,
  realServerSteps,
  timingSteps,
} from './hard-steps.ts'
import { close, command, type Counts, needed, step } from './steps.ts'

const build = await step('production build', command('node', ['scripts/build.ts']))
const postgres = await needed('Postgres', needPostgres)
const redis = await needed('Redis', needRedis)
const pooler = await needed('PgBouncer', needPooler)
const proxies: Counts[] = []
for (const name of PROXIES) proxies.push(await needed(name, () => needProxy(name)))
const found = [build, postgres, redis, pooler, ...proxies]
found.push(...(await fuzzSteps(10_000, postgres.passed > 0)))
found.push(await gatheringRaces(postgres.passed > 0), ...(await ideasSteps()))
if (build.passed > 0) {
  const between = redis.passed > 0 && pooler.passed > 0
  found.push(...(await hardSteps(FULL, postgres.passed > 0, between)))
  const anyProxy = proxies.some(({ passed }) => passed > 0)
  found.push(...(await realServerSteps(postgres.passed > 0, anyProxy)))
  found.push(...(await timingSteps(200, postgres.passed > 0)))
}
found.push(await imageStep())
close(found)
