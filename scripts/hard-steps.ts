import { timingOnEmbedded, timingOnPostgres } from '#test/hard/account-timing.ts'
import { everySetOfBans } from '#test/hard/every-set-of-bans.ts'
import { faults } from '#test/hard/faults.ts'
import { fullDisk } from '#test/hard/full-disk.ts'
import { noSmallDisk } from '#test/hard/small-disk.ts'
import {
  listsBecomeIdeasOnEmbedded,
  listsBecomeIdeasOnPostgres,
} from '#test/hard/lists-become-ideas-on-each.ts'
import { rehearseImage } from '#test/hard/image-rehearsal.ts'
import { onEmbedded, onPostgres } from '#test/hard/on-each-database.ts'
import { onInstances, onPoolerAndRedis } from '#test/hard/on-instances.ts'
import type { Effort, Trial } from '#test/hard/stress-test.ts'
import { type Counts, type Found, notRun, step } from './steps.ts'
import { vitest } from './test-runners.ts'

/**
 * The lists for every set of bans, the races, kills and faults on both databases, the migration of a version before, and
 * several servers, as steps; each says what it saw. `postgres`, `between`: whether this machine has one, and what can stand between servers and it.
 */
export async function hardSteps(effort: Effort, postgres: boolean, between: boolean): Promise<Counts[]> {
  return [
    await step('ideas for every age, budget and set of bans', () =>
      told(Promise.resolve(everySetOfBans(effort))),
    ),
    ...(await onEach(
      'races and kills',
      () => onEmbedded(effort),
      () => onPostgres(effort),
      postgres,
    )),
    ...(await onEach(
      'lists become ideas',
      () => listsBecomeIdeasOnEmbedded(effort.oldProfiles),
      () => listsBecomeIdeasOnPostgres(effort.oldProfiles),
      postgres,
    )),
    await step('several servers on Postgres', () =>
      postgres ? told(onInstances(effort)) : Promise.resolve(notRun('no Postgres on this machine')),
    ),
    await step('several servers, a pooler and Redis', () =>
      postgres && between
        ? told(onPoolerAndRedis(effort))
        : Promise.resolve(notRun('no Postgres, PgBouncer or Redis on this machine')),
    ),
    ...(await faultSteps(effort, postgres)),
  ]
}

/** Beside each other, since slow clients make whoever watches them wait. */
async function faultSteps(effort: Effort, postgres: boolean): Promise<Counts[]> {
  const all = await Promise.all([
    step('slow, large, lost and refused', () => told(faults(effort))).then((counts) => [counts]),
    onEach(
      'a full disk',
      () => fullDisk('embedded'),
      () => fullDisk('postgres'),
      postgres,
      noSmallDisk(),
    ),
  ])
  return all.flat()
}

/** Whether times tell who has an account, on both databases: only as good as the machine is quiet. */
export function timingSteps(tries: number, postgres: boolean): Promise<Counts[]> {
  return onEach(
    'times that tell nothing of accounts',
    () => timingOnEmbedded(tries),
    () => timingOnPostgres(tries),
    postgres,
  )
}

/** Requests of any kind against every route and action, so many on each database; another seed makes others. */
export async function fuzzSteps(requests: number, postgres: boolean): Promise<Counts[]> {
  const seed = process.env.FUZZ_SEED ?? '1'
  const what = `${requests} requests of any kind, seed ${seed}`
  const send = (project: string) =>
    vitest(project, ['app/routes/any-request.test.ts'], {
      FUZZ_REQUESTS: String(requests),
      FUZZ_SEED: seed,
    })
  return [
    await step(`${what}, embedded database`, send('embedded')),
    await step(
      `${what}, Postgres`,
      postgres ? send('postgres') : async () => notRun('no Postgres on this machine'),
    ),
  ]
}

/** Needs the registry: it installs everything anew. */
export function imageStep(): Promise<Counts> {
  return step('the image, rehearsed without Docker', () => told(rehearseImage().then((trial) => [trial])))
}

async function onEach(
  what: string,
  embedded: () => Promise<Trial[]>,
  real: () => Promise<Trial[]>,
  postgres: boolean,
  missing?: string,
): Promise<Counts[]> {
  const orNotRun = async (trials: () => Promise<Trial[]>, why?: string) =>
    why ? notRun(why) : told(trials())
  return [
    await step(`${what}, embedded database`, () => orNotRun(embedded, missing)),
    await step(`${what}, Postgres`, () =>
      orNotRun(real, missing ?? (postgres ? undefined : 'no Postgres on this machine')),
    ),
  ]
}

async function told(working: Promise<Trial[]>): Promise<Found> {
  const trials = await working
  for (const { name, ok, saw } of trials) console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${saw}`)
  const passed = trials.filter(({ ok }) => ok).length
  return { passed, failed: trials.length - passed, skipped: 0 }
}
