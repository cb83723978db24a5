import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import {
  accounts,
  passwords,
  emailChanges,
  generationRuns,
  giftProfiles,
  ideas,
  mailQueue,
  passwordResets,
  signInCodes,
  sessions,
} from '#app/server/database/schema.ts'
import { allRows, innerWordsIn, whileMissing, whileWritesFail } from '#test/database/failing-database.ts'
import {
  mailedLink,
  makeProfile,
  type MadeProfile,
  openLink,
  PASSWORD,
  profileForm,
  signedIn,
} from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import {
  follow,
  isChecked,
  noticesOf,
  textOf,
  unescaped,
  valueOf,
  withoutTextSpans,
} from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { world, visit } = await emptySite()
let owner: Browser
/** One with a list of ideas, which is shared, and one without. */
let shared: MadeProfile
let empty: MadeProfile
beforeEach(async () => {
  owner = await signedIn(world, visit())
  shared = await makeProfile(owner)
  empty = await makeProfile(owner, { fields: { recipient_name: 'Otto' }, ideas: [], complete: false })
})

type Fields = Record<string, string | string[]>

/** Posts while writes to a table fail: the answer, once it is sure that nothing was stored and nothing given away. */
async function postInVain(table: PgTable, browser: Browser, path: string, fields: Fields = {}) {
  const before = await allRows(world)
  const answer = await whileWritesFail(world, table, () => browser.post(path, fields))
  expect(await allRows(world)).toEqual(before)
  const html = await answer.clone().text()
  expect(innerWordsIn([...answer.headers].join('\n') + html)).toBeUndefined()
  return { answer, html }
}

/** Not what is stored: what comes back must have been typed. */
const TYPED: Fields = {
  ...profileForm({
    recipient_name: 'Aunt <Ada> & 🎁',
    age_group: '35-44 years',
    occasion_type: 'other',
    other_occasion: 'Moving in',
    occasion_date: '2027-02-28',
    hobbies: 'chess\nand "go"',
    gift_preferences: 'none under €5',
    additional_notes: '',
  }),
  // Hidden: an unchecked switch posts nothing.
  show_hobbies: [],
}
const LINES = ['a kite', 'a <b>bold</b> one', 'a lamp']
const NEW_PASSWORD = { new_password: 'a new one', confirm_password: 'a new one' }
const CHANGE = { current_password: PASSWORD, ...NEW_PASSWORD }
const NEW_EMAIL = { email: 'new@example.org', password: PASSWORD }
const IDEAS = { version: '1', suggestion: LINES, suggestion_id: ['', '', ''] }
const FIRST_IDEAS = { version: '0', suggestion: LINES, suggestion_id: ['', '', ''] }

const NOT_CREATED = 'Failed to create gift profile'
const NOT_UPDATED = 'Failed to update profile'
const NOT_SAVED = 'Failed to save suggestions'
const NOT_CHANGED = 'Failed to update password'
const NOT_MOVED = 'Your address could not be changed. Please try again.'
const NOT_DELETED = 'Your account could not be deleted. Nothing was changed; please try again.'

test.each<[string, PgTable, string, Fields, string]>([
  ['a new profile', giftProfiles, '/create-gift-profile', TYPED, NOT_CREATED],
  ['an edited profile', giftProfiles, '/portal/edit/:shared', { ...TYPED, version: '1' }, NOT_UPDATED],
  ['edited ideas', ideas, '/portal/suggestions/:shared?mode=manual', IDEAS, NOT_SAVED],
  ['first ideas', ideas, '/portal/suggestions/:empty?mode=manual', FIRST_IDEAS, NOT_SAVED],
  ['a changed password', passwords, '/portal/settings', CHANGE, NOT_CHANGED],
  ['a changed password, at the sessions it ends', sessions, '/portal/settings', CHANGE, NOT_CHANGED],
  ['a changed password, at its email', mailQueue, '/portal/settings', CHANGE, NOT_CHANGED],
  ['a changed address', emailChanges, '/portal/settings/email', NEW_EMAIL, NOT_MOVED],
  ['a deleted account', accounts, '/portal/settings/delete-account', { password: PASSWORD }, NOT_DELETED],
  [
    'a deleted account, at a profile of it',
    giftProfiles,
    '/portal/settings/delete-account',
    { password: PASSWORD },
    NOT_DELETED,
  ],
])(
  '%s that the database fails to store: the form comes back whole, says so, and works again',
  async (_, table, address, fields, sentence) => {
    const path = at(address)
    await anotherDevice()
    const { answer, html } = await postInVain(table, owner, path, fields)
    expect(answer.status).toBe(500)
    expect(noticesOf(html)).toEqual([sentence])
    expect(formIn(html, fields)).toEqual(withoutPasswords(fields))
    expect((await owner.post(path, fields)).status).toBeLessThan(400)
  },
)

