import { beforeEach, expect, inject, test } from 'vitest'
import { openPostgres } from '#app/server/database/postgres.ts'
import { sessions } from '#app/server/database/schema.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { innerWordsIn, whileMissing } from '#test/database/failing-database.ts'
import { makeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { freshDatabase, startPostgres } from '#test/programs/postgres.ts'
import { quickPasswords, ownWorld } from '#test/world.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'
import { openSite } from '#test/own-site.ts'

/** When the database was last seen to be away. */
let lostAt: number
let owner: Browser
const world = await ownWorld()
const visit = await openSite({
  ...world,
  database: { ...world.database, lostSince: (moment) => lostAt >= moment },
})
beforeEach(async () => {
  lostAt = -Infinity
  await world.clean()
  owner = await signedIn(world, visit())
})

const ofAnswer = ({ status, headers }: Response) => [status, headers.get('Retry-After')]

/** A page of the owner that nobody expected to break. */
async function broken(path = '/portal/profile'): Promise<Response> {
  return whileMissing(world, sessions, () => owner.get(path))
}

test.each(['/portal/profile', '/portal/profile.data'])(
  'a failure at %s while the database is away is a 503 with Retry-After and its own text',
  async (path) => {
    const before = await broken(path)
    expect(ofAnswer(before)).toEqual([500, null])
    lostAt = Infinity
    const answer = await broken(path)
    expect(ofAnswer(answer)).toEqual([503, '5'])
    expect(answer.headers.get('Content-Type')).toBe(before.headers.get('Content-Type'))
    expect(textOf(await answer.text())).toBe(textOf(await before.text()))
  },
)

test('a failure long after the database came back stays a 500', async () => {
  lostAt = performance.now()
  expect(ofAnswer(await broken())).toEqual([500, null])
})

test('what goes well, leads on or is refused while the database is away stays what it is', async () => {
  const { slug, idea } = await makeProfile(owner)
  lostAt = Infinity
  const answers = [
    await owner.get('/portal/profile'),
    await owner.post(`/gift/${slug}`, { idea: idea('a kite') }),
    await owner.get('/nowhere'),
    await visit().post('/signin'),
  ]
  expect(answers.map(ofAnswer)).toEqual([
    [200, null],
    [302, null],
    [404, null],
    [422, null],
  ])
  expect(answers[1]?.headers.getSetCookie()).toHaveLength(2)
})

test('an existing Retry-After is not replaced', async () => {
  lostAt = Infinity
  const stream = await whileMissing(world, sessions, () => owner.get('/gift/grandma-23456789abcd/live'))
  expect(ofAnswer(stream)).toEqual([503, '30'])
})

test.runIf(inject('postgres'))(
  'while a real Postgres is down every page, form and file that needs it is a 503, and works again afterwards',
  { timeout: 60_000 },
  async () => {
    const server = await startPostgres()
    const database = await openPostgres(await freshDatabase(server.url))
    const services = await createServices(world.env, { database, passwords: quickPasswords, log: world.log })
    const site = await openSite(services)
    const there = { mails: async () => (await services.mail.drain(), world.mails()) }
    const somebody = await signedIn(there, site())
    const { slug } = await makeProfile(somebody)
    const asked: (() => Promise<Response>)[] = [
      () => somebody.get('/portal/profile'),
      () => somebody.get('/portal/profile.data'),
      () => somebody.post('/create-gift-profile', profileForm()),
      () => somebody.get('/portal/settings/data'),
      () => site().post('/signin', { email: 'owner@example.org', password: PASSWORD }),
      () => site().get('/analytics'),
      () => site().get(`/gift/${slug}/calendar.ics`),
      () => site().get(`/gift/${slug}/live`),
    ]

    await server.kill()
    for (const ask of asked) {
      const answer = await ask()
      expect(ofAnswer(answer)).toEqual([503, expect.stringMatching(/^\d+$/)])
      expect(innerWordsIn(textOf(await answer.text()))).toBeUndefined()
    }
    await server.start()
    for (const ask of asked) {
      const answer = await ask()
      expect(answer.status).toBeLessThan(400)
      await answer.body?.cancel()
    }
    await services.close()
    await database.close()
    await server.stop()
  },
)
