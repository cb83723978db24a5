import { expect, test } from 'vitest'
import { mailedLink, openLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { follow, textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const EMAIL = 'rosa@example.org'
const FILLED_IN = { id: '6f1c1e5e-0000-4000-8000-000000000003', form: profileForm({ recipient_name: 'Oma' }) }

const { world, visit } = await emptySite()

/** Signs up in a browser, with a profile filled in before; answers the path of the mailed link. */
async function signUp(browser: Browser, password = PASSWORD): Promise<string> {
  await browser.post('/signup', { email: EMAIL, password, temporary_profile: JSON.stringify(FILLED_IN) })
  return mailedLink(world)
}

async function hasAccount(password = PASSWORD): Promise<boolean> {
  return (await visit().post('/signin', { email: EMAIL, password })).status === 302
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/portal/profile')).status === 200
}

test('a mail scanner that opens a link verifies nothing, the button behind it does', async () => {
  const link = await signUp(visit())
  const scanner = visit()
  for (let time = 0; time < 3; time++) {
    const page = await scanner.get(link)
    expect(page.status).toBe(200)
    expect(textOf(await page.text())).toContain('Is this your address?')
  }
  expect(await hasAccount()).toBe(false)
  const phone = visit()
  const verified = await openLink(phone, link)
  expect(verified.headers.get('Location')).toBe('/auth/callback')
  expect(await hasAccount()).toBe(true)
  expect(await isSignedIn(phone)).toBe(false)
})

test('the page with the button names the address, and says that a profile waits without its name', async () => {
  const words = textOf(await (await visit().get(await signUp(visit()))).text())
  expect(words).toContain(EMAIL)
  expect(words).toContain('the profile you filled in is waiting')
  expect(words).not.toContain('Oma')
})

test('the link opened in the browser that signed up verifies, signs in and leads to the question about the profile', async () => {
  const browser = visit()
  const opened = await browser.get(await signUp(browser))
  const page = await follow(browser, opened)
  expect(page.path).toBe('/auth/callback')
  expect(textOf(page.html)).toContain('Email Verified Successfully!')
  expect(textOf(page.html)).toMatch(/Oma\n?’s profile is waiting/)
  const dashboard = await follow(browser, await browser.get('/portal'))
  expect(textOf(dashboard.html)).toMatch(/A profile for\s+Oma/)
  expect(await isSignedIn(browser)).toBe(true)
})

test('opened twice in the browser that signed up, as by a double tap, the link says both times that the email is verified', async () => {
  const browser = visit()
  const link = await signUp(browser)
  const lost = visit().withCookiesOf(browser)
  expect((await lost.get(link)).status).toBe(302)
  for (const [again, words] of [
    [lost, 'You are signed in.'],
    [browser, 'Your account is ready. Go to your dashboard, and sign in there.'],
  ] as const) {
    const page = await follow(again, await again.get(link))
    expect(page.path).toBe('/auth/callback')
    expect(textOf(page.html)).toContain('Email Verified Successfully!')
    expect(textOf(page.html)).toContain(words)
  }
  expect((await visit().get(link)).status).toBe(404)
})

test('a stranger’s link for an address verifies nothing in the browser that signed up with it itself', async () => {
  const browser = visit()
  await signUp(browser, 'password of rosa')
  const planted = await signUp(visit(), 'password of a stranger')
  expect((await browser.get(planted)).status).toBe(200)
  expect(await hasAccount('password of a stranger')).toBe(false)
})

test('a forged proof and the proof of another server verify nothing', async () => {
  const link = await signUp(visit())
  for (const proof of ['x', btoa(JSON.stringify('x')), btoa(JSON.stringify(null))]) {
    const browser = visit()
    browser.cookies.set('wishfolio.sign_up', proof)
    expect((await browser.get(link)).status).toBe(200)
  }
  expect(await hasAccount()).toBe(false)
})

test('a link sent again signs in the browser that signed up, and not one that held an expired link', async () => {
  const browser = visit()
  const expired = await signUp(browser)
  world.wait(24 * 60 * 60 * 1000)
  const stranger = visit()
  const page = await (await stranger.get(expired)).text()
  const [button = ''] = /<button[^>]* name="sign_up"[^>]*>/.exec(page) ?? []
  const sign_up = / value="([^"]*)"/.exec(button)?.[1] ?? ''
  await stranger.post('/resend-verification', { sign_up })
  expect((await stranger.get(await mailedLink(world))).status).toBe(200)

  await browser.post('/resend-verification', { sign_up })
  expect((await browser.get(await mailedLink(world))).status).toBe(302)
  expect(await isSignedIn(browser)).toBe(true)
})