/** An address with the profile it is about. */
function at(address: string): string {
  const { id } = address.includes(':empty') ? empty : shared
  return address.replace(/:(shared|empty)/, id)
}

/** Somebody has to be signed out by a change of password. */
async function anotherDevice(): Promise<void> {
  await visit().post('/signin', { email: 'owner@example.org', password: PASSWORD })
}

/** What a page's form would post of these fields if it were sent again as it is. */
function formIn(html: string, fields: Fields): Fields {
  const withScript = html.replace(/<noscript>[^]*?<\/noscript>/g, '')
  const found = Object.entries(fields).map(([name, value]) => {
    if (name.startsWith('show_')) return [name, isChecked(withScript, name) ? 'on' : []]
    if (!Array.isArray(value)) return [name, valueOf(withScript, name) ?? '']
    const control = `<input[^>]* name="${name}"[^>]*>|<textarea[^>]* name="${name}"[^>]*>[^<]*</textarea>`
    const lines = withScript.match(new RegExp(control, 'g')) ?? []
    return [name, lines.map((line) => valueOf(line, name) ?? '')]
  })
  return Object.fromEntries(found)
}

function withoutPasswords(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name.includes('password') ? '' : value]),
  )
}

test('a new password after a reset that the database fails to store: the link can be used again', async () => {
  await visit().post('/reset-password', { email: 'owner@example.org' })
  const browser = visit()
  const form = (await browser.get(await mailedLink(world))).headers.get('Location') ?? ''
  for (const table of [passwords, sessions, passwordResets, mailQueue]) {
    const { answer, html } = await postInVain(table, browser, form, NEW_PASSWORD)
    expect(answer.status).toBe(500)
    expect(noticesOf(html)).toEqual([NOT_CHANGED])
  }
  expect((await browser.post(form, NEW_PASSWORD)).headers.get('Location')).toBe('/signin')
})

const TOGGLE = ['/portal/profile/:shared/status', { status: 'incomplete' }] as const
const DELETE = ['/portal/profile/:shared/delete', {}] as const
const TOGGLED = ['Failed to update profile status', 'Profile status updated successfully'] as const
const DELETED = ['Failed to delete profile', 'Gift profile deleted successfully'] as const

test.each([
  ['a status', giftProfiles, TOGGLE, TOGGLED],
  ['a deletion', giftProfiles, DELETE, DELETED],
  ['a deletion, at the ideas,', ideas, DELETE, DELETED],
])(
  '%s that the database fails to store: a toast says so over what is still there, and it works again',
  async (_, table, [address, fields], [failed, worked]) => {
    const path = at(address)
    const { answer } = await postInVain(table, owner, path, fields)
    expect(answer.status).toBe(302)
    const page = await follow(owner, answer)
    expect([page.path, noticesOf(page.html)]).toEqual(['/portal/profile', [failed]])
    expect(textOf(page.html)).toContain('Grandma Rosemary')
    const again = await follow(owner, await owner.post(path, fields))
    expect(noticesOf(again.html)).toEqual([worked])
  },
)

test.each([
  [
    'made available again',
    'available',
    'It could not be made available again. Please try again.',
    'Available again',
  ],
  [
    'replaced by another',
    'renew',
    'An unexpected error occurred while generating suggestions',
    'Gift suggestions generated successfully',
  ],
])(
  'an idea %s, where the database fails to store it: a toast says so over what is still there, and it works again',
  async (_, command, failed, worked) => {
    await world.db.update(ideas).set({ source: 'built-in' })
    const idea = shared.idea('a kite')
    if (command === 'available') await visit().post(`/gift/${shared.slug}`, { idea })
    const path = `/portal/suggestions/${shared.id}/${command}`
    const { answer } = await postInVain(ideas, owner, path, { idea })
    const page = await follow(owner, answer)
    expect([page.path, noticesOf(page.html)]).toEqual([`/portal/suggestions/${shared.id}`, [failed]])
    expect(textOf(page.html)).toContain('a kite')
    const again = await follow(owner, await owner.post(path, { idea }))
    expect(noticesOf(again.html)).toEqual([worked])
  },
)

test('a taken idea that the database fails to store: the page says so where it was asked for, and it works again', async () => {
  const path = `/gift/${shared.slug}`
  const fields = { idea: shared.idea('a kite') }
  const { answer, html } = await postInVain(ideas, owner, path, fields)
  expect(answer.status).toBe(500)
  expect(textOf(html)).toContain('Failed to update suggestion status')
  expect(textOf(html)).toContain('a kite')
  const again = await follow(owner, await owner.post(path, fields))
  expect([again.path, noticesOf(again.html)]).toEqual([path, ['Gift marked as taken']])
})

