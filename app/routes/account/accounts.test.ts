import { wordsIn } from '#app/server/request/words.ts'
import { expect, test } from 'vitest'
import { accounts, pendingSignUps } from '#app/server/database/schema.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import { errorAt, follow, noticesOf, textOf, valueOf, toastIn } from '#test/read-page.ts'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'

const EMAIL = 'rosa@example.org'
const HOUR_MS = 60 * 60 * 1000

const { world, visit } = await emptySite()

/** Signs up and answers the path of the mailed link. */
async function signUp(password = PASSWORD, email = EMAIL): Promise<string> {
  const answer = await visit().post('/signup', { email, password })
  expect(answer.status).toBe(200)
  return mailedLink(world)
}

async function canSignIn(password: string): Promise<boolean> {
  const answer = await visit().post('/signin', { email: EMAIL, password })
  return answer.status === 302
}

async function mailsTo(email: string): Promise<string[]> {
  return (await world.mails()).filter((mail) => mail.includes(`\nTo: ${email}\n`))
}

/** A page without the value that is new for every answer. */
function withoutRandom(html: string): string {
  return html.replace(/nonce="[^"]*"/g, '').replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
}

test('signing up, opening the mailed link, signing in and signing out', async () => {
  const browser = visit()
  const signedUp = await browser.post('/signup', { email: EMAIL, password: PASSWORD })
  expect(signedUp.status).toBe(200)
  expect(textOf(await signedUp.text())).toContain('Check your email to confirm your account')

  const verified = await browser.get(await mailedLink(world))
  const seen = await follow(browser, verified)
  expect(seen.path).toBe('/auth/callback')
  expect(textOf(seen.html)).toContain('Email Verified Successfully!')
  expect(targetsOf(seen.html, 'Create Gift Profile')).toEqual(['/create-gift-profile'])
  expect(targetsOf(seen.html, 'Go to Dashboard')).toEqual(['/portal'])

  const signedInNow = await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(signedInNow.headers.get('Location')).toBe('/portal')
  const portal = await follow(browser, signedInNow)
  expect(portal.path).toBe('/portal/profile')
  expect(noticesOf(portal.html)).toEqual(['Successfully signed in'])
  expect(textOf(portal.html)).toContain(EMAIL)

  const signedOut = await browser.post('/signout')
  expect(signedOut.headers.get('Location')).toBe('/')
  expect((await browser.get('/portal/profile')).headers.get('Location')).toBe('/signin')
})

test('signing out ends the session itself, not only its cookie', async () => {
  const browser = await signedIn(world, visit())
  const stolen = visit().withCookiesOf(browser)
  expect((await stolen.get('/portal/profile')).status).toBe(200)
  await browser.post('/signout')
  expect((await stolen.get('/portal/profile')).headers.get('Location')).toBe('/signin')
})

test('sign-up answers an address with an account as any other; its owner gets a mail that says so', async () => {
  await signedIn(world, visit(), EMAIL)
  const taken = await visit().post('/signup', { email: EMAIL, password: 'another password' })
  const free = await visit().post('/signup', { email: 'dora@example.org', password: 'another password' })
  expect(taken.status).toBe(free.status)
  const pageOfFree = (await free.text()).replaceAll('dora@example.org', EMAIL)
  expect(withoutRandom(await taken.text())).toBe(withoutRandom(pageOfFree))

  const mails = await mailsTo(EMAIL)
  expect(mails).toHaveLength(2)
  const told = mails.find((mail) => mail.includes('Subject: You already have a Wishfolio account'))
  expect(told).toContain('http://localhost:3000/signin')
  expect(told).not.toContain('token')
  expect(await canSignIn(PASSWORD)).toBe(true)
  expect(await canSignIn('another password')).toBe(false)
})

test('of two sign-ups with one address the password of the opened link counts', async () => {
  const first = await signUp('password one')
  const second = await signUp('password two')
  expect(second).not.toBe(first)

  expect((await openLink(visit(), first)).status).toBe(302)
  expect((await visit().get(second)).status).toBe(404)
  expect(await canSignIn('password one')).toBe(true)
  const stored = await world.db.select().from(pendingSignUps)
  expect(stored.filter(({ passwordHash }) => passwordHash === '')).toHaveLength(1)
})

