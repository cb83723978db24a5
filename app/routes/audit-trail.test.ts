import { beforeEach, expect, test } from 'vitest'
import { sweepAuditTrail } from '#app/server/commands/sweep-audit-trail.ts'
import { takeDown } from '#app/server/commands/take-down.ts'
import { auditEvents, freeRequests, undoSteps } from '#app/server/database/schema.ts'
import { mailedLink, makeProfile, type MadeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/request.ts'

const DAY_MS = 24 * 60 * 60_000

interface Event {
  at: string
  actor: string
  what: string
  device: string | null
  profile_id: string | null
  idea_id: string | null
}

const { world, visit } = await ownSite()
let owner: Browser
let profile: MadeProfile
beforeEach(async () => {
  await world.clean()
  await world.db.delete(auditEvents)
  owner = await signedIn(world, visit())
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a drum'] })
})

async function exported(): Promise<Event[]> {
  const file = (await (await owner.get('/portal/settings/data')).json()) as { audit_trail: Event[] }
  return file.audit_trail
}

const take = (idea: string, browser = visit()) =>
  browser.post(`/gift/${profile.slug}`, { idea: profile.idea(idea) })
const whats = (events: Event[]) => events.map(({ actor, what }) => `${actor}: ${what}`)
const stored = () => world.db.select().from(auditEvents)

test('what was done with a profile is in its owner’s export: who, when, what', async () => {
  await take('a kite')
  await owner.post(`/portal/suggestions/${profile.id}/available`, { idea: profile.idea('a kite') })
  await owner.post(`/portal/share/${profile.id}/renew`)
  const { slug } = (await world.db.query.giftProfiles.findFirst()) ?? { slug: '' }
  await takeDown(world, { kind: 'profile', id: slug }, 'why')
  await takeDown(world, { kind: 'profile', id: slug }, null)
  await owner.post(`/portal/profile/${profile.id}/delete`)

  const rows = await stored()
  expect(rows.map(({ actor, what }) => `${actor}: ${what}`).toSorted()).toEqual([
    'device: idea_taken',
    'operator: shown_again',
    'operator: taken_down',
    'owner: link_renewed',
    'owner: made_available',
    'owner: profile_deleted',
  ])
  for (const row of rows) expect([row.profile_id, row.at]).toEqual([profile.id, world.time.now])
  // The list that it was taken from is gone, and with it whether it kept a surprise.
  for (const what of ['device: idea_taken', 'owner: made_available'])
    expect(whats(await exported())).not.toContain(what)
  expect(await exported()).toHaveLength(4)
})

test('a take is recorded with its device’s mark, which tells devices of one profile apart', async () => {
  const friend = visit()
  await take('a kite', friend)
  await take('a lamp', friend)
  await take('a drum')
  const events = await exported()
  expect(whats(events)).toEqual(Array.from({ length: 3 }, () => 'device: idea_taken'))
  expect(new Set(events.map(({ device }) => device)).size).toBe(2)
  expect(events.map(({ idea_id }) => String(idea_id)).toSorted()).toEqual(
    ['a kite', 'a lamp', 'a drum'].map((idea) => profile.idea(idea)).toSorted(),
  )
  const tokens = (await stored()).map(({ device }) => device)
  for (const { device } of events) expect(tokens).not.toContain(device)
})

test('a deletion that is undone is recorded as both', async () => {
  await owner.post(`/portal/profile/${profile.id}/delete`)
  const [step] = await world.db.select().from(undoSteps)
  await owner.post('/portal/undo', { undo: step?.id ?? '' })
  expect(whats(await exported()).toSorted()).toEqual(['owner: profile_deleted', 'owner: profile_restored'])
})

test('a take that fails is not recorded', async () => {
  await take('a kite')
  await take('a kite')
  expect(await stored()).toHaveLength(1)
})

test('of takes at the same moment the one that succeeds is recorded', async () => {
  await Promise.all(Array.from({ length: 8 }, () => take('a kite')))
  expect(await stored()).toHaveLength(1)
})

test('the export of a surprise profile tells of no take', async () => {
  await owner.post(`/portal/edit/${profile.id}`, { ...profileForm(), keep_surprise: 'on', version: '1' })
  await take('a kite')
  expect(await stored()).toHaveLength(1)
  expect(await exported()).toEqual([])
})

test('the export of a surprise profile does not tell that an idea was freed at somebody’s request', async () => {
  await owner.post(`/portal/edit/${profile.id}`, { ...profileForm(), keep_surprise: 'on', version: '1' })
  const friend = visit()
  await take('a kite', friend)
  await friend.post(`/gift/${profile.slug}/free`, { idea: profile.idea('a kite') })
  const [asked] = await world.db.select().from(freeRequests)
  await owner.post(`/portal/suggestions/${profile.id}/available`, { request: asked?.id ?? '' })
  const events = await exported()
  expect(events).toEqual([])
})

test('what frees nothing is not recorded', async () => {
  await owner.post(`/portal/suggestions/${profile.id}/available`, { idea: profile.idea('a kite') })
  await owner.post(`/portal/suggestions/${profile.id}/available`, { all: 'on' })
  expect(await stored()).toEqual([])
})

test('changes of the ways to sign in are recorded', async () => {
  const next = 'another horse'
  await owner.post('/portal/settings', {
    current_password: PASSWORD,
    new_password: next,
    confirm_password: next,
  })
  await world.mails()
  await visit().post('/reset-password', { email: 'owner@example.org' })
  const reset = visit()
  const opened = await reset.get(await mailedLink(world))
  await reset.post(opened.headers.get('Location') ?? '', {
    new_password: PASSWORD,
    confirm_password: PASSWORD,
  })
  await owner.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect(whats(await exported()).toSorted()).toEqual(['owner: password_changed', 'owner: password_reset'])
})

test('a deleted account leaves that it was deleted, and no address', async () => {
  await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  const rows = await stored()
  expect(rows.map(({ what }) => what)).toEqual(['account_deleted'])
  expect(JSON.stringify(rows)).not.toContain('owner@example.org')
})

test('nobody exports what was done on another account', async () => {
  await take('a kite')
  const other = await signedIn(world, visit(), 'other@example.org')
  const file = (await (await other.get('/portal/settings/data')).json()) as { audit_trail: Event[] }
  expect(file.audit_trail).toEqual([])
})

test('after 90 days an event is deleted', async () => {
  await take('a kite')
  const at = world.time.now.getTime()
  world.time.now = new Date(at + 90 * DAY_MS)
  await sweepAuditTrail(world)
  expect(await stored()).toHaveLength(1)
  world.time.now = new Date(at + 90 * DAY_MS + 1)
  await sweepAuditTrail(world)
  expect(await stored()).toEqual([])
})

test('an export of very many events is whole', async () => {
  const { created_by: owner_id } = (await world.db.query.giftProfiles.findFirst()) ?? { created_by: '' }
  const at = world.time.now
  await world.db
    .insert(auditEvents)
    .values(
      Array.from({ length: 1001 }, () => ({ owner_id, at, actor: 'owner', what: 'link_renewed' }) as const),
    )
  expect(await exported()).toHaveLength(1001)
})