test.each([
  ['the list', ideas],
  ['the run', generationRuns],
])(
  'generated ideas, where the database fails to store %s: the screen says so, and Try again works',
  async (_, table) => {
    const path = `/portal/suggestions/${empty.id}/generate`
    const { answer } = await postInVain(table, owner, path)
    const { html } = await follow(owner, answer)
    expect(noticesOf(html)).toContain('Failed to generate gift suggestions')
    expect(textOf(html)).toContain('An unexpected error occurred while generating suggestions')
    expect(textOf(html)).toContain('Try again')
    const again = await follow(owner, await owner.post(path))
    expect(noticesOf(again.html)).toEqual(['Gift suggestions generated successfully'])
  },
)

/** A profile filled in by somebody not signed in, as the page hands it on. */
async function filledInBefore(): Promise<string> {
  const page = await (await visit().post('/create-gift-profile', TYPED)).text()
  return unescaped(/name="temporary_profile" value="([^"]+)"/.exec(page)?.[1] ?? '')
}

test('a temporary profile that the database fails to store is refused, and the copy in the browser can be saved later', async () => {
  const temporary_profile = await filledInBefore()
  const { answer } = await postInVain(giftProfiles, owner, '/portal/keep-temporary-profile', {
    temporary_profile,
  })
  expect(answer.status).toBe(500)
  expect((await owner.post('/portal/keep-temporary-profile', { temporary_profile })).status).toBe(200)
  expect(textOf(await (await owner.get('/portal/profile')).text())).toContain('Aunt <Ada> & 🎁')
})

test('a sign-in counts when the database fails to store the temporary profile it brings, and a toast says so', async () => {
  const temporary_profile = await filledInBefore()
  const browser = visit()
  const answer = await whileWritesFail(world, giftProfiles, () =>
    browser.post('/signin', { email: 'owner@example.org', password: PASSWORD, temporary_profile }),
  )
  const page = await follow(browser, answer)
  expect([page.path, noticesOf(page.html)]).toEqual(['/portal/profile', ['Failed to save temporary profile']])
})

test('a link whose temporary profile the database fails to store makes no account, and works again', async () => {
  const temporary_profile = await filledInBefore()
  const email = 'new@example.org'
  await visit().post('/signup', { email, password: PASSWORD, temporary_profile })
  const link = await mailedLink(world)
  const inVain = await whileWritesFail(world, giftProfiles, () => openLink(visit(), link))
  expect(inVain.status).toBe(503)
  expect(textOf(await inVain.text())).toContain('That did not work, and it was our fault.')

  await openLink(visit(), link)
  const browser = visit()
  await browser.post('/signin', { email, password: PASSWORD })
  expect(textOf(await (await browser.get('/portal/profile')).text())).toContain('Aunt <Ada> & 🎁')
})

test.each<[string, PgTable, string, Fields]>([
  ['signing up', mailQueue, '/signup', { email: 'new@example.org', password: PASSWORD }],
  ['signing in', sessions, '/signin', { email: 'owner@example.org', password: PASSWORD }],
  ['asking for a code', signInCodes, '/signin/code', { email: 'owner@example.org', send: 'on' }],
  ['asking for a reset', passwordResets, '/reset-password', { email: 'owner@example.org' }],
])('%s while the database fails: the form comes back and says so', async (_, table, path, fields) => {
  const { answer, html } = await postInVain(table, visit(), path, fields)
  expect(answer.status).toBe(503)
  expect(noticesOf(html)).toEqual(['That did not work, and it was our fault. Please try again in a moment.'])
  expect(valueOf(html, 'email')).toBe(fields.email)
  expect((await visit().post(path, fields)).status).toBeLessThan(400)
})

test('signing out while the database fails says so, and the page stays signed in', async () => {
  const { answer } = await postInVain(sessions, owner, '/signout')
  const page = await follow(owner, answer)
  expect(page.path).toBe('/portal/profile')
  expect(noticesOf(page.html)).toEqual(['You could not be signed out. Please try again.'])
  await owner.post('/signout')
  expect((await owner.get('/portal/profile')).headers.get('Location')).toBe('/signin')
})

const UNREADABLE = 'Profile Not Available\nFailed to load gift profile'

test.each<[string, PgTable, number, string, () => Promise<Response>]>([
  ['a shared page', giftProfiles, 503, UNREADABLE, () => visit().get(`/gift/${shared.slug}`)],
  ['its ideas', ideas, 503, UNREADABLE, () => visit().get(`/gift/${shared.slug}`)],
  ['the question before a take', giftProfiles, 503, 'Profile Not Available', () => visit().get(takePath())],
  ['who asks', sessions, 500, 'Something came undone', () => owner.get('/portal/settings')],
])('when %s cannot be read the page says so, with a way out', async (_what, table, status, title, get) => {
  const answer = await whileMissing(world, table, get)
  expect(answer.status).toBe(status)
  const html = await answer.text()
  expect(innerWordsIn(html)).toBeUndefined()
  expect(textOf(html)).toContain(title)
  expect(withoutTextSpans(html)).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home</)
  expect((await get()).status).toBe(200)
})

const takePath = () => `/gift/${shared.slug}/take?idea=${shared.idea('a kite')}`
