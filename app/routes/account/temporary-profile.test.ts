import { expect, test } from 'vitest'
import { mailedLink, openLink, makeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { follow, textOf, unescaped } from '#test/read-page.ts'
import type { Browser } from '#test/request.ts'

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

test('verified elsewhere, the profile is named until its owner has signed in, which leads to it', async () => {
  const temporary_profile = unescaped(await filledIn())
  await visit().post('/signup', { email: EMAIL, password: PASSWORD, temporary_profile })
  const phone = visit()
  const verified = await follow(phone, await openLink(phone, await mailedLink(world)))
  expect(textOf(verified.html)).toContain('Email Verified Successfully!')
  for (const html of [verified.html, await (await phone.get('/signin')).text()]) {
    expect(textOf(html)).toMatch(/Dad\n?’s profile is waiting/)
  }
  const [ribbon] = verified.html.match(/<a[^>]*data-tone="ribbon"[^>]*>[^<]*/) ?? []
  expect(ribbon).toContain('href="/signin"')
  expect(ribbon).toContain('Sign in to Dad’s profile')

  const opened = await follow(phone, await phone.post('/signin', { email: EMAIL, password: PASSWORD }))
  expect(opened.path).toMatch(/^\/portal\/suggestions\//)
  expect(textOf(opened.html)).toContain('Gift Suggestions for Dad')
  await phone.post('/signout')
  expect(textOf(await (await phone.get('/signin')).text())).not.toContain('Dad')
})

test('a forged mark of a waiting profile names nobody', async () => {
  const owner = await signedIn(world, visit())
  const { id } = await makeProfile(owner, { fields: { recipient_name: 'Dad' }, ideas: [] })
  const stranger = visit()
  const forged = { id, mark: world.sign(`wanted ${id}`) }
  const value = Buffer.from(JSON.stringify(forged)).toString('base64')
  stranger.cookies.set('wishfolio.waiting', encodeURIComponent(value))
  for (const path of ['/signin', '/auth/callback']) {
    expect(await (await stranger.get(path)).text()).not.toContain('Dad')
  }
})

test('a profile carried to signing in is named there, and signing in leads to it', async () => {
  await signedIn(world, visit())
  const browser = visit()
  const temporary_profile = unescaped(await filledIn())
  const asked = await (await browser.post('/signin', { temporary_profile })).text()
  expect(textOf(asked)).toMatch(/Dad\n?’s profile is waiting/)
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD, temporary_profile })
  expect(answer.headers.get('Location')).toMatch(/^\/portal\/suggestions\//)
})

test('who asked for another page gets that one first', async () => {
  await signedIn(world, visit())
  const browser = visit()
  await browser.get('/portal/settings')
  const temporary_profile = unescaped(await filledIn())
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD, temporary_profile })
  expect(answer.headers.get('Location')).toBe('/portal/settings')
})

test('the page that opens without JavaScript carries the profile on into the form', async () => {
  const profile = await filledIn()
  for (const path of ['/signup', '/signin']) {
    const page = await (await visit().post(path, { temporary_profile: unescaped(profile) })).text()
    expect(page).toContain(`name="temporary_profile" value="${profile}"`)
  }
})

test('a refused sign-up still carries the profile', async () => {
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

test('two tabs that save different fillings of the same profile at once save one', async () => {
  const owner = await signedIn(world, visit())
  const [one, other] = [await filledIn(), await filledIn({ hobbies: 'fishing' })]
  await Promise.all([keep(owner, one), keep(owner, other)])
  expect(await names(owner)).toEqual(['Dad'])
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

test('for an address that has an account nothing is stored with the sign-up', async () => {
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

test.each([
  ['no JSON', 'nonsense'],
  ['no id', JSON.stringify({ form: profileForm() })],
  ['a forged id', JSON.stringify({ id: "1' or 1=1", form: profileForm() })],
  ['a wrong age group', JSON.stringify({ id: crypto.randomUUID(), form: profileForm({ age_group: 'old' }) })],
  [
    'a text over 400',
    JSON.stringify({ id: crypto.randomUUID(), form: profileForm({ hobbies: 'x'.repeat(401) }) }),
  ],
])('with %s nothing is saved, and it says so', async (_what, profile) => {
  const owner = await signedIn(world, visit())
  expect((await keep(owner, profile)).status).toBe(422)
  expect(await names(owner)).toEqual([])
})

test('a form with a mistake is refused to visitors as to owners', async () => {
  const answer = await visit().post('/create-gift-profile', profileForm({ recipient_name: '' }))
  expect(answer.status).toBe(422)
})
