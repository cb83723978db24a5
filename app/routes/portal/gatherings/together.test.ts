import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  accounts,
  drawParticipants,
  gatheringMembers,
  gatherings,
  giftProfiles,
} from '#app/server/database/schema.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { toastIn, follow, textOf, valueOf } from '#test/read-page.ts'
import {
  makeGathering,
  type MadeGathering,
  makeProfile,
  type MadeProfile,
  mailedLink,
  PASSWORD,
  profileForm,
  signedIn,
} from '#test/make.ts'
import { ownSite, threeVisitors } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const { owner, other, nobody } = await threeVisitors(world, visit)
let christmas: MadeGathering
let emma: MadeProfile
let zeno: MadeProfile
let invitation: string
beforeEach(async () => {
  await world.db.delete(gatherings)
  await world.db.delete(giftProfiles)
  emma = await makeProfile(owner, { fields: { recipient_name: 'Emma' } })
  zeno = await makeProfile(other, { fields: { recipient_name: 'Zeno' } })
  christmas = await makeGathering(owner, [emma])
  invitation = await invite()
})

const screen = () => `/portal/gatherings/${christmas.id}`
const words = async (path: string, by = nobody) =>
  textOf(await (await by.get(path)).text()).replace(/\s+/g, ' ')
const choose = (ids: string[], by = other) => by.post(`${screen()}/profiles`, { profile: ids })
const join = (by = other) => by.post(invitation)
async function invite(): Promise<string> {
  await owner.post(`${screen()}/invite`)
  return /\/invitation\/[a-z0-9-]+/.exec(await (await owner.get(screen())).text())?.[0] ?? ''
}
const personIn = async (email: string) =>
  opaqueId(world, (await world.db.select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? '')

test('whoever has the invitation joins, adds their own profiles, and everybody sees them', async () => {
  expect(await words(invitation, other)).toContain('Take part in Christmas at ours?')
  const joined = await join()
  expect([joined.headers.get('Location'), toastIn(joined)]).toEqual([screen(), 'gathering_joined'])
  expect(toastIn(await choose([zeno.id]))).toBe('gathering_saved')
  expect(await words(christmas.page)).toMatch(/Emma .* Zeno/)
  expect(await words('/portal/gatherings', other)).toContain('Christmas at ours')
})

test('a co-organiser adds no profile of others, and keeps those of others as they are', async () => {
  await join()
  await choose([zeno.id, emma.id])
  await choose([])
  expect(await words(christmas.page)).toMatch(/gets something Emma/)
})

test('the organiser keeps what co-organisers added when they save', async () => {
  await join()
  await choose([zeno.id])
  await owner.post(screen(), { version: '1', name: 'New Year', profile: [] })
  expect(await words(christmas.page)).toMatch(/New Year .* Zeno/)
})

test('a co-organiser neither edits, nor deletes, nor invites, nor removes, and sees no address of others', async () => {
  await join()
  for (const path of ['', '/delete', '/renew', '/invite', '/remove'])
    expect([path, (await other.post(screen() + path, { name: 'Mine', version: '1' })).status]).toEqual([
      path,
      404,
    ])
  const page = await (await other.get(screen())).text()
  expect(page).not.toContain('owner@example.org')
  expect(page).not.toContain('/invitation/')
  expect(await words(christmas.page)).toContain('Christmas at ours')
})

test('whoever leaves takes their profiles along, and sees the gathering no more in the portal', async () => {
  await join()
  await choose([zeno.id])
  expect(toastIn(await other.post(`${screen()}/leave`))).toBe('gathering_left')
  expect(await words(christmas.page)).not.toContain('Zeno')
  expect(await words('/portal/gatherings', other)).toContain('No gathering yet')
  expect((await choose([zeno.id])).status).toBe(404)
  const mail = (await world.mails()).find((source) => source.includes('Subject: Someone left your gathering'))
  expect(mail).toMatch(/^To: owner@example\.org/m)
})

test('the organiser removes a profile, or whoever takes part with all of theirs', async () => {
  await join()
  await choose([zeno.id])
  expect(await words(screen(), owner)).toMatch(/other@example\.org .* Zeno/)
  await owner.post(`${screen()}/remove`, { profile: opaqueId(world, zeno.id) })
  expect(await words(christmas.page)).not.toContain('Zeno')
  await choose([zeno.id])
  await owner.post(`${screen()}/remove`, { person: await personIn('other@example.org') })
  expect(await words(christmas.page)).not.toContain('Zeno')
  expect((await choose([zeno.id])).status).toBe(404)
})

test('neither a page nor the download of an organiser holds an id of what is not theirs', async () => {
  await join()
  await choose([zeno.id])
  await owner.post(`${screen()}/draw`, { do: 'everybody' })
  const [account] = await world.db.select().from(accounts).where(eq(accounts.email, 'other@example.org'))
  const participants = await world.db.select().from(drawParticipants)
  const paths = ['', '/draw', ...participants.map(({ id }) => `/draw?edit=${id}`)].map(
    (path) => screen() + path,
  )
  for (const path of [...paths, '/portal/settings/data']) {
    const text = await (await owner.get(path)).text()
    expect([path, text.includes(zeno.id), text.includes(account?.id ?? '')]).toEqual([path, false, false])
  }
})

test('whoever was removed cannot join again by the invitation they had', async () => {
  await join()
  const removed = await owner.post(`${screen()}/remove`, { person: await personIn('other@example.org') })
  expect(toastIn(removed)).toBe('co_organiser_removed')
  expect((await join()).status).toBe(404)
  await owner.post(`${screen()}/remove`, { person: await personIn('other@example.org') })
  invitation = await invite()
  await owner.post(`${screen()}/remove`, { person: 'nobody' })
  expect(toastIn(await join())).toBe('gathering_joined')
})

test('a choice of too many keeps its ticks', async () => {
  await join()
  const made = await Promise.all(
    Array.from({ length: 50 }, () => makeProfile(other, { ideas: [], complete: false })),
  )
  const answer = await choose(made.map(({ id }) => id))
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(textOf(html)).toContain('A gathering has room for 50 profiles of all together.')
  expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(50)
})

test('a profile comes back by Undo to a gathering in which its owner still takes part', async () => {
  await join()
  for (const stays of [true, false]) {
    await choose([zeno.id])
    const { html } = await follow(other, await other.post(`/portal/profile/${zeno.id}/delete`))
    if (!stays) await other.post(`${screen()}/leave`)
    expect(toastIn(await other.post('/portal/undo', { undo: valueOf(html, 'undo') ?? '' }))).toBe('undone')
    expect((await words(christmas.page)).includes('Zeno')).toBe(stays)
  }
})

test('of a co-organiser’s profile that was taken down the organiser sees that, and no name', async () => {
  await join()
  await choose([zeno.id])
  await takeDown(world, { kind: 'profile', id: zeno.slug }, 'rude')
  expect(await words(screen(), owner)).toContain('Taken down')
  expect(await words(screen(), owner)).not.toContain('Zeno')
})

test('of a co-organiser’s incomplete profile the organiser sees that it is being written, and removes it', async () => {
  await join()
  await other.post(`/portal/profile/${zeno.id}/status`, { status: 'incomplete' })
  await choose([zeno.id])
  expect(await words(screen(), owner)).toContain('Still being written')
  expect(await words(screen(), owner)).not.toContain('Zeno')
  await owner.post(`${screen()}/remove`, { profile: opaqueId(world, zeno.id) })
  expect(await words(christmas.page)).not.toContain('Still being written')
})

test('who takes part opens their own lists with one press, but for those without ideas', async () => {
  await join()
  await other.post(`/portal/profile/${zeno.id}/status`, { status: 'incomplete' })
  const empty = await makeProfile(other, {
    fields: { recipient_name: 'Nika' },
    ideas: [],
    complete: false,
  })
  await choose([zeno.id, empty.id])
  expect(await words(screen(), other)).toMatch(
    /1 list is not open yet .*Nika has no ideas yet, and is not open\./,
  )
  expect(await words(screen(), owner)).not.toContain('not open yet')
  expect(await words(christmas.page)).toContain('2 lists: still being written')
  expect(toastIn(await other.post(`${screen()}/open`))).toBe('status_updated')
  expect(await words(christmas.page)).toMatch(/Zeno.* Still being written/)
  expect(await words(screen(), other)).not.toContain('1 list is not open yet')
})

test('a profile made for a gathering is in it at once, and open where that was wanted', async () => {
  await join()
  expect(await words(`/create-gift-profile?gathering=${christmas.id}`, other)).toContain(
    'Let others see it in Christmas at ours',
  )
  const make = (name: string, fields: Record<string, string>) =>
    other.post('/create-gift-profile', profileForm({ recipient_name: name, ...fields }))
  await make('Oskar', { gathering: christmas.id, open: 'on' })
  await make('Selma', { gathering: christmas.id })
  expect(await words(christmas.page)).toMatch(/Oskar.* Still being written/)
  const stranger = await signedIn(world, visit(), 'stranger@example.org')
  expect(await words(`/create-gift-profile?gathering=${christmas.id}`, stranger)).not.toContain('Let others')
  await stranger.post('/create-gift-profile', profileForm({ gathering: christmas.id, open: 'on' }))
  expect(await words(christmas.page)).not.toContain('Grandma Rosemary')
})

test('a new invitation ends the one before, and there is none of a gathering that is gone', async () => {
  const old = invitation
  invitation = await invite()
  expect(invitation).not.toBe(old)
  expect((await other.get(old)).status).toBe(404)
  const late = await other.post(old)
  expect([late.status, textOf(await late.text())]).toEqual([
    404,
    expect.stringContaining('This invitation is no longer valid.'),
  ])
  await owner.post(`${screen()}/delete`)
  expect((await other.get(invitation)).status).toBe(404)
})

test('thirty people take part, and no thirty-first', async () => {
  const rows = Array.from({ length: 29 }, (_, at) => ({
    id: `guest-${at}`,
    email: `guest-${at}@example.org`,
  }))
  await world.db.insert(accounts).values(rows)
  await world.db
    .insert(gatheringMembers)
    .values(rows.map(({ id }) => ({ gathering_id: christmas.id, user_id: id, joined_at: world.clock.now() })))
  const answer = await join()
  expect([answer.status, textOf(await answer.text())]).toEqual([
    409,
    expect.stringContaining('This gathering is full'),
  ])
  await world.db.delete(accounts).where(eq(accounts.id, 'guest-0'))
  expect(toastIn(await join())).toBe('gathering_joined')
})

test('the organiser who opens the invitation stays the organiser, and who joins twice is there once', async () => {
  await join(owner)
  await Promise.all([join(), join(), join()])
  expect(await world.db.$count(gatheringMembers)).toBe(1)
})

test('who deletes their account passes the gathering to whoever joined first, with its link', async () => {
  const rosa = await signedIn(world, visit(), 'rosa@example.org')
  const easter = await makeGathering(rosa, [])
  await rosa.post(`/portal/gatherings/${easter.id}/invite`)
  const html = await (await rosa.get(`/portal/gatherings/${easter.id}`)).text()
  await other.post(/\/invitation\/[a-z0-9-]+/.exec(html)?.[0] ?? '')
  await rosa.post('/portal/settings/delete-account', { password: PASSWORD })
  expect((await nobody.get(easter.page)).status).toBe(200)
  expect(await words(`/portal/gatherings/${easter.id}`, other)).toContain('Delete this gathering')
})

test('an invitation survives signing up, also where the mail is opened in another browser', async () => {
  const stranger = visit('192.0.2.7')
  expect(await words(invitation, stranger)).toContain('Sign up to take part')
  await stranger.post('/signup', { email: 'new@example.org', password: PASSWORD })
  const link = await mailedLink(world)
  // The mail may go to somebody else, whom no words of a stranger should reach.
  expect(link).toMatch(/^\/auth\/callback\?token=[\w-]+$/)
  const phone = visit('192.0.2.8')
  const opened = await phone.get(link)
  const page = await opened.text()
  const verified = await phone.post('/auth/callback', { token: valueOf(page, 'token') ?? '' })
  expect([verified.headers.get('Location'), toastIn(verified)]).toEqual(['/signin', 'email_verified'])
  const signed = await phone.post('/signin', { email: 'new@example.org', password: PASSWORD })
  expect(signed.headers.get('Location')).toBe(invitation)
  expect(toastIn(await join(phone))).toBe('gathering_joined')
})
