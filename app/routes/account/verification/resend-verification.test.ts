import { expect, test } from 'vitest'
import { toastIn, errorAt, follow, textOf, valueOf } from '#test/read-page.ts'
import { mailedLink, openLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const EMAIL = 'rosa@example.org'
const HOUR_MS = 60 * 60 * 1000
const UNKNOWN = '6f1c1e5e-0000-4000-8000-000000000001'

const { world, visit } = await emptySite()

/** Signs up with a profile filled in before; answers the path of the mailed link. */
async function signUp(password = PASSWORD): Promise<string> {
  const profile = { id: crypto.randomUUID(), form: profileForm({ recipient_name: `Dad of ${password}` }) }
  await visit().post('/signup', { email: EMAIL, password, temporary_profile: JSON.stringify(profile) })
  return mailedLink(world)
}

function signIn(password = PASSWORD, browser = visit()): Promise<Response> {
  return browser.post('/signin', { email: EMAIL, password })
}

/** The sign-up that a page offers to send a link for. */
function offered(html: string): string | undefined {
  const button = /<button[^>]* name="sign_up"[^>]*>/.exec(html)?.[0] ?? ''
  return / value="([^"]*)"/.exec(button)?.[1]
}

async function offeredAtSignIn(password?: string): Promise<string> {
  const id = offered(await (await signIn(password)).text())
  if (!id) throw new Error('the sign-in offers no link')
  return id
}

function sendAgain(sign_up: string): Promise<Response> {
  return visit().post('/resend-verification', { sign_up })
}

test('a sign-in refused as unverified offers the link again, and it brings the temporary profile', async () => {
  const lost = await signUp()
  const refused = await signIn()
  expect(refused.status).toBe(403)
  const page = await refused.text()
  expect(textOf(page)).toContain('Email not confirmed')
  expect(textOf(page)).toContain('Send the link again')

  await sendAgain(offered(page) ?? '')
  const link = await mailedLink(world)
  expect(link).not.toBe(lost)
  const opener = visit()
  const opened = await follow(opener, await openLink(opener, link))
  expect(textOf(opened.html)).toContain('Email Verified Successfully!')
  const browser = visit()
  expect((await signIn(PASSWORD, browser)).status).toBe(302)
  expect(await (await browser.get('/portal/profile')).text()).toContain(`Dad of ${PASSWORD}`)
})

test('an expired link offers it again, with the same password and profile', async () => {
  const expired = await signUp()
  world.wait(24 * HOUR_MS)
  const page = await (await visit().get(expired)).text()
  expect(textOf(page)).toContain('This link has expired')
  await sendAgain(offered(page) ?? '')
  const link = await mailedLink(world)
  expect((await openLink(visit(), link)).status).toBe(302)
  const browser = visit()
  expect((await signIn(PASSWORD, browser)).status).toBe(302)
  expect(await (await browser.get('/portal/profile')).text()).toContain(`Dad of ${PASSWORD}`)
})

test('a link sent again lasts another day, to the millisecond', async () => {
  await signUp()
  const id = await offeredAtSignIn()
  world.wait(23 * HOUR_MS)
  await sendAgain(id)
  const link = await mailedLink(world)
  world.wait(24 * HOUR_MS)
  expect((await openLink(visit(), link)).status).toBe(410)
  world.wait(-1)
  expect((await openLink(visit(), link)).status).toBe(302)
})

test('of a link and the one sent again the first that is opened counts, once', async () => {
  const first = await signUp()
  await sendAgain(await offeredAtSignIn())
  const again = await mailedLink(world)
  expect((await openLink(visit(), first)).status).toBe(302)
  expect((await openLink(visit(), again)).status).toBe(404)
  expect((await signIn()).status).toBe(302)
})

test('once the account is there its sign-up gets no link any more', async () => {
  const link = await signUp()
  const id = await offeredAtSignIn()
  await openLink(visit(), link)
  const before = (await world.mails()).length
  expect(toastIn(await sendAgain(id))).toBe('link_invalid')
  expect(await world.mails()).toHaveLength(before)
})

test.each<[string, () => Promise<Response>]>([
  ['who guesses the password', () => signIn('wrong password')],
  ['who signs up with the address too', () => visit().post('/signup', { email: EMAIL, password: PASSWORD })],
  ['who forges a link', () => visit().get('/auth/callback?token=forged')],
  ['who asks for a reset', () => visit().post('/reset-password', { email: EMAIL })],
])('a visitor %s learns no sign-up’s id', async (_what, ask) => {
  await signUp()
  const id = await offeredAtSignIn()
  const answer = await ask()
  const all = (await answer.text()) + JSON.stringify([...answer.headers])
  expect(offered(all)).toBeUndefined()
  expect(all.includes(id)).toBe(false)
})

test('asking again for the link of an address that has an account sends its owner no link that makes one', async () => {
  await signedIn(world, visit(), EMAIL)
  await visit().post('/signup', { email: EMAIL, password: 'another password' })
  const again = await sendAgain(await offeredAtSignIn('another password'))
  expect(again.status).toBe(200)
  const emails = await world.mails()
  expect(
    emails.filter((mail) => mail.includes('Subject: You already have a Wishfolio account')),
  ).toHaveLength(2)
  expect(emails.filter((mail) => mail.includes('/auth/callback?token'))).toHaveLength(1)
})

