import { expect, test } from 'vitest'
import { sendNews } from '#app/server/commands/mails/send-news.ts'
import { sendReminders } from '#app/server/commands/mails/send-reminders.ts'
import { localTime } from '#app/domain/time-zone.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const HOUR_MS = 60 * 60 * 1000
const NEW_YORK = 'America/New_York'

const { world, visit } = await ownSite()
const another = await world.another()

/** What came by mail about lists, with the day in New York, since this was asked before. */
const arrived: string[] = []
let seen = 0
async function look(): Promise<void> {
  const all = await mailSubjects(world)
  const { day, hour } = localTime(world.time.now, NEW_YORK)
  for (const subject of all.slice(0, all.length - seen).toReversed())
    arrived.push(`${day} ${hour} h: ${subject}`)
  seen = all.length
}

/** The mails are due from nine. */
const AROUND_NINE = /-\d\d (8|9|10)$/
/** Where none is due, some days are enough. */
const AT_TIMES = /1 9$/

/** Lets these hours of days in New York pass on both instances, until an hour of a day in UTC. */
async function until(moment: string, hours = AROUND_NINE): Promise<void> {
  const end = Date.parse(moment)
  while (world.time.now.getTime() < end) {
    world.time.now = new Date(world.time.now.getTime() + HOUR_MS)
    const { day, hour } = localTime(world.time.now, NEW_YORK)
    if (!hours.test(`${day} ${hour}`)) continue
    await Promise.all([world, another].flatMap((instance) => [sendReminders(instance), sendNews(instance)]))
    await look()
  }
}

test('a year with a list: made, taken, reminded of, passed, duplicated, and reminded of again, each mail once', async () => {
  const owner = await signedIn(world, visit())
  const { id, slug, idea } = await makeProfile(owner, {
    fields: { recipient_name: 'Emma', occasion_date: '2026-12-20' },
    ideas: ['a kite', 'a lamp', 'a drum'],
  })
  await owner.post('/portal/settings/mails', { reminders: 'on', news: 'on', time_zone: NEW_YORK })
  await look()
  arrived.length = 0

  await until('2026-11-24T20:00:00Z')
  await visit().post(`/gift/${slug}`, { idea: idea('a kite') })
  await until('2026-12-22T20:00:00Z')
  expect(arrived).toEqual([
    '2026-11-25 9 h: What happened on your lists',
    '2026-11-29 9 h: Three weeks to Emma’s birthday',
    '2026-12-13 9 h: One week to Emma’s birthday',
    '2026-12-21 9 h: Emma’s birthday is over: ready for the next one?',
  ])

  await owner.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  const copied = await owner.post(`/portal/share/${id}/duplicate`)
  const copy = /\/portal\/\w+\/([\w-]{36})/.exec(copied.headers.get('Location') ?? '')?.[1] ?? ''
  await owner.post(`/portal/profile/${copy}/status`, { status: 'complete' })
  arrived.length = 0
  await until('2027-11-20T20:00:00Z', AT_TIMES)
  expect(arrived).toEqual([])
  await until('2027-12-31T20:00:00Z')
  expect(arrived).toEqual([
    '2027-11-29 9 h: Three weeks to Emma’s birthday',
    '2027-12-13 9 h: One week to Emma’s birthday',
    '2027-12-21 9 h: Emma’s birthday is over: ready for the next one?',
  ])
})
