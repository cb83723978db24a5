import { inArray } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { EXPORTS_AT_ONCE, LIMITS } from '#app/domain/limits.ts'
import { giftProfiles, limitCounters } from '#app/server/database/schema.ts'
import { toastIn } from '#test/read-page.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { visitedSite, openSite } from '#test/own-site.ts'

const { world, visitors } = await visitedSite()
const visit = await openSite(world)
const third = await signedIn(world, visit(), 'third@example.org')
const DATA = '/portal/settings/data'
beforeEach(async () => void (await world.db.delete(limitCounters)))

test('a large account comes in pieces that are read when they are asked for', async () => {
  for (let made = 0; made < 25; made++) {
    await makeProfile(visitors.owner, { fields: { recipient_name: `Number ${made}` }, ideas: ['a kite'] })
  }
  const newest = Array.from({ length: 10 }, (_, at) => `Number ${24 - at}`)
  const reader = (await visitors.owner.get(DATA)).body?.getReader()
  const pieces: string[] = []
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(new TextDecoder().decode(read.value))
    // What is deleted before its piece is read is not in the file, which stays whole.
    if (pieces.length === 1)
      await world.db.delete(giftProfiles).where(inArray(giftProfiles.recipient_name, newest))
  }
  const { gift_profiles } = JSON.parse(pieces.join('')) as { gift_profiles: { recipient_name: string }[] }
  expect(gift_profiles.map((profile) => profile.recipient_name)).toEqual(
    Array.from({ length: 15 }, (_, at) => `Number ${14 - at}`),
  )
  // Account, each profile, and the end.
  expect(pieces).toHaveLength(17)
})

test('one account downloads one at a time, a server sends ten, and whoever goes makes room', async () => {
  const more = []
  for (let number = 1; number <= EXPORTS_AT_ONCE.all - 2; number++)
    more.push(await (await signedIn(world, visit(), `more${number}@example.org`)).get(DATA))
  const [first, second] = [await visitors.owner.get(DATA), await visitors.other.get(DATA)]
  expect(toastIn(await visitors.owner.get(DATA))).toBe('export_running')
  expect(toastIn(await third.get(DATA))).toBe('exports_busy')
  await first.body?.cancel()
  expect(((await (await third.get(DATA)).json()) as { account: object }).account).toMatchObject({
    email: 'third@example.org',
  })
  for (const download of [second, ...more]) await download.text()
  expect(await (await visitors.other.get(DATA)).text()).toContain('other@example.org')
})

test('an account downloads so often an hour', async () => {
  await (await visitors.owner.get(DATA)).text()
  await world.db.update(limitCounters).set({ points: LIMITS.exports.max })
  expect(toastIn(await visitors.owner.get(DATA))).toBe('too_many_exports')
  expect((await visitors.other.get(DATA)).status).toBe(200)
})

test('a download that nobody goes on reading gives its place back after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stalled = await visitors.owner.get(DATA)
    await stalled.body?.getReader().read()
    expect(toastIn(await visitors.owner.get(DATA))).toBe('export_running')
    vi.advanceTimersByTime(60_000)
    expect((await visitors.owner.get(DATA)).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('a download that is broken off before anything is read makes room', async () => {
  const going = new AbortController()
  await third.request(DATA, { signal: going.signal })
  expect(toastIn(await third.get(DATA))).toBe('export_running')
  going.abort()
  expect((await third.get(DATA)).status).toBe(200)
})

test('the file is no data of a page, which would be held in memory as a whole', async () => {
  expect((await visitors.owner.get(`${DATA}.data`)).status).toBe(404)
})
