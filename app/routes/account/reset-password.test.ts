import { expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { mailedLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { errorAt, textOf } from '#test/read-page.ts'
import type { Browser } from '#test/request.ts'

const EMAIL = 'owner@example.org'
const HOUR_MS = 60 * 60 * 1000

const { world, visit } = await emptySite()

/** Asks for a reset and opens its link: the browser that may now choose a password. */
async function browserWithReset(): Promise<Browser> {
  await visit().post('/reset-password', { email: EMAIL })
  const browser = visit()
  const opened = await browser.get(await mailedLink(world))
  expect(opened.headers.get('Location')).toBe('/update-password')
  return browser
}

function choose(browser: Browser, password: string, confirm = password): Promise<Response> {
  return browser.post('/update-password', { new_password: password, confirm_password: confirm })
}

async function canSignIn(password: string): Promise<boolean> {
  return (await visit().post('/signin', { email: EMAIL, password })).status === 302
}

test('a reset by email sets a new password and ends every session', async () => {
  const owner = await signedIn(world, visit())
  const browser = await browserWithReset()
  const chosen = await choose(browser, 'abcdef')
  expect([chosen.headers.get('Location'), toastIn(chosen)]).toEqual(['/signin', 'password_updated'])
  expect([await canSignIn(PASSWORD), await canSignIn('abcdef')]).toEqual([false, true])
  expect((await owner.get('/portal/profile')).headers.get('Location')).toBe('/signin')
})

test('after asking, the page says what to do next', async () => {
  const html = await (await visit().post('/reset-password', { email: EMAIL })).text()
  expect(html).toMatch(/Remember your password\?(<!-- -->|\s)*<a [^>]*href="\/signin"[^>]*>Sign in<\/a>/)
  const page = textOf(html)
  expect(page).toContain(
    'Check your email for the password reset link. Click the link to set a new password.',
  )
  expect(page).toContain('Remember your password?')
})

test('an address without an account gets the same answer, and an email that says so', async () => {
  await signedIn(world, visit())
  const known = await (await visit().post('/reset-password', { email: EMAIL })).text()
  const unknown = await (await visit().post('/reset-password', { email: 'nobody@example.org' })).text()
  expect(textOf(unknown)).toBe(textOf(known))
  const [newest = ''] = await world.mails()
  expect(newest).toContain('\nTo: nobody@example.org\n')
  expect(newest).toContain('Subject: There is no Wishfolio account with this address')
  expect(newest).not.toContain('reset=')
})

test('the owner of the account gets an email that the password was changed', async () => {
  await signedIn(world, visit())
  await choose(await browserWithReset(), 'abcdef')
  const [newest = ''] = await world.mails()
  expect(newest).toContain('Subject: Your Wishfolio password was changed')
})

test('opening the link, also twice, uses nothing up; choosing does', async () => {
  await signedIn(world, visit())
  const browser = await browserWithReset()
  expect((await browser.get('/update-password')).status).toBe(200)
  expect((await browser.get('/update-password')).status).toBe(200)
  const token = browser.cookies.get('wishfolio.reset') ?? ''
  expect(toastIn(await choose(browser, 'abcdef'))).toBe('password_updated')

  const again = visit()
  again.cookies.set('wishfolio.reset', token)
  expect(toastIn(await choose(again, 'ghijkl'))).toBe('reset_link_invalid')
  expect([await canSignIn('abcdef'), await canSignIn('ghijkl')]).toEqual([true, false])
})

test('of two simultaneous posts with one link one sets the password', async () => {
  await signedIn(world, visit())
  const browser = await browserWithReset()
  const answers = await Promise.all([choose(browser, 'first1'), choose(browser, 'second2')])
  expect(new Set(answers.map(toastIn))).toEqual(new Set(['password_updated', 'reset_link_invalid']))
})

test('a link lasts an hour, to the millisecond', async () => {
  await signedIn(world, visit())
  const start = world.time.now.getTime()
  const browser = await browserWithReset()
  world.time.now = new Date(start + HOUR_MS - 1)
  expect((await browser.get('/update-password')).status).toBe(200)
  world.time.now = new Date(start + HOUR_MS)
  const late = await browser.get('/update-password')
  expect([late.headers.get('Location'), toastIn(late)]).toEqual(['/signin', 'reset_link_invalid'])
  expect(toastIn(await choose(await browserWithReset(), 'abcdef'))).toBe('password_updated')
})

test('a newer link ends the one before', async () => {
  await signedIn(world, visit())
  const older = await browserWithReset()
  await browserWithReset()
  expect(toastIn(await choose(older, 'abcdef'))).toBe('reset_link_invalid')
})

test.each(['', 'forged', 'a'.repeat(5000)])('the reset secret %j opens no form', async (secret) => {
  const browser = visit()
  await browser.get(`/auth/callback?next=/update-password&reset=${secret}`)
  const answer = await browser.get('/update-password')
  expect([answer.headers.get('Location'), toastIn(answer)]).toEqual(['/signin', 'reset_link_invalid'])
})

test('a signed-in user without a reset is redirected as well', async () => {
  const owner = await signedIn(world, visit())
  const answer = await owner.get('/update-password')
  expect([answer.headers.get('Location'), toastIn(answer)]).toEqual(['/signin', 'reset_link_invalid'])
})

test.each([
  ['abcde', 'abcde', 'new_password', 'Password must be at least 6 characters'],
  ['abcdef', 'abcdeg', 'confirm_password', 'Passwords do not match'],
  ['', '', 'new_password', 'Please enter your password'],
  ['a'.repeat(129), 'a'.repeat(129), 'new_password', 'Please use at most 128 characters'],
])('choosing %j and %j is refused at %s: %s', async (password, confirm, field, sentence) => {
  await signedIn(world, visit())
  const answer = await choose(await browserWithReset(), password, confirm)
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), field)).toBe(sentence)
  expect(await canSignIn(PASSWORD)).toBe(true)
})
