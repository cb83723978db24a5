import { expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { mailedLink, openLink, makeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { follow, textOf, unescaped } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const EMAIL = 'owner@example.org'

const { world, visit } = await emptySite()

/** Fills in the form without being signed in: the profile as the page hands it on. */
async function filledIn(fields: Record<string, string> = {}): Promise<string> {
  const answer = await visit().post('/create-gift-profile', profileForm({ recipient_name: 'Dad', ...fields }))
  expect(answer.status).toBe(200)
  return /name="temporary_profile" value="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
}

async function names(browser: Browser): Promise<string[]> {
  const html = await (await browser.get('/portal/profile')).text()
  return [...html.matchAll(/<h2><a[^>]*>([^<]*)</g)].map(([, name]) => name ?? '')
}

function keep(browser: Browser, profile: string): Promise<Response> {
  return browser.post('/portal/keep-temporary-profile', { temporary_profile: unescaped(profile) })
}

test('a profile filled in before signing up is there after the link is opened anywhere', async () => {
  const temporary_profile = unescaped(await filledIn())
  await visit().post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile })
  await openLink(visit(), await mailedLink(world))
  const phone = visit()
  await phone.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(await names(phone)).toEqual(['Dad'])
})

test('it is in the language that was chosen in it, else of the page on which it was kept, wherever the link is opened', async () => {
  const temporary_profile = unescaped(await filledIn())
  const german = visit()
  german.cookies.set('wishfolio.language', 'de')
  await german.post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile })
  await openLink(visit(), await mailedLink(world))
  const other = await signedIn(world, visit(), 'other@example.org')
  other.cookies.set('wishfolio.language', 'ar')
  await keep(other, await filledIn())
  await keep(other, await filledIn({ recipient_name: 'Mum', language: 'fr' }))
  const kept = await world.db.select({ language: giftProfiles.language }).from(giftProfiles)
  expect(kept.map(({ language }) => language).toSorted()).toEqual(['ar', 'de', 'fr'])
})

/** Where somebody lands who has signed in, and what is asked there. */
async function afterSignIn(browser: Browser, fields: Record<string, string> = {}) {
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD, ...fields })
  expect(answer.headers.get('Location')).toBe('/portal')
  return follow(browser, answer)
}

test('verified elsewhere, signing in goes to the portal, which asks about the ideas of the temporary profile', async () => {
  const temporary_profile = unescaped(await filledIn())
  await visit().post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile })
  const phone = visit()
  const link = await mailedLink(world)
  expect(textOf(await (await phone.get(link)).text())).toContain('the profile you filled in is waiting')
  const verified = await follow(phone, await openLink(phone, link))
  expect(textOf(verified.html)).toContain('Email Verified Successfully!')
  const [ribbon] = verified.html.match(/<a[^>]*data-tone="ribbon"[^>]*>[^<]*/) ?? []
  expect(ribbon).toContain('href="/portal"')

  const opened = await afterSignIn(phone)
  const [, id] = /^\/portal\/profile\?created=([\w-]+)$/.exec(opened.path) ?? []
  expect(textOf(opened.html)).toMatch(/A profile for\s+Dad/)
  expect(unescaped(opened.html)).toContain(`href="/portal/suggestions/${id}?mode=ai"`)
  expect(textOf(opened.html)).toContain('Skip for now')
})

