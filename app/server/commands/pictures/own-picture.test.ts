import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import {
  MAX_PICTURE_MEGABYTES,
  PICTURES_PER_ACCOUNT,
  PICTURES_PER_SERVER,
  UNSAVED_PICTURES_PER_ACCOUNT,
} from '#app/domain/ideas/picture.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { putOwnPicture } from '#app/server/commands/pictures/own-picture.ts'
import { pictures } from '#app/server/database/schema.ts'
import { insertAccount } from '#app/server/queries/accounts/accounts.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { makeUnsaved, showPictures, storePictures } from '#test/data/stored-pictures.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const owner = { id: 'rosa', email: 'rosa@example.org' } as Owner
const put = async (file: Uint8Array | Promise<Uint8Array>) => putOwnPicture(world, owner, await file)

beforeEach(async () => {
  await world.clean()
  await insertAccount(world.db, owner)
  await insertAccount(world.db, { id: 'otto', email: 'otto@example.org' })
})

test('a photo is stored in two sizes without what the camera told, and once, whoever puts it', async () => {
  const photo = await sharp(await pictureFile(1))
    .withExif({ IFD0: { Copyright: 'Ann' } })
    .toBuffer()
  const kept = await put(photo)
  expect(kept).toMatchObject({ ok: true, value: { shown: { width: 480, height: 360 } } })
  expect(await putOwnPicture(world, { ...owner, id: 'otto' }, photo)).toEqual(kept)
  const [stored, ...others] = await world.db.select().from(pictures)
  expect(others).toEqual([])
  expect(stored).toMatchObject({ small_width: 96, small_height: 72, large_width: 480, large_height: 360 })
  for (const bytes of [stored?.small, stored?.large]) {
    expect(bytes?.length).toBeLessThanOrEqual(25_000)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(bytes?.includes('Ann')).toBe(false)
  }
})

const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000)])

test.each([
  ['nothing', Buffer.alloc(0), 'picture_missing'],
  ['a text', Buffer.from('a kite'), 'picture_not_read'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
    'picture_not_read',
  ],
  ['half a photo', pictureFile(1).then((photo) => photo.subarray(0, photo.length / 2)), 'picture_not_read'],
  ['HEIC', HEIC, 'picture_heic'],
  ['more than ten megabytes', Buffer.alloc(MAX_PICTURE_MEGABYTES * 1024 ** 2 + 1), 'picture_too_large'],
  ['an icon', pictureFile(1, { width: 16, height: 16 }), 'picture_too_small'],
])('%s is refused in words of its own', async (_what, file, code) => {
  expect(await put(file)).toEqual({ ok: false, code })
  expect(await world.db.$count(pictures)).toBe(0)
})

test('an account puts so many an hour', async () => {
  const photo = await pictureFile(1)
  for (let count = 0; count < LIMITS.own_pictures.max; count++)
    expect(await put(photo.subarray(0, 10))).toEqual({ ok: false, code: 'picture_not_read' })
  expect(await put(photo)).toMatchObject({ code: 'too_many_own_pictures', retryAfter: expect.any(Number) })
})

test('an account has room for so many different ones, and for those that it shows already', async () => {
  const photo = await pictureFile(1)
  const kept = await put(photo)
  const hashes = await storePictures(world, PICTURES_PER_ACCOUNT - 1)
  await showPictures(world, owner.id, [...hashes, kept.ok ? kept.value.hash : ''])
  expect(await put(pictureFile(2))).toEqual({ ok: false, code: 'too_many_pictures' })
  expect(await put(photo)).toEqual(kept)
  expect((await putOwnPicture(world, { ...owner, id: 'otto' }, await pictureFile(2))).ok).toBe(true)
})

test('an account has room for fewer that no idea shows yet', async () => {
  const photo = await pictureFile(1)
  const kept = await put(photo)
  await makeUnsaved(world, owner.id, await storePictures(world, UNSAVED_PICTURES_PER_ACCOUNT - 1))
  expect(await put(pictureFile(2))).toEqual({ ok: false, code: 'too_many_pictures' })
  expect(await put(photo)).toEqual(kept)
  await showPictures(world, owner.id, [kept.ok ? kept.value.hash : ''])
  expect(await put(photo)).toEqual(kept)
  expect((await putOwnPicture(world, { ...owner, id: 'otto' }, await pictureFile(2))).ok).toBe(true)
})

test('a server has room for so many', async () => {
  const photo = await pictureFile(1)
  const kept = await put(photo)
  await storePictures(world, PICTURES_PER_SERVER - 1)
  expect(await put(pictureFile(2))).toEqual({ ok: false, code: 'pictures_full' })
  expect(await put(photo)).toEqual(kept)
  const hash = kept.ok ? kept.value.hash : ''
  await world.db.delete(pictures).where(eq(pictures.hash, hash))
  expect((await put(pictureFile(2))).ok).toBe(true)
})
