import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chooseMails } from '#app/server/commands/mails/mail-choices.ts'
import { sendReminders } from '#app/server/commands/mails/send-reminders.ts'
import { giftProfiles, mailChoices, mailQueue, profiles, remindersSent } from '#app/server/database/schema.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { mailSubjects } from '#test/mail-subjects.ts'

const BIRTHDAY = '2026-12-12'
/** Nine in the morning in Berlin, three weeks before. */
const NINE = new Date('2026-11-21T08:00:00Z')

const { world, visit } = await ownSite()
const another = await world.another()
let ownerId: string
beforeEach(async () => {
  await world.clean()
  const owner = await signedIn(world, visit())
  await makeProfile(owner, { fields: { recipient_name: 'Emma', occasion_date: BIRTHDAY } })
  const [account] = await world.db.select({ id: profiles.id }).from(profiles)
  ownerId = account?.id ?? ''
  await choose()
  await world.db.delete(remindersSent)
})

const choose = (choices: Partial<Parameters<typeof chooseMails>[2]> = {}) =>
  chooseMails(world, { id: ownerId } as Parameters<typeof chooseMails>[1], {
    reminders: true,
    news: false,
    timeZone: 'Europe/Berlin',
    ...choices,
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
  expect(await reminders()).toEqual(['Three weeks to Emma’s birthday'])
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
    'Emma’s birthday is over: ready for the next one?',
    'One week to Emma’s birthday',
    'Three weeks to Emma’s birthday',
  ])
})

test.each([
  ['the owner chose no reminders', () => choose({ reminders: false })],
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
