import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { generationRuns, quizzes } from '#app/server/database/schema.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import type { Instances } from '#test/hard/instances.ts'
import { type StressTestResult, until } from '#test/hard/stress-test.ts'
import { makeProfile, PASSWORD } from '#test/make.ts'
import { openPage } from '#test/open-page.ts'

const EITHER = [0, 1] as const
const EXPIRED = 30

/** Expired quizzes, and a record of who sweeps each; slow, so that a second server starting meanwhile would find some left. */
export async function leaveExpiredQuizzes(db: Database): Promise<void> {
  await db.insert(quizzes).values(
    Array.from({ length: EXPIRED }, (_, at) => ({
      quiz_id: `quiz${at}`,
      name_self: 'Maya',
      name_partner: 'Jonas',
      answers: 'ABCDABCD',
      expires_at: new Date(0),
    })),
  )
  await db.execute(sql`create table swept (quiz_id text, by_whom integer)`)
  await db.execute(sql`
    create function note_sweep() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.05);
      insert into swept values (old.quiz_id, pg_backend_pid());
      return old;
    end $$`)
  await db.execute(sql`create trigger note_sweep before delete on quizzes
    for each row execute function note_sweep()`)
}

/** What two instances must share, with `rounds` of each. */
export async function sharedByInstances(
  how: string,
  instances: Instances,
  rounds: number,
): Promise<StressTestResult[]> {
  const results = [
    await takesShowEverywhere(instances, rounds),
    await cachedPagesDrop(instances, rounds),
    await limitsAreShared(instances),
    await sessionsAreShared(instances, rounds),
    await generationsRunOnce(instances, rounds),
    await sweepRanOnce(instances),
  ]
  return results.map((result) => ({ ...result, name: `${result.name}, two instances ${how}` }))
}

async function takesShowEverywhere(
  { owner, visitor, balancer }: Instances,
  rounds: number,
): Promise<StressTestResult> {
  const ideas = Array.from({ length: rounds }, (_, at) => `idea ${at}`)
  const { slug, idea: idOf } = await makeProfile(owner, { ideas })
  const pages = Array.from({ length: 4 }, () => openPage(balancer.url, slug))
  await until(() => pages.every((page) => page.latest() !== null))
  let arrived = 0
  for (const [at, idea] of ideas.map(idOf).entries()) {
    await visitor(() => at).post(`/gift/${slug}`, { idea })
    if (await until(() => pages.every((page) => page.latest()?.taken.length === at + 1))) arrived += 1
  }
  pages.forEach((page) => page.close())
  return {
    name: 'a take through one shows live on pages of both',
    ok: arrived === rounds && pages.every((page) => page.opened() === 1),
    saw: `${arrived} of ${rounds} takes on ${pages.length} pages`,
  }
}

async function cachedPagesDrop({ owner, visitor }: Instances, rounds: number): Promise<StressTestResult> {
  const ideas = Array.from({ length: rounds }, (_, at) => `idea ${at}`)
  const { slug, idea: idOf } = await makeProfile(owner, { ideas })
  const page = async (which: 0 | 1) => (await visitor(() => which).get(`/gift/${slug}`)).text()
  let dropped = 0
  for (const [at, idea] of ideas.map(idOf).entries()) {
    // Asked for twice, so that both have it in memory.
    for (const which of [...EITHER, ...EITHER]) await page(which)
    await visitor(() => at).post(`/gift/${slug}`, { idea })
    const isShown = async (which: 0 | 1) => takenOn(await page(which)).includes(idea)
    if ((await until(() => isShown(0))) && (await until(() => isShown(1)))) dropped += 1
  }
  return {
    name: 'a take through one drops the cached page of both',
    ok: dropped === rounds,
    saw: `${dropped} of ${rounds} takes on both`,
  }
}

async function limitsAreShared({ visitor }: Instances): Promise<StressTestResult> {
  const guest = visitor()
  const wrong = { email: 'owner@example.org', password: 'not this one' }
  const { max } = LIMITS.failures
  const statuses: number[] = []
  for (let tries = 0; tries < max + 4; tries++) statuses.push((await guest.post('/signin', wrong)).status)
  const passed = statuses.filter((status) => status !== 429).length
  return {
    name: 'failures count for both',
    ok: passed === max && statuses.slice(max).every((status) => status === 429),
    saw: `${passed} of ${statuses.length} tries in turn passed, where ${max} may`,
  }
}

async function sessionsAreShared({ visitor }: Instances, rounds: number): Promise<StressTestResult> {
  let right = 0
  for (let round = 0; round < rounds; round++) {
    let at = round
    const owner = visitor(() => at)
    await owner.post('/signin', { email: 'owner@example.org', password: PASSWORD })
    at += 1
    const known = (await owner.get('/portal/profile')).status
    const left = owner.copy()
    await owner.post('/signout')
    const statuses = [(await left.get('/portal/profile')).status]
    at += 1
    statuses.push((await left.get('/portal/profile')).status)
    if (known === 200 && statuses.every((status) => status === 302)) right += 1
  }
  return {
    name: 'a session opened at one is known to the other, and a sign-out there holds at both',
    ok: right === rounds,
    saw: `${right} of ${rounds}`,
  }
}

async function generationsRunOnce({ owner, db }: Instances, rounds: number): Promise<StressTestResult> {
  let right = 0
  for (let round = 0; round < rounds; round++) {
    const { id } = await makeProfile(owner, { ideas: [], complete: false })
    // The proxy alternates between the servers.
    await Promise.all(EITHER.map(() => owner.post(`/portal/suggestions/${id}/generate`)))
    const runs = await db.select().from(generationRuns).where(eq(generationRuns.profile_id, id))
    if (runs.length === 1 && runs[0]?.state === 'done') right += 1
  }
  return {
    name: 'a generation asked for at both runs once',
    ok: right === rounds,
    saw: `${right} of ${rounds}`,
  }
}

async function sweepRanOnce({ db }: Instances): Promise<StressTestResult> {
  const { rows } = (await db.execute(
    sql`select count(*)::integer as quizzes, count(distinct by_whom)::integer as sweepers from swept`,
  )) as { rows: { quizzes: number; sweepers: number }[] }
  const [swept] = rows
  return {
    name: 'of servers that start together one sweeps the quizzes',
    ok: swept?.quizzes === EXPIRED && swept.sweepers === 1,
    saw: `${swept?.quizzes} of ${EXPIRED} expired quizzes, by ${swept?.sweepers}`,
  }
}
