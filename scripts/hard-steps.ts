import { timingOnEmbedded, timingOnPostgres } from '#test/hard/account-timing.ts'
import { everySetOfBans } from '#test/hard/every-set-of-bans.ts'
import { faults } from '#test/hard/faults.ts'
import { fullDisk } from '#test/hard/full-disk.ts'
import { noSmallDisk } from '#test/hard/small-disk.ts'
import { rehearseImage } from '#test/hard/image-rehearsal.ts'
import { onEmbedded, onPostgres } from '#test/hard/on-each-database.ts'
import type { Effort, Trial } from '#test/hard/trial.ts'
import { type Counts, type Found, notRun, step } from './steps.ts'

/** The lists for every set of bans, and the races, kills and faults on both databases, as steps; each says what it saw. */
export async function hardSteps(effort: Effort, postgres: boolean): Promise<Counts[]> {
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
