import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseMails } from '#app/server/commands/mails/mail-choices.ts'
import { sendNews } from '#app/server/commands/mails/send-news.ts'
import { sendReminders } from '#app/server/commands/mails/send-reminders.ts'
import {
  accounts,
  giftProfiles,
  ideas,
  mailChoices,
  mailQueue,
  remindersSent,
} from '#app/server/database/schema.ts'
import { type MadeProfile, makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { mailSubjects } from '#test/mail-subjects.ts'

const { world, visit } = await ownSite()
const another = await world.another()
let ownerId: string
let emma: MadeProfile
beforeEach(async () => {
  await world.clean()
  const owner = await signedIn(world, visit())
  emma = await makeProfile(owner, {
    fields: { recipient_name: 'Emma', occasion_date: '2026-12-12' },
    ideas: ['a kite', 'a lamp', 'a drum'],
  })
  const [account] = await world.db.select({ id: accounts.id }).from(accounts)
  ownerId = account?.id ?? ''
})

const choose = (choices: Partial<Parameters<typeof chooseMails>[2]>) =>
  chooseMails(world, { id: ownerId } as Parameters<typeof chooseMails>[1], {
    reminders: false,
    news: false,
    timeZone: 'Europe/Berlin',
    ...choices,
  })

describe('news', () => {
  const SUBJECT = 'What happened on your lists'

  beforeEach(() => choose({ news: true }))

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
    world.time.now = new Date('2026-11-23T09:00:00Z')
    await visitor.post(`/gift/${emma.slug}/free`, { idea: emma.idea('a kite') })
    await world.db.delete(ideas).where(eq(ideas.text, 'a kite'))
    await at('2026-11-24T08:00:00Z')
    expect(await sent(), 'also of an idea that is gone').toHaveLength(2)
  })

  test('two instances at once send no news twice', async () => {
    await take('a kite')
    world.time.now = new Date('2026-11-22T08:00:00Z')
    await Promise.all(Array.from({ length: 10 }, (_, turn) => sendNews(turn % 2 ? world : another)))
    expect(await sent()).toHaveLength(1)
  })

  test('what was taken before news were chosen is no news', async () => {
    await choose({})
    await take('a kite')
    world.time.now = new Date('2026-11-21T13:00:00Z')
    await choose({ news: true })
    await take('a lamp')
    await at('2026-11-22T08:00:00Z')
    expect(await newest()).toContain('a lamp')
    expect(await newest()).not.toContain('a kite')
  })

  test('whoever did not choose news gets none', async () => {
    await choose({ reminders: true })
    await take('a kite')
    await at('2026-11-22T08:00:00Z')
    expect(await sent()).toEqual([])
  })

  test('what was freed meanwhile is no news', async () => {
    await take('a kite')
    await world.db
      .update(ideas)
      .set({ taken_at: null, taken_by: null, taken_text: null })
      .where(eq(ideas.text, 'a kite'))
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
})

describe('reminders', () => {
  /** Nine in the morning in Berlin, three weeks before. */
  const NINE = new Date('2026-11-21T08:00:00Z')

  beforeEach(async () => {
    await choose({ reminders: true })
    await world.db.delete(remindersSent)
  })

  const change = (fields: Partial<typeof giftProfiles.$inferInsert>) =>
    world.db.update(giftProfiles).set(fields).where(eq(giftProfiles.created_by, ownerId))
  const reminders = async () =>
    (await mailSubjects(world)).filter((subject) => subject.includes('birthday')).toReversed()

  async function at(instant: Date | string): Promise<void> {
    world.time.now = new Date(instant)
    await sendReminders(world)
  }

  test('a reminder comes at nine in the owner’s morning, and not a minute before', async () => {
    await at(new Date(NINE.getTime() - 1))
    expect(await reminders()).toEqual([])
    await at(NINE)
    expect(await reminders()).toEqual(['Three weeks to go: Emma’s birthday'])
  })

  test('it comes once, however often the hour is looked at and on however many instances', async () => {
    world.time.now = NINE
    await Promise.all(Array.from({ length: 10 }, (_, turn) => sendReminders(turn % 2 ? world : another)))
    await at(new Date(NINE.getTime() + 15 * 60_000))
    await at('2026-11-22T08:00:00Z')
    expect(await reminders()).toHaveLength(1)
  })

  test('three mails go with an occasion: three weeks before, one week before, and the day after', async () => {
    for (let day = NINE.getTime(); day < Date.parse('2027-01-31'); day += 24 * 60 * 60 * 1000)
      await at(new Date(day))
    // Queued at their times, and sent in no certain order while the clock runs on.
    expect((await reminders()).toSorted()).toEqual([
      'One week to go: Emma’s birthday',
      'Over: Emma’s birthday. Ready for the next one?',
      'Three weeks to go: Emma’s birthday',
    ])
  })

  test.each([
    ['the owner chose no reminders', () => choose({})],
    ['the owner was never asked', () => world.db.delete(mailChoices)],
    ['the profile is incomplete', () => change({ status: 'incomplete' })],
    ['the profile was taken down', () => change({ takedown_reason: 'rude' })],
    ['the profile is gone', () => world.db.delete(giftProfiles)],
  ])('none comes when %s', async (_why, make) => {
    await make()
    await at(NINE)
    expect(await reminders()).toEqual([])
  })

  test('of more profiles than are read at once each has its reminder', async () => {
    const [{ id: _, slug: __, ...profile } = expect.fail()] = await world.db.select().from(giftProfiles)
    await world.db.insert(giftProfiles).values(
      Array.from({ length: 230 }, (_none, count) => ({
        ...profile,
        slug: `emma-${String(count).padStart(12, '0')}`,
      })),
    )
    await at(NINE)
    expect(await world.db.$count(remindersSent)).toBe(231)
    // That many would be sent one by one before the next test.
    await world.db.delete(mailQueue)
  })

  test('a profile that was deleted and is back by Undo is not reminded of again', async () => {
    await at(NINE)
    const [profile = expect.fail()] = await world.db.select().from(giftProfiles)
    await world.db.delete(giftProfiles)
    await world.db.insert(giftProfiles).values(profile)
    await at(NINE)
    expect(await reminders()).toHaveLength(1)
  })
})
