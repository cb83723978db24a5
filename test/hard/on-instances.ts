import { withInstances } from '#test/hard/instances.ts'
import { databaseLost, redisLost, serverKilled } from '#test/hard/losses.ts'
import { leaveExpiredQuizzes, sharedByInstances } from '#test/hard/shared-by-instances.ts'
import type { Effort, StressTestResult } from '#test/hard/stress-test.ts'
import { startPooler } from '#test/pooler.ts'
import { startRedis } from '#test/redis.ts'

/** Two servers on one Postgres; the database is lost, then one server. */
export function onInstances({ together, losses }: Effort): Promise<StressTestResult[]> {
  return withInstances({ prepare: leaveExpiredQuizzes }, async (instances) => [
    ...(await sharedByInstances('on Postgres', instances, together)),
    await databaseLost(instances, losses),
    await serverKilled(instances, losses),
  ])
}

/** The same with a pooler in transaction mode and Redis, which is lost too. */
export async function onPoolerAndRedis({ together, losses }: Effort): Promise<StressTestResult[]> {
  const redis = await startRedis()
  const undo: (() => Promise<void>)[] = [() => redis.kill()]
  try {
    const between = async (url: string) => {
      const pooler = await startPooler(url)
      undo.unshift(() => pooler.stop())
      return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, REDIS_URL: redis.url }
    }
    return await withInstances({ prepare: leaveExpiredQuizzes, between }, async (instances) => [
      ...(await sharedByInstances('with a pooler and Redis', instances, together)),
      await redisLost(instances, redis, losses),
    ])
  } finally {
    for (const end of undo) await end()
  }
}
