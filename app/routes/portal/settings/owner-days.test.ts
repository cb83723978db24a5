import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, sessions } from '#app/server/database/schema.ts'
import { addToDraw, makeGathering, makeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const { world, visitors } = await visitedSite()
const { owner } = visitors

/** The evening of the 21st in Honolulu, where the owner said to be. */
const EVENING = new Date('2026-11-22T06:00:00Z')
beforeEach(async () => {
  world.time.now = EVENING
  await owner.post('/portal/settings/mails', { time_zone: 'Pacific/Honolulu' })
})

const words = async (path: string) => textOf(await (await owner.get(path)).text()).replace(/\s+/g, ' ')
const profileOn = (occasion_date: string) =>
  makeProfile(owner, { fields: { recipient_name: 'Emma', occasion_date } })

test('an occasion on the owner’s day is today, in the list and over its ideas', async () => {
  const { id } = await profileOn('2026-11-21')
  expect(await words('/portal/profile')).toContain('next: today')
  expect(await words(`/portal/suggestions/${id}?mode=manual`)).toContain('Birthday today')
})

test('the next time of an occasion may be the owner’s today', async () => {
  const { id } = await profileOn('2024-11-21')
  const copied = await owner.post(`/portal/share/${id}/duplicate`)
  const copy = new URL(copied.headers.get('Location') ?? '', 'http://a').pathname.split('/').at(-1) ?? ''
  const [row] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, copy))
  expect(row?.occasion_date).toBe('2026-11-21')
})

test('since when a device is signed in, and when names were drawn and links opened, is told by the owner’s days', async () => {
  await world.db.update(sessions).set({ createdAt: EVENING })
  expect(await words('/portal/settings')).toContain('signed in since Nov 21, 2026')

  const { id } = await makeGathering(owner, [])
  for (const name of ['Anna', 'Ben', 'Cleo']) await addToDraw(owner, id, { name })
  const screen = `/portal/gatherings/${id}/draw`
  const link = /\/draw\/[\w-]{43}/.exec(await (await owner.get(screen)).text())?.[0] ?? ''
  await owner.post(screen, { do: 'draw' })
  await visitors.nobody.get(link)
  await visitors.nobody.post(link)
  expect(await words(screen)).toContain('Names were drawn on Nov 21, 2026')
  expect(await words(screen)).toContain('opened their link on Nov 21, 2026')
})