test('verified where one signed up, the ribbon opens the ideas, which begin with those seen before the account', async () => {
  const browser = visit()
  const shown = await (await browser.post('/create-gift-profile', profileForm())).text()
  // In the dialog, and again without JavaScript.
  const seen = [...new Set([...shown.matchAll(/class="tag-title"[^>]*>([^<]*)/g)].map(([, text]) => text))]
  expect(seen).toHaveLength(3)
  const temporary_profile = unescaped(/name="temporary_profile" value="([^"]+)"/.exec(shown)?.[1] ?? '')
  await browser.post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile })
  const verified = await follow(browser, await browser.get(await mailedLink(world)))
  const [ribbon = ''] = verified.html.match(/<a[^>]*data-tone="ribbon"[^>]*>[^<]*/) ?? []
  expect(textOf(verified.html)).toContain('Go to Grandma Rosemary’s profile')
  const [, path] = /href="([^"]*)\?mode=ai"/.exec(ribbon) ?? []
  const { html: list } = await follow(browser, await browser.post(`${path}/generate`))
  const made = [...list.matchAll(/class="tag-title"[^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(made).toHaveLength(15)
  expect(made.slice(0, 3)).toEqual(seen)
})

test('a temporary profile is named where one signs in, and signing in leads to the question about it', async () => {
  await signedIn(world, visit())
  const browser = visit()
  const temporary_profile = unescaped(await filledIn())
  const asked = await (await browser.post('/signin', { temporary_profile })).text()
  expect(textOf(asked)).toMatch(/Dad\n?’s profile is waiting/)
  const opened = await afterSignIn(browser, { temporary_profile })
  expect(textOf(opened.html)).toMatch(/A profile for\s+Dad/)
})

test.each<[string, (owner: Browser, id: string) => Promise<unknown>]>([
  [
    'has ideas',
    (owner, id) => owner.post(`/portal/suggestions/${id}`, { version: '0', suggestion: ['a kite'] }),
  ],
  [
    'is complete',
    (owner, id) => owner.post(`/portal/profile/${id}/status`, { status: 'complete', sure: 'on' }),
  ],
  ['was followed by another profile', (owner) => owner.post('/create-gift-profile', profileForm())],
])('the portal asks about a temporary profile until it %s', async (_what, change) => {
  const owner = await signedIn(world, visit())
  await keep(owner, await filledIn())
  const address = (await owner.get('/portal')).headers.get('Location')
  const [, id] = /^\/portal\/profile\?created=([\w-]+)$/.exec(address ?? '') ?? []
  expect(id).toBeDefined()
  await change(owner, id ?? '')
  expect((await owner.get('/portal')).headers.get('Location')).toBe('/portal/profile')
})

test('who asked for another page gets that one first', async () => {
  await signedIn(world, visit())
  const browser = visit()
  await browser.get('/portal/settings')
  const temporary_profile = unescaped(await filledIn())
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD, temporary_profile })
  expect(answer.headers.get('Location')).toBe('/portal/settings')
})

test('the page that opens without JavaScript has the profile in its form', async () => {
  const profile = await filledIn()
  for (const path of ['/signup', '/signin']) {
    const page = await (await visit().post(path, { temporary_profile: unescaped(profile) })).text()
    expect(page).toContain(`name="temporary_profile" value="${profile}"`)
  }
})

test('a refused sign-up still has the profile', async () => {
  const profile = await filledIn()
  const answer = await visit().post('/signup', {
    email: EMAIL,
    password: 'short',
    temporary_profile: unescaped(profile),
  })
  expect(await answer.text()).toContain(`name="temporary_profile" value="${profile}"`)
})

test('a profile filled in before signing in is saved with the sign-in', async () => {
  await signedIn(world, visit())
  const browser = visit()
  const temporary_profile = unescaped(await filledIn())
  await browser.post('/signin', { email: EMAIL, password: PASSWORD, temporary_profile })
  expect(await names(browser)).toEqual(['Dad'])
})

test('both copies of a profile, and two tabs at once, save it once', async () => {
  const profile = await filledIn()
  await visit().post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile: unescaped(profile) })
  await openLink(visit(), await mailedLink(world))
  const browser = visit()
  await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  const answers = await Promise.all([keep(browser, profile), keep(browser, profile), keep(browser, profile)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await names(browser)).toEqual(['Dad'])
})

test.each([
  ['same name, occasion and date', {}, 1],
  ['another name', { recipient_name: 'Mum' }, 2],
  ['another occasion', { occasion_type: 'christmas' }, 2],
  ['another date', { occasion_date: '2027-12-12' }, 2],
])('to an account that has a profile, one with %s makes it %s', async (_what, fields, count) => {
  const owner = await signedIn(world, visit())
  await makeProfile(owner, { fields: { recipient_name: 'Dad' }, ideas: [], complete: false })
  await keep(owner, await filledIn(fields))
  expect(await names(owner)).toHaveLength(count)
})

test('a saved temporary profile is incomplete', async () => {
  const owner = await signedIn(world, visit())
  await keep(owner, await filledIn())
  expect(textOf(await (await owner.get('/portal/profile')).text())).toContain('Incomplete')
})

test('for an address that has an account the sign-up brings no profile into it', async () => {
  const owner = await signedIn(world, visit())
  const temporary_profile = unescaped(await filledIn())
  await visit().post('/signup', { email: EMAIL, password: 'another one', temporary_profile })
  await openLink(visit(), await mailedLink(world))
  expect(await names(owner)).toEqual([])
})

test('of two sign-ups with one address the profile of the opened link counts', async () => {
  const sign = async (recipient_name: string, password: string): Promise<string> => {
    const temporary_profile = unescaped(await filledIn({ recipient_name }))
    await visit().post('/signup', { email: EMAIL, password, temporary_profile })
    return mailedLink(world)
  }
  await sign('Planted by a stranger', 'stranger password')
  await openLink(visit(), await sign('Mine', PASSWORD))
  const browser = visit()
  await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(await names(browser)).toEqual(['Mine'])
})

test('a form with a mistake is refused to visitors as to owners', async () => {
  const answer = await visit().post('/create-gift-profile', profileForm({ recipient_name: '' }))
  expect(answer.status).toBe(422)
})
