import { expect, test } from 'vitest'
import { claimRun } from '#app/server/commands/ideas/generation-run.ts'
import { generationRuns } from '#app/server/database/schema.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()

test('the seed of a first list is odd, as such give the best lists', async () => {
  const { id } = await makeProfile(await signedIn(world, visit()), { ideas: [] })
  const random = (size: number) => new Uint8Array(size).fill(2)
  const profile = (await profileById(world.db, id)) as OwnedProfile
  await claimRun({ ...world, random }, profile, { watching: false })
  const [run] = await world.db.select().from(generationRuns)
  expect(run?.seed).toBe(0x020203)
})