const RIGHT = 'right@example.org'
const DAD = JSON.stringify({ id: UNKNOWN, form: profileForm({ recipient_name: 'Dad' }) })
const MUM = JSON.stringify({ id: UNKNOWN.replace('6', '7'), form: profileForm({ recipient_name: 'Mum' }) })

/** The sign-up that the check-your-mail page holds. */
const heldBy = (html: string) => valueOf(html, 'sign_up') ?? ''

/** Signs up in a browser; answers it with the sign-up on its check-your-mail page. */
async function signedUp(fields: Record<string, string> = {}, browser = visit()) {
  const answer = await browser.post('/signup', { email: EMAIL, password: PASSWORD, ...fields })
  const html = await answer.text()
  return { browser, html, id: heldBy(html) }
}

test('the check-your-mail page sends the link again by itself, and is shown once more', async () => {
  const { browser, html, id } = await signedUp()
  expect(textOf(html)).toContain('Send again')
  const first = await mailedLink(world)
  const sent = await browser.post('/resend-verification', { sign_up: id })
  expect(sent.status).toBe(200)
  const again = await sent.text()
  expect(textOf(again)).toContain('Check your email to confirm your account')
  const link = await mailedLink(world)
  expect(link).not.toBe(first)
  expect(heldBy(again)).not.toBe(id)
  expect((await follow(browser, await browser.get(link))).html).toContain('You are signed in.')
})

test('above the limit the page stays, and says how long to wait', async () => {
  const { browser, id } = await signedUp()
  let held = id
  for (let email = 2; email <= 5; email++) {
    held = heldBy(await (await browser.post('/resend-verification', { sign_up: held })).text())
  }
  const refused = await browser.post('/resend-verification', { sign_up: held })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const html = await refused.text()
  expect(textOf(html)).toContain('Too many emails were requested')
  expect(textOf(html)).toContain('Check your email to confirm your account')
  expect(heldBy(html)).toBe(held)
})

test('the address is corrected there: the link goes to the right one, the wrong one’s ends', async () => {
  const { browser, html, id } = await signedUp({ temporary_profile: DAD })
  expect(textOf(html)).toMatch(/Dad\n?’s profile is waiting/)
  const wrong = await mailedLink(world)
  const sent = textOf(
    await (await browser.post('/resend-verification', { sign_up: id, email: RIGHT })).text(),
  )
  expect(sent).toContain(RIGHT)
  expect(sent).toMatch(/Dad\n?’s profile is waiting/)
  const link = await mailedLink(world)
  expect((await world.mails())[0]).toContain(`To: ${RIGHT}`)
  expect((await openLink(visit(), wrong)).status).toBe(404)
  const { html: verified } = await follow(browser, await browser.get(link))
  expect(textOf(verified)).toContain('You are signed in.')
  expect(textOf(verified)).toMatch(/Dad\n?’s profile is waiting/)
})

test('the links that were sent again to the wrong address end, too', async () => {
  const { browser, id } = await signedUp({ temporary_profile: DAD })
  const links = [await mailedLink(world)]
  const again = heldBy(await (await browser.post('/resend-verification', { sign_up: id })).text())
  links.push(await mailedLink(world))
  await browser.post('/resend-verification', { sign_up: again ?? '', email: RIGHT })
  for (const link of links) expect((await openLink(visit(), link)).status).toBe(404)
})

test('a profile waits at the address that was typed last, others’ profiles stay where they are', async () => {
  // Other passwords, as the tests' hash has no salt.
  const { browser } = await signedUp({ temporary_profile: DAD, password: 'one horse' })
  const links = [await mailedLink(world)]
  await signedUp({ temporary_profile: DAD, password: 'two horses' }, browser)
  links.push(await mailedLink(world))
  const { id } = await signedUp({ temporary_profile: DAD, email: 'third@example.org' }, browser)
  links.push(await mailedLink(world))
  await signedUp({ temporary_profile: MUM, password: 'three horses' })
  const anothers = await mailedLink(world)
  await browser.post('/resend-verification', { sign_up: id, email: RIGHT })
  for (const link of links) expect((await openLink(visit(), link)).status).toBe(404)
  expect((await openLink(visit(), anothers)).status).toBe(302)
})

test('an address that is none is refused there, and nothing is lost', async () => {
  const { browser, id } = await signedUp({ temporary_profile: DAD })
  const refused = await browser.post('/resend-verification', { sign_up: id, email: 'nonsense' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(errorAt(html, 'email')).toBe('Please enter a valid email address')
  expect(valueOf(html, 'email')).toBe('nonsense')
  expect(textOf(html)).toMatch(/Dad\n?’s profile is waiting/)
  expect(heldBy(html)).toBe(id)
})

test('who shows no password cannot lead a sign-up to another address', async () => {
  const { id } = await signedUp()
  const before = (await world.mails()).length
  expect(toastIn(await visit().post('/resend-verification', { sign_up: id, email: RIGHT }))).toBe(
    'link_invalid',
  )
  expect(await world.mails()).toHaveLength(before)
})
