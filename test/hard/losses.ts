import { LIST_TAKES } from '#app/domain/takes.ts'
import { toastIn } from '#test/flash.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import type { Instances } from '#test/hard/instances.ts'
import { type StressTestResult, until } from '#test/hard/stress-test.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile } from '#test/make.ts'
import { openPage } from '#test/open-page.ts'
import type { RedisServer } from '#test/redis.ts'

/** As many as a list lets be taken in ten minutes. */
const IDEAS = Array.from({ length: LIST_TAKES.max }, (_, at) => `idea ${at + 1}`)
/** Profiles under load, each with a taker and an open page. */
const PROFILES = 4
/** So many takes pass before something is lost, and so many must pass after. */
const SOME = 20
const PAUSE_MS = 50

/** A server is killed, and started again for the next round: the other goes on, and its pages come back by the proxy. */
export function serverKilled(instances: Instances, rounds: number): Promise<StressTestResult> {
  return loss('one of two servers killed under load', instances, rounds, ['broken'], async (load, round) => {
    const which = round % 2 ? 1 : 0
    const before = load.shared.map(({ page }) => page.opened())
    await instances.servers[which].end('SIGKILL')
    const wentOn = await load.someMore()
    // They were opened at both in turn.
    const cameBack = await until(
      () => load.shared.filter(({ page }, at) => page.opened() > (before[at] ?? 0)).length === PROFILES / 2,
    )
    if (round + 1 < rounds) await instances.startAgain(which)
    return wentOn && cameBack
  })
}

/** The database is stopped at once and started again: servers say 503 meanwhile, also to a take, and live on. */
export function databaseLost(instances: Instances, rounds: number): Promise<StressTestResult> {
  return loss('the database stopped and started under load', instances, rounds, ['503'], async (load) => {
    await instances.postgres.kill()
    const wasSaid = await until(() => (load.answers.get('503') ?? 0) > SOME)
    await instances.postgres.start()
    return wasSaid && (await load.someMore())
  })
}

/** Redis is killed and started again: nobody notices. */
export function redisLost(
  instances: Instances,
  redis: RedisServer,
  rounds: number,
): Promise<StressTestResult> {
  return loss('Redis killed and started under load', instances, rounds, [], async (load) => {
    await redis.kill()
    const wentOn = (await load.someMore()) && (await load.hasReceivedAll())
    await redis.start()
    return wentOn && (await load.someMore())
  })
}

/**
 * While visitors take ideas, open pages listen and others read, `lose` loses something and brings it back. All that was
 * acknowledged must be there and be published, and no answer may be of another kind than these.
 */
async function loss(
  name: string,
  instances: Instances,
  rounds: number,
  expected: readonly string[],
  lose: (load: Awaited<ReturnType<typeof startLoad>>, round: number) => Promise<boolean>,
): Promise<StressTestResult> {
  const problems: string[] = []
  const all = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const load = await startLoad(instances)
    const went = (await load.someMore()) && (await lose(load, round))
    await load.stop()
    if (!went) problems.push(`round ${round + 1}: it did not go on`)
    if (!(await load.hasReceivedAll()))
      problems.push(`round ${round + 1}: an open page was not told everything`)
    for (const { slug, taken, page } of load.shared) {
      page.close()
      const shown = new Set(takenOn(await (await instances.owner.get(`/gift/${slug}`)).text()))
      for (const idea of taken) if (!shown.has(idea)) problems.push(`'${idea}' of ${slug} is free again`)
    }
    for (const [kind, count] of load.answers) all.set(kind, (all.get(kind) ?? 0) + count)
  }
  for (const kind of all.keys()) {
    if (!['well', ...expected].includes(kind)) problems.push(`an answer was ${kind}`)
  }
  const counts = [...all].map(([kind, count]) => `${count} ${kind}`).join(', ')
  return {
    name,
    ok: problems.length === 0,
    saw: [`${rounds} times, answers: ${counts}`, ...problems.slice(0, 10)].join('\n'),
  }
}

/** Visitors who take one idea after the other, readers, and open pages, until they are stopped. */
async function startLoad({ visitor, owner, balancer }: Instances) {
  const profiles = []
  for (let made = 0; made < PROFILES; made++) profiles.push(await makeProfile(owner, { ideas: IDEAS }))
  // In one go, so that the proxy hands them to both servers in turn.
  const shared = profiles.map(({ slug, idea }) => ({
    slug,
    ids: IDEAS.map(idea),
    taken: new Set<string>(),
    page: openPage(balancer.url, slug),
  }))
  const answers = new Map<string, number>()
  const stopping = new AbortController()
  const { signal } = stopping

  /** Whether an answer was as it should be; each is counted by its kind. */
  async function isWell(asking: Promise<Response>, well: (answer: Response) => boolean): Promise<boolean> {
    const answer = await asking.catch(() => undefined)
    const kind = answer ? kindOf(answer, well) : 'broken'
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return kind === 'well'
  }
  async function take({ slug, ids, taken }: (typeof shared)[number]): Promise<void> {
    for (const idea of ids) {
      const tryIt = () => visitor().post(`/gift/${slug}`, { idea })
      // Already: by the same visitor, whose answer was lost.
      const isTaken = (answer: Response) => /^idea_taken(_already)?$/.test(toastIn(answer) ?? '')
      while (!signal.aborted && !taken.has(idea)) if (await isWell(tryIt(), isTaken)) taken.add(idea)
    }
  }
  async function read(who: HttpVisitor, path: string): Promise<void> {
    while (!signal.aborted) await isWell(who.get(path), ({ status }) => status === 200)
  }

  const working = shared.flatMap((profile) => [take(profile), read(visitor(), `/gift/${profile.slug}`)])
  working.push(read(owner.copy(), '/portal/profile'))
  const takes = () => shared.reduce((sum, { taken }) => sum + taken.size, 0)
  return {
    shared,
    answers,
    /** Whether some more takes pass from now on. */
    someMore() {
      const before = takes()
      return until(() => takes() >= before + SOME)
    },
    /** Whether the open pages receive all that is acknowledged by now. */
    hasReceivedAll() {
      const sizes = shared.map(({ taken }) => taken.size)
      return until(() =>
        shared.every(({ page }, at) => (page.latest()?.taken.length ?? 0) >= (sizes[at] ?? 0)),
      )
    },
    async stop() {
      stopping.abort()
      await Promise.all(working)
    },
  }
}

function kindOf(answer: Response, well: (answer: Response) => boolean): string {
  if (well(answer)) return 'well'
  if (answer.status !== 503) return `${answer.status} ${toastIn(answer) ?? ''}`
  return answer.headers.has('Retry-After') ? '503' : '503 without Retry-After'
}