test('a link works once; after that its page leads to sign in, or up for a new one', async () => {
  const link = await signUp()
  expect((await openLink(visit(), link)).status).toBe(302)
  const again = await openLink(visit(), link)
  expect(again.status).toBe(404)
  const html = await again.text()
  expect(textOf(html)).toContain('This link has already been used or is not valid')
  expect(targetsOf(html, 'Sign in')).toEqual(['/signin'])
  expect(targetsOf(html, 'Get a new link')).toEqual(['/signup'])
})

test('a link works for 24 hours and not a millisecond longer', async () => {
  const [intime, late] = [await signUp('password one'), await signUp('password two', 'dora@example.org')]
  world.wait(24 * HOUR_MS - 1)
  expect((await openLink(visit(), intime)).status).toBe(302)
  world.wait(1)
  const expired = await openLink(visit(), late)
  expect(expired.status).toBe(410)
  const page = textOf(await expired.text())
  expect(page).toContain('This link has expired')
  expect(page).toContain('Send the link again')
})

test('mailed links lead to the public address, whatever host the sign-up named', async () => {
  await visit().request('http://evil.example/signup', {
    method: 'POST',
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD }),
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  })
  const [mail = ''] = await world.mails()
  expect(mail).toContain('http://localhost:3000/auth/callback')
  expect(mail).not.toContain('evil.example')
})

test('the database stores neither a link’s secret nor a password', async () => {
  const token = new URL(await signUp(), 'http://localhost').searchParams.get('token') ?? ''
  const stored = JSON.stringify(await world.db.select().from(pendingSignUps))
  expect(token.length).toBeGreaterThan(30)
  expect(stored).toContain(EMAIL)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(PASSWORD)
})

test.each<[string, Record<string, string>]>([
  ['no password', { email: EMAIL }],
  ['no email', { password: PASSWORD }],
  ['neither', {}],
])('sign-up with %s at all says what it needs', async (_what, fields) => {
  const answer = await visit().post('/signup', fields)
  expect(answer.status).toBe(422)
  expect(noticesOf(await answer.text())).toContain(
    'You must provide either an email or phone number and a password',
  )
  expect(await world.mails()).toEqual([])
})

