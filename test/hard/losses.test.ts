import { beforeAll, describe, expect, test, vi } from 'vitest'
import { LIST_TAKES } from '#app/domain/visitors/takes.ts'
import { toastIn } from '#test/read-page.ts'
import { takenOn, BETWEEN, type Instances, startInstances } from '#test/hard/site.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile } from '#test/make.ts'
import { openPage } from '#test/open-page.ts'
import { rounds } from '#test/race-rounds.ts'

const ROUNDS = rounds(1, 10)
/** As many as a list lets be taken in ten minutes. */
const IDEAS = Array.from({ length: LIST_TAKES.max }, (_, at) => `idea ${at + 1}`)
/** Profiles under load, each with a taker and an open page. */
const PROFILES = 4
/** So many takes pass before something is lost, and so many must pass after. */
const SOME = 20
const PAUSE_MS = 50
const WITHIN_MS = 30_000

let instances: Instances
let owner: HttpVisitor

describe.runIf(BETWEEN.includes('nothing'))('two servers on Postgres', () => {
  beforeAll(() => start('nothing'))

  test('of two servers one is killed: the other goes on, and its pages come back by the proxy', async () => {
    const kinds = await lose(async (load, round) => {
      const before = load.shared.map(({ page }) => page.opened())
      await instances.server(round % 2).end('SIGKILL')
      await load.someMore()
      // They were opened at both in turn.
      await until(
        () => load.shared.filter(({ page }, at) => page.opened() > (before[at] ?? 0)).length === PROFILES / 2,
      )
      await instances.startAgain(round % 2)
    })
    expect(['well', 'broken']).toEqual(expect.arrayContaining([...kinds]))
  })

  test('while the database is stopped servers say 503, also to a take, and then go on', async () => {
    const kinds = await lose(async (load) => {
      await instances.postgres?.kill()
      await until(() => (load.answers.get('503') ?? 0) > SOME)
      await instances.postgres?.start()
      await load.someMore()
    })
    expect(['well', '503']).toEqual(expect.arrayContaining([...kinds]))
  })
})

describe.runIf(BETWEEN.includes('a pooler and Redis'))('two servers on a pooler and Redis', () => {
  beforeAll(() => start('a pooler and Redis'))

  test('nobody notices that Redis is killed and started again', async () => {
    const kinds = await lose(async (load) => {
      await instances.redis?.kill()
      await load.someMore()
      await load.allReceived()
      await instances.redis?.start()
      await load.someMore()
    })
    expect(['well']).toEqual(expect.arrayContaining([...kinds]))
  })
})

async function start(between: string) {
  instances = await startInstances(between)
  owner = await instances.newOwner()
  return instances.close
}

function until(isSo: () => boolean): Promise<boolean> {
  return vi.waitUntil(isSo, { timeout: WITHIN_MS, interval: 20 })
}

/**
 * While visitors take ideas, open pages listen and others read, `something` is lost and comes back; all that was
 * acknowledged must be there and be published. Answers the kinds of answers that were had.
 */
async function lose(
  something: (load: Awaited<ReturnType<typeof startLoad>>, round: number) => Promise<void>,
): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const load = await startLoad()
    try {
      await load.someMore()
      await something(load, round)
    } finally {
      await load.stop()
    }
    await load.allReceived()
    for (const { slug, taken, page } of load.shared) {
      page.close()
      const shown = takenOn(await (await owner.get(`/gift/${slug}`)).text())
      expect(shown).toEqual(expect.arrayContaining([...taken]))
    }
    for (const kind of load.answers.keys()) kinds.add(kind)
  }
  return kinds
}

/** Visitors who take one idea after the other, readers, and open pages, until they are stopped. */
async function startLoad() {
  const { visitor, proxyUrl } = instances
  const profiles = []
  for (let made = 0; made < PROFILES; made++) profiles.push(await makeProfile(owner, { ideas: IDEAS }))
  // In one go, so that the proxy hands them to both servers in turn.
  const shared = profiles.map(({ slug, idea }) => ({
    slug,
    ids: IDEAS.map(idea),
    taken: new Set<string>(),
    page: openPage(proxyUrl, slug),
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
    /** Some more takes pass from now on. */
    someMore() {
      const before = takes()
      return until(() => takes() >= before + SOME)
    },
    /** The open pages receive all that is acknowledged by now. */
    allReceived() {
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
