import { afterEach, beforeEach, expect, test } from 'vitest'
import { gatherings, giftProfiles } from '#app/server/database/schema.ts'
import { makeGathering, type MadeGathering, makeProfile, type MadeProfile } from '#test/make.ts'
import { OpenStream } from '#test/open-stream.ts'
import { visitedSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const { world, visitors } = await visitedSite()
const { owner, other, nobody } = visitors
let emma: MadeProfile
let late: MadeProfile
let christmas: MadeGathering
const open: OpenStream[] = []
beforeEach(async () => {
  await world.db.delete(gatherings)
  await world.db.delete(giftProfiles)
  nobody.cookies.clear()
  emma = await makeProfile(owner, { fields: { recipient_name: 'Emma' }, ideas: ['a kite', 'a lamp'] })
  late = await makeProfile(owner, { fields: { recipient_name: 'Mira' }, ideas: ['a harp', 'a horn'] })
  christmas = await makeGathering(owner, [emma])
})
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.close())))

/** The stream of the gathering's page, and the version that it begins with. */
async function follow(by: Browser) {
  const answer = await by.get(`${christmas.page}/live`)
  expect(answer.status).toBe(200)
  const stream = new OpenStream(answer)
  open.push(stream)
  const version = (await stream.nextUpdate())?.version
  return { stream, version }
}

const take = (profile: MadeProfile, text: string) =>
  other.post(`/gift/${profile.slug}`, { idea: profile.idea(text) })
const save = (...profiles: MadeProfile[]) =>
  owner.post(`/portal/gatherings/${christmas.id}`, {
    version: '1',
    name: 'Christmas',
    profile: profiles.map(({ id }) => id),
  })
const versionOf = async (by: Browser) =>
  /"([\w-]{12})"/.exec(
    (await (await by.get(`${christmas.page}.data`)).text()).split('"version",')[1] ?? '',
  )?.[1]

test('it begins with the version that the page has', async () => {
  const { version } = await follow(nobody)
  expect(version).toBe(await versionOf(nobody))
})

test('a take on one of its profiles is heard, with the version that the page has then', async () => {
  const { stream, version } = await follow(nobody)
  await take(emma, 'a kite')
  const news = await stream.nextUpdate()
  expect(news?.version).not.toBe(version)
  expect(news?.version).toBe(await versionOf(nobody))
})

test('a profile that comes is heard, and what is taken of it from then on', async () => {
  const { stream } = await follow(nobody)
  await save(emma, late)
  const come = await stream.nextUpdate()
  await take(late, 'a harp')
  expect((await stream.nextUpdate())?.version).not.toBe(come?.version)
})

test('whoever says "That’s me" hears nothing of their own ideas, and everything of the others', async () => {
  await save(emma, late)
  await nobody.post(christmas.page, { me: emma.slug })
  const { stream, version } = await follow(nobody)
  await take(emma, 'a kite')
  await take(late, 'a harp')
  const news = await stream.nextUpdate()
  expect(news?.version).not.toBe(version)
  expect(news?.version).toBe(await versionOf(nobody))
})

test('a gathering that gets a new link closes its stream', async () => {
  const { stream } = await follow(nobody)
  await owner.post(`/portal/gatherings/${christmas.id}/renew`)
  expect((await stream.nextUpdate())?.version).toBe('')
  expect(await stream.next()).toBe('the end')
})
