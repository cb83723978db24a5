import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deleteProfile } from '#app/server/commands/profiles/delete-profile.ts'
import { saveSuggestions } from '#app/server/commands/ideas/save-suggestions.ts'
import { sweepUndoSteps, undo } from '#app/server/commands/profiles/undo.ts'
import { sweepPictures } from '#app/server/commands/pictures/sweep-pictures.ts'
import { giftProfiles, ideas, pictures } from '#app/server/database/schema.ts'
import { insertAccount } from '#app/server/queries/accounts/accounts.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { type OwnedProfile, ownedProfile, type Owner } from '#app/server/request/viewer.ts'
import { makeUnsaved, showPictures, storePictures } from '#test/data/stored-pictures.ts'
import { ownWorld } from '#test/world.ts'

const HOUR_MS = 3_600_000
const world = await ownWorld()
const owner = { id: 'rosa', email: 'rosa@example.org' } as Owner
let shown = ''
let unshown = ''
let profile: OwnedProfile

beforeEach(async () => {
  await world.clean()
  await insertAccount(world.db, owner)
  ;[shown = '', unshown = ''] = await storePictures(world, 2)
  await makeUnsaved(world, owner.id, [unshown])
  const { id } = await showPictures(world, owner.id, [shown])
  await world.db
    .insert(ideas)
    .values({ profile_id: id, position: 1, text: 'a lamp', source: 'owner', shopping_url: '' })
  const found = await ownedProfile(world.db, owner, id)
  if (!found.ok) throw new Error(found.code)
  profile = found.value
})

async function swept(): Promise<string[]> {
  await sweepUndoSteps(world)
  await sweepPictures(world)
  const rows = await world.db.select({ hash: pictures.hash }).from(pictures).orderBy(pictures.hash)
  return rows.map(({ hash }) => hash)
}

test('a picture that no idea shows yet is deleted a day after it was made, another stays', async () => {
  expect(await swept()).toEqual([shown, unshown])
  world.wait(24 * HOUR_MS)
  expect(await swept()).toEqual([shown, unshown])
  world.wait(1)
  expect(await swept()).toEqual([shown])
})

test('one that goes with its idea stays as long as that can come back, and comes back with it', async () => {
  world.wait(48 * HOUR_MS)
  const remove = async () => {
    const list = await ideasOfProfile(world.db, profile.id)
    const version = (await world.db.select().from(giftProfiles))[0]?.ideas_version ?? 0
    const [pictured, lamp] = list
    const lines = [{ id: lamp?.id ?? '', text: 'a lamp' }]
    return saveSuggestions(world, profile, { version, lines, knownTaken: [], letGo: [pictured?.id ?? ''] })
  }
  const removed = await remove()
  world.wait(HOUR_MS - 1)
  expect(await swept()).toEqual([shown])
  expect((await undo(world, owner, (removed.ok && removed.value.undo) || '')).ok).toBe(true)
  expect((await ideasOfProfile(world.db, profile.id)).map(({ picture }) => picture)).toEqual([shown, null])
  expect((await remove()).ok).toBe(true)
  world.wait(HOUR_MS + 1)
  expect(await swept()).toEqual([])
})

test('one that is saved and removed on the same day goes with the undo, too', async () => {
  const edit = async (picture: string) => {
    const [first, lamp] = await ideasOfProfile(world.db, profile.id)
    const version = (await world.db.select().from(giftProfiles))[0]?.ideas_version ?? 0
    const lines = [
      { id: first?.id ?? '', text: first?.text ?? '', picture: shown },
      { id: lamp?.id ?? '', text: 'a lamp', picture },
    ]
    return saveSuggestions(world, profile, { version, lines, knownTaken: [], letGo: [] })
  }
  expect(await edit(unshown)).toMatchObject({ ok: true })
  expect(await edit('')).toMatchObject({ ok: true })
  world.wait(HOUR_MS)
  expect(await swept()).toEqual([shown])
})

test('one of a deleted profile stays as long as that can come back, and comes back with it', async () => {
  world.wait(48 * HOUR_MS)
  const step = (await deleteProfile(world, profile)) ?? ''
  expect(await swept()).toEqual([shown])
  expect((await undo(world, owner, step)).ok).toBe(true)
  expect((await world.db.select().from(ideas).where(eq(ideas.picture, shown))).length).toBe(1)
  await deleteProfile(world, profile)
  world.wait(HOUR_MS + 1)
  expect(await swept()).toEqual([])
})