test('a password of 6 characters is refused at its field and never comes back', async () => {
  const answer = await visit().post('/signup', { email: 'Rosa "R" <rosa@example.org>', password: '123456' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(errorAt(page, 'password')).toBe('Password must be more than 6 characters long')
  expect(valueOf(page, 'email')).toBe('Rosa "R" <rosa@example.org>')
  expect(valueOf(page, 'password')).toBeUndefined()
  expect(await world.mails()).toEqual([])
})

test.each(['/signup', '/signin'])(
  '%s says at its field that an address is none, and keeps it',
  async (path) => {
    const answer = await visit().post(path, { email: 'not an address', password: PASSWORD })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(errorAt(page, 'email')).toBe('Please enter a valid email address')
    expect(valueOf(page, 'email')).toBe('not an address')
  },
)

test('the right password of a sign-up whose link still waits is answered with that', async () => {
  await signUp()
  const answer = await visit().post('/signin', { email: EMAIL, password: PASSWORD })
  expect(answer.status).toBe(403)
  expect(textOf(await answer.text())).toContain('Email not confirmed')
})

test.each([
  ['a wrong password', EMAIL, 'wrong password'],
  ['a wrong password for an address that waits', 'waiting@example.org', 'wrong password'],
  ['an unknown address', 'nobody@example.org', PASSWORD],
])('%s gets the same answer as any wrong pair', async (_what, email, password) => {
  await openLink(visit(), await signUp())
  await signUp(PASSWORD, 'waiting@example.org')
  const browser = visit()
  const answer = await browser.post('/signin', { email, password })
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(noticesOf(page)).toEqual(['Invalid login credentials'])
  expect(valueOf(page, 'email')).toBe(email)
  expect([...browser.cookies.keys()]).toEqual([])
})

test.each(['http://[', '//', 'https://evil.example/portal/profile'])(
  'a form posted without a session from the page %j leads to sign in, and from there to a page of ours',
  async (referer) => {
    const browser = visit()
    const headers = { Origin: 'http://localhost:3000', Referer: referer }
    const posted = await browser.request('/portal/settings/sessions', { method: 'POST', headers })
    expect([posted.status, posted.headers.get('Location')]).toEqual([302, '/signin'])
    await signedIn(world, visit(), 'wanting@example.org')
    const entered = await browser.post('/signin', { email: 'wanting@example.org', password: PASSWORD })
    expect(entered.headers.get('Location')).toMatch(/^\/portal/)
  },
)

test.each([
  ['page', 'GET', '/portal/profile?search=ros%C3%A9'],
  ['page whose headers were asked for', 'HEAD', '/portal/profile?search=ros%C3%A9'],
  ['page whose data was asked for', 'GET', '/portal/profile.data?search=ros%C3%A9'],
  ['page of whose data a part was asked for', 'GET', '/portal/profile.data?search=ros%C3%A9&_routes=root'],
])('signing in goes to the %s that was wanted, once', async (_what, method, wanted) => {
  const browser = visit()
  await openLink(browser, await signUp())
  await browser.request(wanted, { method })
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(answer.headers.get('Location')).toBe('/portal/profile?search=ros%C3%A9')
  await browser.post('/signout')
  const again = await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(again.headers.get('Location')).toBe('/portal')
})

test('a refused post leads to the portal after signing in, not to the address that takes it', async () => {
  await openLink(visit(), await signUp())
  const browser = visit()
  const id = '6f1c1e5e-0000-4000-8000-000000000001'
  expect((await browser.post(`/portal/profile/${id}/delete`)).headers.get('Location')).toBe('/signin')
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(answer.headers.get('Location')).toBe('/portal')
})

test.each([
  ['another site', 'https://evil.example/', ''],
  ['a page of this site without a signature', '/portal/settings', ''],
  ['with a forged signature', '/portal/settings', `.${'A'.repeat(43)}=`],
])('a forged wanted page is ignored: %s', async (_what, wanted, signature) => {
  await openLink(visit(), await signUp())
  const browser = visit()
  const forged = Buffer.from(JSON.stringify(wanted)).toString('base64')
  browser.cookies.set('wishfolio.wanted', encodeURIComponent(forged + signature))
  const answer = await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(answer.headers.get('Location')).toBe('/portal')
})

test.each([
  ['/auth/callback?next=/create-gift-profile', '/create-gift-profile'],
  ['/auth/callback?next=https://evil.example', null],
  ['/auth/callback?next=//evil.example', null],
  ['/auth/callback?next=/\\evil.example', null],
])('%s leads to %j', async (path, target) => {
  const answer = await visit().get(path)
  expect(answer.headers.get('Location')).toBe(target)
})

/** Where the links of these words lead, wherever they stand on a page. */
function targetsOf(html: string, words: string): string[] {
  const links = [...html.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)]
  const named = links.filter(
    ([, attributes = '', content = '']) =>
      textOf(content) === words || attributes.includes(`aria-label="${words}"`),
  )
  return named.map(([, attributes = '']) => / ?href="([^"]*)"/.exec(attributes)?.[1] ?? '')
}

test('the bar offers to sign in or up, and nothing of an account, to nobody', async () => {
  const page = await (await visit().get('/')).text()
  expect(new Set(targetsOf(page, 'Sign In'))).toEqual(new Set(['/signin']))
  expect(new Set(targetsOf(page, 'Sign Up'))).toEqual(new Set(['/signup']))
  expect(targetsOf(page, 'Dashboard')).toEqual([])
  expect(textOf(page)).not.toContain('Sign Out')
})

test.each([
  ['nobody', ['Sign In', 'Sign Up']],
  ['an owner', ['Dashboard', 'Sign Out']],
])('for %s the menu needs no script: %j is in native details', async (who, wanted) => {
  const browser = who === 'nobody' ? visit() : await signedIn(world, visit())
  const html = await (await browser.get('/')).text()
  const [menu = ''] = /<details[^]*?<\/details>/.exec(html) ?? []
  expect(menu).not.toMatch(/^<details[^>]* open/)
  expect(textOf(/<summary[^]*?<\/summary>/.exec(menu)?.[0] ?? '')).toBe('Menu')
  const words = [...menu.matchAll(/<(a|button)\b[^]*?<\/\1>/g)].map(([item]) => textOf(item))
  expect(words).toEqual(wanted)
  expect(/<form[^>]*>/.exec(menu)?.[0] ?? '').toMatch(
    who === 'nobody' ? /^$/ : /(?=.* method="post")(?=.* action="\/signout")/,
  )
})