test('who knew the password at the sign-in page may open the link in that browser', async () => {
  const link = await signUp(visit())
  const phone = visit()
  expect((await phone.post('/signin', { email: EMAIL, password: PASSWORD })).status).toBe(403)
  expect((await phone.get(link)).status).toBe(302)
  expect(await isSignedIn(phone)).toBe(true)
})

test.each<[string, (browser: Browser, link: string) => Promise<Response>]>([
  [
    'signing in again',
    (browser) => browser.post('/signin', { email: 'owner@example.org', password: PASSWORD }),
  ],
  ['opening the link of one’s own sign-up', (browser, link) => browser.get(link)],
])('%s ends the session that the browser had, and no other', async (_what, again) => {
  const phone = await signedIn(world, visit())
  const browser = visit()
  const link = await signUp(browser)
  await browser.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  const copy = visit().withCookiesOf(browser)
  expect((await again(browser, link)).status).toBe(302)
  const open = [await isSignedIn(copy), await isSignedIn(browser), await isSignedIn(phone)]
  expect(open).toEqual([false, true, true])
})

test('no link plants a cookie', async () => {
  await signedIn(world, visit())
  await visit().post('/reset-password', { email: 'owner@example.org' })
  for (const link of [await mailedLink(world), '/auth/callback?next=/update-password&reset=forged']) {
    expect((await visit().get(link)).headers.getSetCookie()).toEqual([])
  }
})

const NOT_VALID = 'This link has already been used or is not valid'

test.each([
  ['access_denied', 'otp_expired', 410, 'This link has expired'],
  ['server_error', 'over_email_send_rate_limit', 429, 'Too many emails were requested.'],
  ['server_error', 'session_not_found', 401, 'Auth session missing!'],
  ['access_denied', 'never_heard_of', 404, NOT_VALID],
  ['__proto__', '__proto__', 404, NOT_VALID],
])('the error %j with the code %j is answered in our words', async (error, code, status, sentence) => {
  const query = new URLSearchParams({ error, error_code: code, error_description: 'Call 0900 evil now' })
  const answer = await visit().get(`/auth/callback?${query}`)
  expect(answer.status).toBe(status)
  const page = await answer.text()
  expect(textOf(page)).toContain(sentence)
  expect(page.includes('evil')).toBe(false)
  expect(page.includes('Email Verified Successfully!')).toBe(false)
})

test.each([
  ['markup', '<script>alert(7531)</script>'],
  ['a script’s end', '</script><img src=x onerror=alert(7531)>'],
  ['a sentence of its own', 'Your account 7531 is locked'],
  ['percent garbage', '%E0%A4%A7531'],
  ['a NUL', '7531%00'],
])('%s in the address stands nowhere on the page', async (_what, text) => {
  for (const name of ['error', 'error_code', 'error_description', 'next', 'anything']) {
    const answer = await visit().get(`/auth/callback?error=access_denied&${name}=${encodeURIComponent(text)}`)
    expect(answer.status).toBe(404)
    expect((await answer.text()).includes('7531')).toBe(false)
    expect(JSON.stringify([...answer.headers]).includes('7531')).toBe(false)
  }
})

test('an error leads nowhere else, whatever next says, and uses no link up', async () => {
  const answer = await visit().get(
    '/auth/callback?error=access_denied&next=/portal&token=forged&reset=forged',
  )
  expect([answer.status, answer.headers.get('Location')]).toEqual([404, null])
  expect(answer.headers.getSetCookie()).toEqual([])
})
