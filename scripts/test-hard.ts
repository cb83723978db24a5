import { FULL } from '#test/hard/stress-test.ts'
import { needPooler } from '#test/pooler.ts'
import { needPostgres } from '#test/postgres-programs.ts'
import { needRedis } from '#test/redis-programs.ts'
import { fuzzSteps, gatheringRaces, hardSteps, ideasSteps, imageStep, timingSteps } from './hard-steps.ts'
import { close, command, needed, step } from './steps.ts'

const build = await step('production build', command('node', ['scripts/build.ts']))
const postgres = await needed('Postgres', needPostgres)
const redis = await needed('Redis', needRedis)
const pooler = await needed('PgBouncer', needPooler)
const found = [build, postgres, redis, pooler]
found.push(...(await fuzzSteps(10_000, postgres.passed > 0)))
found.push(await gatheringRaces(postgres.passed > 0), ...(await ideasSteps()))
if (build.passed > 0) {
  const between = redis.passed > 0 && pooler.passed > 0
  found.push(...(await hardSteps(FULL, postgres.passed > 0, between)))
  found.push(...(await timingSteps(200, postgres.passed > 0)))
}
found.push(await imageStep())
close(found)
