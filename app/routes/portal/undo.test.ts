import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sweepUndoSteps } from '#app/server/commands/profiles/undo.ts'
import {
  drawParticipants,
  freeRequests,
  giftProfiles,
  ideas,
  undoSteps,
} from '#app/server/database/schema.ts'
import { whileWritesFail } from '#test/database/failing-database.ts'
import { ideaIds, makeGathering, makeProfile, type MadeProfile } from '#test/make.ts'
import { ownSite, threeVisitors } from '#test/own-site.ts'
import { follow, noticesOf, textOf, valueOf } from '#test/read-page.ts'
import { storedRows } from '#test/database/stored-rows.ts'

const HOUR_MS = 60 * 60 * 1000

const { world, visit } = await ownSite({ PROFILES_PER_ACCOUNT: '2' })
const visitors = await threeVisitors(world, visit)
const NOON = world.time.now
let profile: MadeProfile
beforeEach(async () => {
  world.time.now = NOON
  await world.db.delete(giftProfiles)
  await world.db.delete(undoSteps)
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp', 'a book'] })
  await world.db.update(ideas).set({ source: 'built-in' })
})

const list = () => `/portal/suggestions/${profile.id}`
const renew = (fields = {}) => visitors.owner.post(`${list()}/renew`, fields)
const deleteIt = () => visitors.owner.post(`/portal/profile/${profile.id}/delete`)
const take = (idea: string) => visitors.nobody.post(`/gift/${profile.slug}`, { idea })

/** The page after a redirect, with the step that its Undo form posts. */
async function pageAfter(answer: Response) {
  const { path, html } = await follow(visitors.owner, answer)
  return { path, html, step: valueOf(html, 'undo') ?? '' }
}

const undo = (step: string, browser = visitors.owner) => browser.post('/portal/undo', { undo: step })
const saidAfterUndo = async (step: string) => noticesOf((await pageAfter(await undo(step))).html)

async function listed(): Promise<string[]> {
  const rows = await world.db
    .select()
    .from(ideas)
    .where(eq(ideas.profile_id, profile.id))
    .orderBy(ideas.position)
  return rows.map(({ text, taken_at }) => (taken_at ? '+' : '') + text)
}

test('the list of profiles brings back what was deleted within the hour, and nothing else', async () => {
  const deleted = async () => {
    const html = await (await visitors.owner.get('/portal/profile')).text()
    return Array.from(
      html.matchAll(/<button[^>]* value="([^"]+)"[^>]* name="undo"/g),
      ([, step]) => step ?? '',
    )
  }
  await renew()
  expect(await deleted()).toEqual([])
  await deleteIt()
  const steps = await deleted()
  expect(steps).toHaveLength(1)
  world.time.now = new Date(NOON.getTime() + HOUR_MS)
  expect(await deleted()).toEqual([])
  world.time.now = new Date(NOON.getTime() + HOUR_MS - 1)
  expect(await saidAfterUndo(steps[0] ?? '')).toEqual(['Undone'])
  expect(await listed()).toHaveLength(3)
})

test('other ideas for the free ones are taken back by the form on the page that follows', async () => {
  const before = await ideaIds(visitors.owner, profile.slug)
  const { html, step } = await pageAfter(await renew())
  expect(noticesOf(html)).toEqual(['Gift suggestions generated successfully'])
  expect(await listed()).not.toContain('a kite')
  const { path, html: after } = await pageAfter(await undo(step))
  expect(path).toBe(list())
  expect(noticesOf(after)).toEqual(['Undone'])
  expect(await listed()).toEqual(['a kite', 'a lamp', 'a book'])
  expect(await ideaIds(visitors.owner, profile.slug)).toEqual(before)
})

test('so is another idea instead, and an open page takes the old one as ever', async () => {
  const { step } = await pageAfter(await renew({ idea: profile.idea('a lamp') }))
  expect((await listed())[1]).not.toBe('a lamp')
  await undo(step)
  await take(profile.idea('a lamp'))
  expect(await listed()).toEqual(['a kite', '+a lamp', 'a book'])
})

test('a new idea that somebody took before the undo stays, beside the one that comes back', async () => {
  const { step } = await pageAfter(await renew({ idea: profile.idea('a lamp') }))
  const fresh = (await listed())[1] ?? ''
  await take((await ideaIds(visitors.nobody, profile.slug)).get(fresh) ?? '')
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
  expect(await listed()).toEqual(['a kite', 'a lamp', `+${fresh}`, 'a book'])
})

test('with a removed idea its giver’s name and request come back', async () => {
  await world.db.update(giftProfiles).set({ show_giver_names: true })
  await take(profile.idea('a lamp'))
  const ofLamp = { idea: profile.idea('a lamp') }
  await visitors.nobody.post(`/gift/${profile.slug}/name`, { ...ofLamp, name: 'Tom' })
  await visitors.nobody.post(`/gift/${profile.slug}/free`, ofLamp)
  const kept = { suggestion: ['a kite'], suggestion_id: [profile.idea('a kite')] }
  const agreed = { known_taken: ofLamp.idea, remove: ofLamp.idea }
  const { step } = await pageAfter(await visitors.owner.post(list(), { version: '1', ...kept, ...agreed }))
  await undo(step)
  const page = textOf(await (await visitors.owner.get(list())).text()).replace(/\s+/g, ' ')
  expect(page).toContain('by Tom')
  expect(page).toContain('The visitor who took a lamp asks you to free it.')
})