test.each([
  ['/portal/profile', true],
  ['/portal/settings', true],
  ['/', false],
  ['/create-gift-profile', false],
])('the bar leads an owner to the dashboard; on %s it is highlighted: %s', async (path, highlighted) => {
  const owner = await signedIn(world, visit())
  const page = await (await owner.get(path)).text()
  expect(new Set(targetsOf(page, 'Dashboard'))).toEqual(new Set(['/portal/profile']))
  const [dashboard = ''] = /<a [^>]*>Dashboard<\/a>/.exec(page) ?? []
  expect(dashboard.includes('aria-current="page"')).toBe(highlighted)
  expect(targetsOf(page, 'Sign In')).toEqual([])
})

test('the logo and signing out lead to the marketing site', async () => {
  const MARKETING_URL = 'https://about.wishes.example/'
  const site = await openSite({ ...world, env: { ...world.env, MARKETING_URL } })
  const owner = await signedIn(world, site())
  expect(targetsOf(await (await owner.get('/portal/profile')).text(), 'Wishfolio')).toEqual([MARKETING_URL])
  const scripted = await owner.post('/signout.data')
  expect(scripted.status).toBe(202)
  expect(await scripted.text()).toContain(`"redirect",${JSON.stringify(MARKETING_URL)}`)
  expect((await owner.get('/portal/profile')).headers.get('Location')).toBe('/signin')
  await owner.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect((await owner.post('/signout')).headers.get('Location')).toBe(MARKETING_URL)
  expect(targetsOf(await (await visit().get('/')).text(), 'Wishfolio')).toContain('/')
})

test('signing up and trying that password does not reveal whether the address had an account', async () => {
  await signedIn(world, visit(), EMAIL)
  const responses = []
  for (const email of [EMAIL, 'nobody@example.org']) {
    await visit().post('/signup', { email, password: 'the password of a stranger' })
    const answer = await visit().post('/signin', { email, password: 'the password of a stranger' })
    const page = textOf(await answer.text())
    responses.push([
      answer.status,
      page.includes('Email not confirmed'),
      page.includes('Send the link again'),
    ])
  }
  expect(responses).toEqual([
    [403, true, true],
    [403, true, true],
  ])
  expect(await canSignIn(PASSWORD)).toBe(true)
})

test.each([
  ['before', 401],
  ['after', 403],
])(
  'nor does it later to a stranger who signed up %s its owner, when that one opens the link',
  async (when, told) => {
    const stranger = { email: EMAIL, password: 'the password of a stranger' }
    const tried = async () => (await visit().post('/signin', stranger)).status
    if (when === 'before') await visit().post('/signup', stranger)
    world.wait(1)
    const link = await signUp(PASSWORD)
    world.wait(1)
    if (when === 'after') await visit().post('/signup', stranger)
    expect(await tried()).toBe(told)
    await openLink(visit(), link)
    expect([await canSignIn(PASSWORD), await tried()]).toEqual([true, told])
  },
)

test('nor is a stranger who signed up before told that the account was deleted', async () => {
  const stranger = { email: EMAIL, password: 'the password of a stranger' }
  await visit().post('/signup', stranger)
  world.wait(1)
  const owner = visit()
  await openLink(owner, await signUp(PASSWORD))
  await owner.post('/signin', { email: EMAIL, password: PASSWORD })
  await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  expect(await canSignIn(PASSWORD)).toBe(false)
  expect((await visit().post('/signin', stranger)).status).toBe(401)
})

test('of a sign-up that was sent again nothing but its use is stored once its link is opened', async () => {
  const browser = visit()
  const answer = await browser.post('/signup', { email: EMAIL, password: PASSWORD })
  const signUpId = valueOf(await answer.text(), 'sign_up') ?? ''
  await browser.post('/resend-verification', { sign_up: signUpId })
  await openLink(browser, await mailedLink(world))
  const rows = await world.db.select().from(pendingSignUps)
  expect(rows.map(({ passwordHash, usedAt }) => [passwordHash, usedAt === null])).toEqual([
    ['', false],
    ['', false],
  ])
})

