import { AGE_GROUPS } from '#app/domain/gift-profile.ts'
import { timingOnEmbedded, timingOnPostgres } from '#test/hard/account-timing.ts'
import { faults } from '#test/hard/faults.ts'
import { fullDisk } from '#test/hard/full-disk.ts'
import { noSmallDisk } from '#test/hard/small-disk.ts'
import { rehearseImage } from '#test/hard/image-rehearsal.ts'
import { onEmbedded, onPostgres } from '#test/hard/on-each-database.ts'
import { signInFlood } from '#test/hard/sign-in-flood.ts'
import { onInstances, onPoolerAndRedis } from '#test/hard/on-instances.ts'
import type { Effort, StressTestResult } from '#test/hard/stress-test.ts'
import { command, type Counts, type Found, notRun, step } from './steps.ts'
import { vitest } from './test-runners.ts'

export const NO_POSTGRES = 'no Postgres on this machine'

/** The lists for every set of bans, in two processes; a sample of them is among the rules. */
export function ideasSteps(): Promise<Counts[]> {
  const half = Math.ceil(AGE_GROUPS.length / 2)
  return sideBySide(
    [AGE_GROUPS.slice(0, half), AGE_GROUPS.slice(half)].map(
      (ages) => () =>
        step(
          `ideas for every budget and set of bans, ${ages.join(', ')}`,
          command('node', ['test/hard/every-set-of-bans.ts', ...ages]),
        ),
    ),
  )
}

/**
 * The races, kills and faults on both databases, and several servers, as steps; each
 * says what it saw. `postgres`, `between`: whether this machine has one, and what can stand between servers and it.
 */
export async function hardSteps(effort: Effort, postgres: boolean, between: boolean): Promise<Counts[]> {
  return [
    ...(await sideBySide([
      ...onEach(
        'races and kills',
        () => onEmbedded(effort),
        () => onPostgres(effort),
        postgres,
      ),
      () =>
        step('several servers on Postgres', () =>
          postgres ? reported(onInstances(effort)) : Promise.resolve(notRun(NO_POSTGRES)),
        ),
      () =>
        step('several servers, a pooler and Redis', () =>
          postgres && between
            ? reported(onPoolerAndRedis(effort))
            : Promise.resolve(notRun('no Postgres, PgBouncer or Redis on this machine')),
        ),
    ])),
    ...(await faultSteps(effort, postgres)),
  ]
}

/** Slow clients take long. */
async function faultSteps(effort: Effort, postgres: boolean): Promise<Counts[]> {
  const onFullDisk = onEach(
    'a full disk',
    () => fullDisk('embedded'),
    () => fullDisk('postgres'),
    postgres,
    noSmallDisk(),
  )
  const [slow, full] = await Promise.all([
    step('slow, large, lost and refused', () => reported(faults(effort))),
    inTurn(onFullDisk),
  ])
  return [slow, ...full]
}

/**
 * Whether response times reveal accounts, on both databases, and whether a flood of sign-ins delays pages; needs a quiet
 * machine.
 */
export async function timingSteps(tries: number, postgres: boolean): Promise<Counts[]> {
  return [
    await step('a flood of sign-ins', () => reported(signInFlood(tries))),
    ...(await inTurn(
      onEach(
        'times that tell nothing of accounts',
        () => timingOnEmbedded(tries),
        () => timingOnPostgres(tries),
        postgres,
      ),
    )),
  ]
}

/** The production build behind real proxies, and before servers that speak TLS. */
export async function realServerSteps(postgres: boolean, proxies: boolean): Promise<Counts[]> {
  return [
    await step(
      'behind Caddy and nginx',
      proxies
        ? vitest(['hard'], ['hard/proxies'])
        : async () => notRun('no Caddy and no nginx on this machine'),
    ),
    await step(
      'a database and mail over TLS',
      postgres ? vitest(['hard'], ['encrypted-connections']) : async () => notRun(NO_POSTGRES),
    ),
  ]
}

/** Fuzzed requests against every route and action on each database. */
export async function fuzzSteps(requests: number, postgres: boolean): Promise<Counts[]> {
  const seed = process.env.FUZZ_SEED ?? '1'
  const what = `${requests} requests of any kind, seed ${seed}`
  const send = (project: string) =>
    vitest([project], ['app/routes/any-request.test.ts'], {
      FUZZ_REQUESTS: String(requests),
      FUZZ_SEED: seed,
    })
  return [
    await step(`${what}, embedded database`, send('embedded')),
    await step(`${what}, Postgres`, postgres ? send('postgres') : async () => notRun(NO_POSTGRES)),
  ]
}

/** The races of gatherings, in four times as many rounds as `npm test` runs. */
export function gatheringRaces(postgres: boolean): Promise<Counts> {
  return step(
    'races of gatherings in 40 rounds',
    postgres
      ? vitest(['postgres'], ['together-at-once', 'draw-at-once'], {
          RACE_ROUNDS: '40',
        })
      : async () => notRun(NO_POSTGRES),
  )
}

/** Needs the registry: it installs all packages again. */
export function imageStep(): Promise<Counts> {
  return step('the image, rehearsed without Docker', () =>
    reported(rehearseImage().then((result) => [result])),
  )
}

type Step = () => Promise<Counts>

function onEach(
  what: string,
  embedded: () => Promise<StressTestResult[]>,
  real: () => Promise<StressTestResult[]>,
  postgres: boolean,
  missing?: string,
): Step[] {
  const orNotRun = async (results: () => Promise<StressTestResult[]>, why?: string) =>
    why ? notRun(why) : reported(results())
  return [
    () => step(`${what}, embedded database`, () => orNotRun(embedded, missing)),
    () => step(`${what}, Postgres`, () => orNotRun(real, missing ?? (postgres ? undefined : NO_POSTGRES))),
  ]
}

async function inTurn(steps: readonly Step[]): Promise<Counts[]> {
  const found: Counts[] = []
  for (const run of steps) found.push(await run())
  return found
}

/** For steps that wait for much of their time. */
function sideBySide(steps: readonly Step[]): Promise<Counts[]> {
  return Promise.all(steps.map((run) => run()))
}

async function reported(working: Promise<StressTestResult[]>): Promise<Found> {
  const results = await working
  for (const { name, ok, saw } of results) console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${saw}`)
  const passed = results.filter(({ ok }) => ok).length
  return { passed, failed: results.length - passed, skipped: 0 }
}
