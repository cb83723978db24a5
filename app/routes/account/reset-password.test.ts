import { expect, test } from 'vitest'
import { errorAt, follow, textOf, toastIn, valueOf, withoutTextSpans } from '#test/read-page.ts'
import { mailedLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const EMAIL = 'owner@example.org'
const HOUR_MS = 60 * 60 * 1000

const { world, visit } = await emptySite()

/** Asks for a reset and opens its link: the path of the form for a new password. */
async function resetForm(): Promise<string> {
  await visit().post('/reset-password', { email: EMAIL })
  const link = await mailedLink(world)
  expect(link).toMatch(/^\/auth\/callback\?next=\/update-password&/)
  const opened = await visit().get(link)
  const path = opened.headers.get('Location') ?? ''
  expect(path).toMatch(/^\/update-password\?reset=[\w-]{43}$/)
  return path
}

function choose(form: string, password: string, confirm = password): Promise<Response> {
  return visit().post(form, { new_password: password, confirm_password: confirm })
}

async function canSignIn(password: string): Promise<boolean> {
  return (await visit().post('/signin', { email: EMAIL, password })).status === 302
}

test('a reset by email sets a new password and ends every session', async () => {
  const owner = await signedIn(world, visit())
  const form = await resetForm()
  expect(await (await visit().get(form)).text()).toContain('name="new_password"')
  const chosen = await choose(form, 'abcdef')
  expect([chosen.headers.get('Location'), toastIn(chosen)]).toEqual(['/signin', 'password_updated'])
  expect([await canSignIn(PASSWORD), await canSignIn('abcdef')]).toEqual([false, true])
  expect((await owner.get('/portal/profile')).headers.get('Location')).toBe('/signin')
  const [newest = ''] = await world.mails()
  expect(newest).toContain('Subject: Your Wishfolio password was changed')
})

test('in the browser that asked, a new password signs in; elsewhere the sign-in form has the address', async () => {
  await signedIn(world, visit())
  const asker = visit()
  await asker.post('/reset-password', { email: EMAIL })
  const form = (await asker.get(await mailedLink(world))).headers.get('Location') ?? ''
  const fields = { new_password: 'a fine horse', confirm_password: 'a fine horse' }
  const chosen = await asker.post(form, fields)
  expect([chosen.headers.get('Location'), toastIn(chosen)]).toEqual(['/portal', 'password_updated'])
  expect((await asker.get('/portal/settings')).status).toBe(200)
  const phone = visit()
  await phone.post('/reset-password', { email: 'other@example.org' })
  await world.mails()
  world.wait(1000)
  const { html, path } = await follow(phone, await phone.post(await resetForm(), fields))
  expect(path).toBe('/signin')
  expect(valueOf(html, 'email')).toBe(EMAIL)
})

test('after asking, the page says what to do next', async () => {
  const html = withoutTextSpans(await (await visit().post('/reset-password', { email: EMAIL })).text())
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

test('opening the link, also twice, uses nothing up; choosing does', async () => {
  await signedIn(world, visit())
  const form = await resetForm()
  expect((await visit().get(form)).status).toBe(200)
  expect((await visit().get(form)).status).toBe(200)
  expect(toastIn(await choose(form, 'abcdef'))).toBe('password_updated')
  expect(toastIn(await choose(form, 'ghijkl'))).toBe('reset_link_invalid')
  expect([await canSignIn('abcdef'), await canSignIn('ghijkl')]).toEqual([true, false])
})

test('a link lasts an hour, to the millisecond', async () => {
  await signedIn(world, visit())
  const start = world.time.now.getTime()
  const form = await resetForm()
  world.time.now = new Date(start + HOUR_MS - 1)
  expect((await visit().get(form)).status).toBe(200)
  world.time.now = new Date(start + HOUR_MS)
  const late = await visit().get(form)
  expect([late.headers.get('Location'), toastIn(late)]).toEqual(['/signin', 'reset_link_invalid'])
  expect(toastIn(await choose(await resetForm(), 'abcdef'))).toBe('password_updated')
})

test('asked for again while it works, also by a stranger, the same link is sent for another hour', async () => {
  await signedIn(world, visit())
  const start = world.time.now.getTime()
  const form = await resetForm()
  world.time.now = new Date(start + HOUR_MS - 1)
  expect(await resetForm()).toBe(form)
  world.time.now = new Date(start + 2 * HOUR_MS - 2)
  expect(toastIn(await choose(form, 'abcdef'))).toBe('password_updated')
})

test.each([
  ['used', (form: string) => choose(form, 'abcdef')],
  ['over', async () => void (world.time.now = new Date(world.time.now.getTime() + HOUR_MS))],
])('once a link is %s another is sent', async (_what, end) => {
  await signedIn(world, visit())
  const form = await resetForm()
  await end(form)
  // What tells of the change is sent before the next link is asked for.
  await world.mails()
  const next = await resetForm()
  expect(next).not.toBe(form)
  expect(toastIn(await choose(form, 'ghijkl'))).toBe('reset_link_invalid')
  expect(toastIn(await choose(next, 'ghijkl'))).toBe('password_updated')
})

test.each(['', 'forged', 'a'.repeat(5000)])('the reset secret %j opens no form', async (secret) => {
  const answer = await visit().get(`/update-password?reset=${secret}`)
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
  const answer = await choose(await resetForm(), password, confirm)
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), field)).toBe(sentence)
  expect(await canSignIn(PASSWORD)).toBe(true)
})
