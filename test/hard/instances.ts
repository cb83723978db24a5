import { startBalancer } from '#test/programs/balancer.ts'
import { type Site, startSite } from '#test/hard/site.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { needPooler, startPooler } from '#test/programs/pooler.ts'
import { needPostgres } from '#test/programs/postgres-programs.ts'
import { isThere } from '#test/programs/programs.ts'
import { type RedisServer, startRedis } from '#test/programs/redis.ts'
import { needRedis } from '#test/programs/redis.ts'

/** What can stand between two servers and their Postgres, as far as this machine can run it. */
export const BETWEEN = [
  { between: 'nothing', needed: [needPostgres] },
  { between: 'a pooler and Redis', needed: [needPostgres, needPooler, needRedis] },
]
  .filter(({ needed }) => needed.every(isThere))
  .map(({ between }) => between)

/** Two servers on one Postgres, and the proxy in front of them. */
export interface Instances extends Site {
  proxyUrl: string
  redis: RedisServer | undefined
  /** A new visitor, who comes by the proxy. */
  visitor(): HttpVisitor
}

export async function startInstances(between: string): Promise<Instances> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0)) await end()
  }
  let proxyUrl = ''
  let redis: RedisServer | undefined
  try {
    const site = await startSite({
      database: 'Postgres',
      async env(ports, url) {
        const balancer = await startBalancer(ports)
        ends.push(() => balancer.close())
        proxyUrl = balancer.url
        const env: Record<string, string> = { PUBLIC_URL: proxyUrl }
        if (between === 'nothing') return env
        const pooler = await startPooler(url)
        ends.unshift(() => pooler.stop())
        const started = (redis = await startRedis())
        ends.unshift(() => started.kill())
        const to = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, REDIS_URL: started.url }
        return { ...env, ...to }
      },
    })
    ends.unshift(site.close)
    const visitor = () => new HttpVisitor(() => proxyUrl)
    return { ...site, proxyUrl, redis, visitor, newOwner: () => site.newOwner(visitor()), close }
  } catch (error) {
    await close()
    throw error
  }
}