/** Each address as it is shown, and other ways to write it. */
const ADDRESSES: [string, string[]][] = [
  ['rosa@пример.рф', ['rosa@xn--e1afmkfd.xn--p1ai', 'Rosa@ПРИМЕР.рф']],
  ['rosa@münchen.de', ['rosa@xn--mnchen-3ya.de', 'rosa@MÜNCHEN.de', 'rosa@mu\u0308nchen.de']],
  ['tom&ann@example.org', ['Tom&Ann@Example.org']],
]

test.each(ADDRESSES)(
  '%s signs up, signs in and resets its password, however it is written',
  async (shown, others) => {
    for (const [place, written] of [shown, ...others].entries()) {
      await visit().post('/signup', { email: written, password: PASSWORD })
      const [mail = ''] = await world.mails()
      expect(mail).toContain(place === 0 ? 'Confirm my email' : 'You already have a Wishfolio account')
      if (place === 0) await openLink(visit(), await mailedLink(world))
      const browser = visit()
      expect((await browser.post('/signin', { email: written, password: PASSWORD })).status).toBe(302)
      expect(textOf(await (await browser.get('/portal/settings')).text())).toContain(shown)
      expect((await visit().post('/signin', { email: written, password: 'wrong password' })).status).toBe(401)
    }
    await visit().post('/reset-password', { email: others.at(-1) ?? '' })
    expect((await world.mails())[0]).toContain('Choose a new password')
    expect(await world.db.select().from(accounts)).toHaveLength(1)
  },
)

test('an address is changed to one in letters, and to the same in punycode is no change', async () => {
  const owner = await signedIn(world, visit(), 'rosa@münchen.de')
  const change = (email: string) => owner.post('/portal/settings/email', { email, password: PASSWORD })
  expect(await (await change('rosa@xn--mnchen-3ya.de')).text()).toContain('already')
  expect(textOf(await (await change('rosa@xn--e1afmkfd.xn--p1ai')).text())).toContain('rosa@пример.рф')
})

const COMMON = 'qwerty123'
const RARE = 'Besley-4-tangerines'

const ADVISED = [
  [COMMON, true],
  [RARE, false],
] as const

test.each([
  [COMMON, true],
  [RARE, false],
  ['', false],
])('at its field a script learns whether "%s" is common: %s', async (password, common) => {
  const answer = await visit().post('/password-advice', { password })
  expect(await answer.json()).toEqual({ common })
})

test.each(ADVISED)('signing up with "%s" succeeds, with advice: %s', async (password, advised) => {
  const answer = await visit().post('/signup', { email: 'new@example.org', password })
  expect(answer.status).toBe(200)
  const page = textOf(await answer.text())
  expect(page).toContain('Check your email to confirm your account')
  expect(page.includes(wordsIn('en')._(COMMON_PASSWORD))).toBe(advised)
  expect(await world.mails()).toHaveLength(1)
})

test.each(ADVISED)('changing the password to "%s" succeeds, with advice: %s', async (next, advised) => {
  const owner = await signedIn(world, visit())
  const fields = { current_password: PASSWORD, new_password: next, confirm_password: next }
  const changed = await owner.post('/portal/settings', fields)
  expect(toastIn(changed)).toBe('password_updated')
  const page = await (await owner.get(changed.headers.get('Location') ?? '')).text()
  expect(textOf(page).includes(wordsIn('en')._(COMMON_PASSWORD))).toBe(advised)
})

test.each(ADVISED)('a reset to "%s" succeeds, with advice: %s', async (next, advised) => {
  await signedIn(world, visit())
  const browser = visit()
  await browser.post('/reset-password', { email: 'owner@example.org' })
  const opened = await browser.get(await mailedLink(world))
  const form = opened.headers.get('Location') ?? ''
  const changed = await browser.post(form, { new_password: next, confirm_password: next })
  expect(toastIn(changed)).toBe('password_updated')
  const page = await (await browser.get(changed.headers.get('Location') ?? '')).text()
  expect(textOf(page).includes(wordsIn('en')._(COMMON_PASSWORD))).toBe(advised)
})