test('lines that a save removed come back, one without removals offers nothing', async () => {
  await take(profile.idea('a lamp'))
  const lines = { suggestion: ['a kite', 'a drum'], suggestion_id: [profile.idea('a kite'), ''] }
  const agreed = { known_taken: profile.idea('a lamp'), remove: profile.idea('a lamp') }
  const { step } = await pageAfter(await visitors.owner.post(list(), { version: '1', ...lines, ...agreed }))
  expect(await listed()).toEqual(['a kite', 'a drum'])
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
  expect(await listed()).toEqual(['a kite', '+a lamp', 'a book', 'a drum'])

  const ids = await ideaIds(visitors.owner, profile.slug)
  const same = { suggestion: [...ids.keys()], suggestion_id: [...ids.values()] }
  const unchanged = await pageAfter(await visitors.owner.post(list(), { version: '3', ...same }))
  expect(noticesOf(unchanged.html)).toEqual(['Gift suggestions saved successfully'])
  expect(unchanged.step).toBe('')
})

test('a deleted profile comes back as it was: fields, ideas, what is taken, link and place', async () => {
  await take(profile.idea('a lamp'))
  const rows = async () => (await storedRows(world)).filter(({ table }) => table !== 'undo_steps')
  const before = await rows()
  const { path, html, step } = await pageAfter(await deleteIt())
  expect(path).toBe('/portal/profile')
  expect(noticesOf(html)).toEqual(['Gift profile deleted successfully'])
  expect((await visitors.owner.get(`/gift/${profile.slug}`)).status).toBe(404)
  expect((await visitors.owner.get(list())).status).toBe(404)
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
  expect(await rows()).toEqual(before)
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(200)
})

test('so does one whose link was made anew', async () => {
  await visitors.owner.post(`/portal/share/${profile.id}/renew`)
  const { step } = await pageAfter(await deleteIt())
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
})

test('with it come back the requests to free its gifts, and its place in a draw', async () => {
  const gathering = await makeGathering(visitors.owner, [profile])
  const asked_at = NOON
  await world.db
    .insert(freeRequests)
    .values({ profile_id: profile.id, idea_id: profile.idea('a kite'), device: 'a phone', asked_at })
  const participant = { gathering_id: gathering.id, name: 'Rosa', link: 'a link', profile_id: profile.id }
  await world.db.insert(drawParticipants).values(participant)
  const stored = async () => [
    await world.db.select().from(freeRequests),
    await world.db.select().from(drawParticipants),
  ]
  const before = await stored()
  const { step } = await pageAfter(await deleteIt())
  expect(await stored()).not.toEqual(before)
  await undo(step)
  expect(await stored()).toEqual(before)
})

test('a step is taken back once, by its owner, and only the newest of a profile', async () => {
  const first = await pageAfter(await renew())
  const second = await pageAfter(await renew())
  const now = await listed()
  expect(await saidAfterUndo(first.step)).toEqual(['That can no longer be undone'])
  const refused = await undo(second.step, visitors.other)
  expect(noticesOf((await follow(visitors.other, refused)).html)).toEqual(['That can no longer be undone'])
  expect((await undo(second.step, visitors.nobody)).headers.get('Location')).toBe('/signin')
  expect(await listed()).toEqual(now)
  await undo(second.step)
  expect(await saidAfterUndo(second.step)).toEqual(['That can no longer be undone'])
})

test('after an hour nothing comes back, and nothing of it is stored', async () => {
  const { step } = await pageAfter(await deleteIt())
  await sweepUndoSteps(world)
  expect(await world.db.$count(undoSteps)).toBe(1)
  world.time.now = new Date(NOON.getTime() + HOUR_MS)
  expect(await saidAfterUndo(step)).toEqual(['That can no longer be undone'])
  world.time.now = new Date(NOON.getTime() + HOUR_MS + 1)
  await sweepUndoSteps(world)
  expect(await world.db.$count(undoSteps)).toBe(0)
})

test('a full account is told, and the profile comes back once there is room', async () => {
  const { step } = await pageAfter(await deleteIt())
  const others = [await makeProfile(visitors.owner), await makeProfile(visitors.owner)]
  expect((await saidAfterUndo(step))[0]).toMatch(/^Your account is full/)
  await visitors.owner.post(`/portal/profile/${others[0]?.id}/delete`)
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
  expect(await listed()).toEqual(['a kite', 'a lamp', 'a book'])
})

test('under a surprise nothing is taken back that would tell what is taken', async () => {
  const { step } = await pageAfter(await renew())
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const now = await listed()
  expect(await saidAfterUndo(step)).toEqual([
    'You are keeping this a surprise for yourself, and that would give it away',
  ])
  expect(await listed()).toEqual(now)
})

test('a database that fails leaves the step, and the page says so', async () => {
  const { step } = await pageAfter(await deleteIt())
  const answer = await whileWritesFail(world, giftProfiles, () => undo(step))
  expect(noticesOf((await pageAfter(answer)).html)).toEqual(['That could not be undone. Please try again.'])
  expect(await saidAfterUndo(step)).toEqual(['Undone'])
})
