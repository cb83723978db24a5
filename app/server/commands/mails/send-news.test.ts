import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chooseMails } from '#app/server/commands/mails/mail-choices.ts'
import { sendNews } from '#app/server/commands/mails/send-news.ts'
import { giftProfiles, ideas, mailQueue, profiles } from '#app/server/database/schema.ts'
import { type MadeProfile, makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { mailSubjects } from '#test/mail-subjects.ts'

const SUBJECT = 'What happened on your lists'

const { world, visit } = await ownSite()
const another = await world.another()
let ownerId: string
let emma: MadeProfile
beforeEach(async () => {
  await world.clean()
  const owner = await signedIn(world, visit())
  emma = await makeProfile(owner, {
    fields: { recipient_name: 'Emma' },
    ideas: ['a kite', 'a lamp', 'a drum'],
  })
  const [account] = await world.db.select({ id: profiles.id }).from(profiles)
  ownerId = account?.id ?? ''
  await choose()
})

const choose = (choices: Partial<Parameters<typeof chooseMails>[2]> = {}) =>
  chooseMails(world, { id: ownerId } as Parameters<typeof chooseMails>[1], {
    reminders: false,
    news: true,
    timeZone: 'Europe/Berlin',
    ...choices,
  })
const take = async (text: string, visitor = visit()) => {
  const taken = await visitor.post(`/gift/${emma.slug}`, { idea: emma.idea(text) })
  expect(taken.status).toBe(302)
  return visitor
}
const sent = async () => (await mailSubjects(world)).filter((subject) => subject === SUBJECT)
const newest = async () => {
  const mail = (await world.mails()).find((source) => source.includes(SUBJECT))
  return (mail ?? '').replace(/=\n/g, '')
}

async function at(instant: string): Promise<void> {
  world.time.now = new Date(instant)
  await sendNews(world)
}

test('news of a day come the next morning at nine, gathered in one mail', async () => {
  await take('a kite')
  await take('a lamp')
  await at('2026-11-22T07:59:59Z')
  expect(await sent()).toEqual([])
  await at('2026-11-22T08:00:00Z')
  expect(await sent()).toHaveLength(1)
  const mail = await newest()
  expect(mail).toContain('a kite')
  expect(mail).toContain('a lamp')
  expect(mail).not.toContain('a drum')
  await at('2026-11-23T08:00:00Z')
  expect(await sent()).toHaveLength(1)
})

test('each taken idea is news once, and none is left out between two mails', async () => {
  await take('a kite')
  await at('2026-11-22T08:00:00Z')
  await take('a lamp')
  await at('2026-11-22T20:00:00Z')
  expect(await sent()).toHaveLength(1)
  await at('2026-11-23T08:00:00Z')
  expect(await sent()).toHaveLength(2)
  expect(await newest()).toContain('a lamp')
  expect(await newest()).not.toContain('a kite')
})

test('of a surprise nothing taken is told, but that somebody asks', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const visitor = await take('a kite')
  await at('2026-11-22T08:00:00Z')
  expect(await sent()).toEqual([])
  await visitor.post(`/gift/${emma.slug}/free`, { idea: emma.idea('a kite') })
  await at('2026-11-23T08:00:00Z')
  expect(await sent()).toHaveLength(1)
  expect(await newest()).toContain('available again')
  expect(await newest()).not.toContain('a kite')
})

test('two instances at once send no news twice', async () => {
  await take('a kite')
  world.time.now = new Date('2026-11-22T08:00:00Z')
  await Promise.all(Array.from({ length: 10 }, (_, turn) => sendNews(turn % 2 ? world : another)))
  expect(await sent()).toHaveLength(1)
})

test('what was taken before news were chosen is no news', async () => {
  await choose({ news: false })
  await take('a kite')
  world.time.now = new Date('2026-11-21T13:00:00Z')
  await choose()
  await take('a lamp')
  await at('2026-11-22T08:00:00Z')
  expect(await newest()).toContain('a lamp')
  expect(await newest()).not.toContain('a kite')
})

test('whoever did not choose news gets none', async () => {
  await choose({ news: false, reminders: true })
  await take('a kite')
  await at('2026-11-22T08:00:00Z')
  expect(await sent()).toEqual([])
})

test('what was freed meanwhile is no news', async () => {
  await take('a kite')
  await world.db.update(ideas).set({ taken_at: null, taken_by: null }).where(eq(ideas.text, 'a kite'))
  await at('2026-11-22T08:00:00Z')
  expect(await sent()).toEqual([])
})

test('of many taken ideas a mail names ten, and how many more there are', async () => {
  await world.db.insert(ideas).values(
    Array.from({ length: 30 }, (_, position) => ({
      profile_id: emma.id,
      position: position + 3,
      text: `idea ${position}`,
      source: 'owner' as const,
      shopping_url: 'https://shop.example/',
      taken_at: sql`${world.time.now.toISOString()}::timestamptz + ${position} * interval '1 second'`,
    })),
  )
  world.time.now = new Date('2026-11-22T08:00:00Z')
  await world.db.delete(mailQueue)
  await sendNews(world)
  expect(await newest()).toContain('and 20 more')
})
