import { expect, test } from 'vitest'
import { giftProfiles, generationRuns } from '#app/server/database/schema.ts'
import { claimRun } from '#app/server/commands/ideas/generation-run.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()

test('the seed of a first list is odd, as such give the best lists', async () => {
  await makeProfile(await signedIn(world, visit()), { ideas: [] })
  const [profile] = await world.db.select().from(giftProfiles)
  if (!profile) throw new Error('no profile')
  const random = (size: number) => new Uint8Array(size).fill(2)
  await claimRun({ ...world, random }, profile, { watching: false })
  const [run] = await world.db.select().from(generationRuns)
  expect(run?.seed).toBe(0x020203)
})
