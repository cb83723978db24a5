import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giftProfiles, generationRuns } from '#app/server/database/schema.ts'
import { type GenerationLease, holdLease, leaseFrom } from '#app/server/commands/ideas/generation-lease.ts'
import { startRun, takeOverRun } from '#app/server/queries/generation-runs.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const KITE = [{ text: 'a kite', source: 'model' as const, reason: '' }]

const { world, visit } = await ownSite()
await makeProfile(await signedIn(world, visit()), { ideas: [] })
let lease: GenerationLease
let id: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await world.db.delete(generationRuns)
  const [profile] = await world.db.select().from(giftProfiles)
  const run = await startRun(world.db, {
    profile_id: profile?.id ?? '',
    owner_id: profile?.created_by ?? '',
    seed: 1,
    lease_until: leaseFrom(world),
    created_at: world.clock.now(),
  })
  if (!run) throw new Error('no run')
  id = run.id
  lease = holdLease(world, run)
})
afterEach(() => {
  lease.release()
  vi.useRealTimers()
})

async function stored() {
  const [run] = await world.db.select().from(generationRuns)
  return run
}

function later(seconds: number): void {
  world.wait(seconds * 1000)
}

test('a holder whose generator thinks for long keeps the run by renewing its lease', async () => {
  for (let time = 0; time < 60; time += 5) {
    later(5)
    vi.advanceTimersByTime(5000)
    // What is kept next waits for the renewal before it.
    expect(await lease.renew(KITE)).toBe(true)
    expect(await takeOverRun(world.db, id, world.clock.now(), leaseFrom(world))).toBe(false)
  }
  expect((await stored())?.accepted).toEqual(KITE)
})

test('a silent holder’s run is free after fifteen seconds, and the holder is told', async () => {
  lease.release()
  later(15)
  expect(await takeOverRun(world.db, id, world.clock.now(), leaseFrom(world))).toBe(false)
  later(1)
  expect(await takeOverRun(world.db, id, world.clock.now(), leaseFrom(world))).toBe(true)
  expect(await lease.renew(KITE)).toBe(false)
  expect(await lease.renew(KITE)).toBe(false)
  expect((await stored())?.accepted).toEqual([])
})
