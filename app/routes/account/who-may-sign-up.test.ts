import { expect, test } from 'vitest'
import type { SignUp } from '#app/domain/accounts/account.ts'
import { inviteAsOperator, withdrawAsOperator } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { accounts, signUpInvitations } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import {
  mailedLink,
  makeGathering,
  makeProfile,
  openLink,
  PASSWORD,
  profileForm,
  signedIn,
} from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import { follow, textOf, toastIn, unescaped } from '#test/read-page.ts'

const EMAIL = 'new@example.org'
const DAY_MS = 24 * 60 * 60 * 1000
const INVITATIONS = '/portal/settings/invitations'

const { world } = await emptySite()
/** The same server with each value of `SIGN_UP`. */
const at = {
  open: await openSite(world),
  invited: await openSite({ ...world, env: { ...world.env, SIGN_UP: 'invited' } }),
  closed: await openSite({ ...world, env: { ...world.env, SIGN_UP: 'closed' } }),
} satisfies Record<SignUp, unknown>

const owner = (email = 'owner@example.org') => signedIn(world, at.open(), email)

/** An owner's browser where one has to be invited. */
async function host(email?: string): Promise<Browser> {
  return at.invited().withCookiesOf(await owner(email))
}

/** The path of the link that an answer shows. */
function linkIn(html: string): string {
  return /\/signup\?invitation=[\w-]{43}/.exec(html)?.[0] ?? ''
}

async function invite(by: Browser): Promise<string> {
  return linkIn(await (await by.post(INVITATIONS)).text())
}

function signUp(browser: Browser, path = '/signup', email = EMAIL): Promise<Response> {
  return browser.post(path, { email, password: PASSWORD })
}

async function wordsAt(browser: Browser, path: string): Promise<[number, string]> {
  const answer = await browser.get(path)
  return [answer.status, textOf(await answer.text())]
}

async function addresses(): Promise<string[]> {
  const rows = await world.db.select().from(accounts)
  return rows.map(({ email }) => email).toSorted()
}

const temporaryProfile = () =>
  JSON.stringify({ id: crypto.randomUUID(), form: profileForm({ recipient_name: 'Dad' }) })

/** An invitation to a gathering of a new owner. */
async function toGathering(): Promise<string> {
  const organiser = await owner('organiser@example.org')
  const gathering = await makeGathering(organiser, [await makeProfile(organiser)])
  await organiser.post(`/portal/gatherings/${gathering.id}/invite`)
  const html = await (await organiser.get(`/portal/gatherings/${gathering.id}`)).text()
  return /\/invitation\/[a-z0-9-]+/.exec(html)?.[0] ?? ''
}

test.each([
  ['open', true, 200, [200, 'Please use a personal email address'], 200, 'Sign up with this address'],
  ['invited', true, 200, [200, 'To sign up here you need an invitation.'], 403, 'Sign up with this address'],
  ['closed', false, 403, [200, 'This Wishfolio takes no new accounts.'], 403, 'This Wishfolio takes no new'],
] as const)(
  'where SIGN_UP=%s the pages lead to signing up: %s, and the page, its form and the mail of a reset say so',
  async (mode, leads, invited, [pageStatus, pageSays], status, mailSays) => {
    const visit = at[mode]
    const invitation = await toGathering()
    for (const path of ['/', '/signin', '/auth/callback?token=forged', '/nowhere', invitation]) {
      const html = await (await visit().get(path)).text()
      expect([path, /(href|action)="\/signup/.test(html)]).toEqual([path, leads])
    }
    const filledIn = await (await visit().post('/create-gift-profile', profileForm())).text()
    expect(/(href|action)="\/signup/.test(filledIn)).toBe(leads)
    expect(filledIn).toContain('href="/signin"')
    expect((await (await visit().get('/sitemap.xml')).text()).includes('/signup')).toBe(leads)

    const page = await wordsAt(visit(), '/signup')
    expect(page).toEqual([pageStatus, expect.stringContaining(pageSays)])
    const answers = [await signUp(visit()), await signUp(visit(), '/signup', 'organiser@example.org')]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    const mailed = (await world.mails()).some((mail) => mail.includes(`To: ${EMAIL}`))
    expect(mailed).toBe(status === 200)

    await visit().post('/reset-password', { email: 'nobody@example.org' })
    const [mail = ''] = await world.mails()
    expect(mail.replace(/=\r?\n/g, '').replace(/\s+/g, ' ')).toContain(mailSays)
    expect(mail.includes('/signup')).toBe(leads)

    // Who is on the way to a gathering is invited by that.
    const guest = visit()
    await guest.get(invitation)
    expect((await signUp(guest, '/signup', 'guest@example.org')).status).toBe(invited)
  },
)

test('where nobody can sign up, invitations lead to the same page', async () => {
  const link = await invite(await host())
  expect(await wordsAt(at.closed(), link)).toEqual([200, expect.stringContaining('takes no new accounts.')])
  expect((await signUp(at.closed(), link)).status).toBe(403)
})

test('where nobody can sign up no invitation is made, and the page says why', async () => {
  const browser = at.closed().withCookiesOf(await owner())
  const answer = await browser.post(INVITATIONS)
  expect([answer.status, textOf(await answer.text()).includes('takes no new accounts')]).toEqual([403, true])
  const closed = { ...world, env: { ...world.env, SIGN_UP: 'closed' as const } }
  expect(await inviteAsOperator(closed, { days: 14, uses: 1 })).toEqual({ ok: false, code: 'sign_up_closed' })
  expect(await world.db.$count(signUpInvitations)).toBe(0)
})

test('by an invitation one person makes an account, and a second does not', async () => {
  const link = await invite(await host())
  expect(await wordsAt(at.invited(), link)).toEqual([200, expect.stringContaining('Sign up')])
  const first = at.invited()
  expect((await signUp(first, link)).status).toBe(200)
  const waiting = await mailedLink(world)
  // It is used by whoever makes the account first.
  const second = at.invited()
  expect((await signUp(second, link, 'second@example.org')).status).toBe(200)
  const late = await mailedLink(world)
  expect((await follow(first, await first.get(waiting))).path).toBe('/auth/callback')
  expect(await addresses()).toEqual([EMAIL, 'owner@example.org'])

  const refused = await second.get(late)
  expect(refused.status).toBe(404)
  expect(textOf(await refused.text())).toContain('This invitation is no longer valid.')
  expect(await wordsAt(at.invited(), link)).toEqual([404, expect.stringContaining('no longer valid')])
  expect((await signUp(at.invited(), link, 'third@example.org')).status).toBe(404)
  expect(await addresses()).toEqual([EMAIL, 'owner@example.org'])
})

test('of two sign-ups by one invitation that are verified at once one makes an account', async () => {
  const link = await invite(await host())
  const paths: string[] = []
  for (const name of ['a', 'b', 'c']) {
    await signUp(at.invited(), link, `${name}@example.org`)
    paths.push(await mailedLink(world))
  }
  await Promise.all(paths.map((path) => openLink(at.invited(), path)))
  expect(await addresses()).toEqual([expect.stringMatching(/^[abc]@example\.org$/), 'owner@example.org'])
})

test('an invitation of whoever runs the server works for as many accounts as it says', async () => {
  const made = await inviteAsOperator(world, { days: 30, uses: 2 })
  const link = made.ok ? linkIn(made.value) : ''
  for (const name of ['a', 'b', 'c']) await signUp(at.invited(), link, `${name}@example.org`)
  for (const name of ['a', 'b', 'c'])
    await openLink(at.invited(), await mailedLink(world, `${name}@example.org`))
  expect(await addresses()).toEqual(['a@example.org', 'b@example.org'])
})

test('an invitation to an address that has an account is not used, and the answer is the same', async () => {
  const link = await invite(await host())
  const answers: string[] = []
  for (const email of ['owner@example.org', EMAIL]) {
    const answer = await signUp(at.invited(), link, email)
    answers.push(`${answer.status} ${textOf(await answer.text()).replaceAll(email, '')}`)
  }
  expect(answers[0]).toBe(answers[1])
  expect((await world.db.select().from(signUpInvitations)).map(({ usesLeft }) => usesLeft)).toEqual([1])
})

test('an invitation works for two weeks, and what is verified later is refused', async () => {
  const link = await invite(await host())
  world.wait(14 * DAY_MS - 60_000)
  await signUp(at.invited(), link)
  const path = await mailedLink(world)
  world.wait(60_000)
  expect((await openLink(at.invited(), path)).status).toBe(404)
  expect((await at.invited().get(link)).status).toBe(404)
  expect(await addresses()).toEqual(['owner@example.org'])
  // A list says so for another week; then the next one that is made clears it away.
  const by = await host()
  expect(await wordsAt(by, INVITATIONS)).toEqual([200, expect.stringContaining('Expired')])
  world.wait(7 * DAY_MS + 1)
  await invite(by)
  expect(await world.db.$count(signUpInvitations)).toBe(1)
})

test('a withdrawn invitation makes no account, also for a sign-up that waits, and nobody withdraws another’s', async () => {
  const by = await host()
  const link = await invite(by)
  await signUp(at.invited(), link)
  const path = await mailedLink(world)
  const [row] = await world.db.select().from(signUpInvitations)
  const withdraw = row?.id ?? ''
  const stranger = await host('stranger@example.org')
  expect(toastIn(await stranger.post(INVITATIONS, { withdraw }))).toBe('sign_up_invitation_gone')
  expect((await at.invited().get(link)).status).toBe(200)
  expect(toastIn(await by.post(INVITATIONS, { withdraw }))).toBe('sign_up_invitation_withdrawn')
  expect(toastIn(await by.post(INVITATIONS, { withdraw }))).toBe('sign_up_invitation_gone')
  expect((await at.invited().get(link)).status).toBe(404)
  expect((await openLink(at.invited(), path)).status).toBe(404)
  expect(await addresses()).toEqual(['owner@example.org', 'stranger@example.org'])
})

test('whoever runs the server withdraws any invitation by its link', async () => {
  const link = await invite(await host())
  const token = link.split('=')[1] ?? ''
  expect((await withdrawAsOperator(world, token)).ok).toBe(true)
  expect((await withdrawAsOperator(world, token)).ok).toBe(false)
  expect((await at.invited().get(link)).status).toBe(404)
})

test('the link is shown once, and the list says which was used', async () => {
  const by = await host()
  const answer = await by.post(INVITATIONS)
  const html = await answer.text()
  expect(html).toContain(`value="${world.env.publicUrl}${linkIn(html)}"`)
  const list = await (await by.get(INVITATIONS)).text()
  expect(linkIn(list)).toBe('')
  expect(textOf(list).replace(/\s+/g, ' ').replaceAll(' ,', ',')).toContain(
    'Made on Nov 21, 2026, works until Dec 5, 2026',
  )
  expect(list).toContain('name="withdraw"')
  await signUp(at.invited(), linkIn(html))
  await openLink(at.invited(), await mailedLink(world))
  const used = await (await by.get(INVITATIONS)).text()
  expect(textOf(used)).toContain('Used')
  expect(used).not.toContain('name="withdraw"')
  expect(JSON.stringify(await world.db.select().from(signUpInvitations))).not.toContain(
    linkIn(html).split('=')[1],
  )
})

test('ten invitations wait at most, also when many are made at once; a withdrawn one makes room', async () => {
  const by = await host()
  const made = await Promise.all(Array.from({ length: 12 }, () => by.post(INVITATIONS)))
  expect(made.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2)
  expect(await world.db.$count(signUpInvitations)).toBe(10)
  const [row] = await world.db.select().from(signUpInvitations)
  await by.post(INVITATIONS, { withdraw: row?.id ?? '' })
  expect((await by.post(INVITATIONS)).status).toBe(200)
})

test('an account makes thirty invitations an hour', async () => {
  const by = await host()
  for (let made = 0; made < 30; made++) await by.post(INVITATIONS)
  const answer = await by.post(INVITATIONS)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('a sign-up that was made before is refused as one that is made now, and its link works once the door is open again', async () => {
  const browser = at.open()
  await signUp(browser)
  const path = await mailedLink(world)
  for (const [mode, says] of [
    ['closed', 'This Wishfolio takes no new accounts.'],
    ['invited', 'To sign up here you need an invitation.'],
  ] as const) {
    const asked = at[mode]().withCookiesOf(browser)
    for (const answer of [await asked.get(path), await openLink(at[mode](), path)]) {
      expect(answer.status).toBe(403)
      expect(textOf(await answer.text())).toContain(says)
    }
    const waits = await at[mode]().post('/signin', { email: EMAIL, password: PASSWORD })
    const [, sign_up = ''] = / name="sign_up" value="([^"]*)"/.exec(await waits.text()) ?? []
    const again = await at[mode]().post('/resend-verification', { sign_up })
    expect(again.headers.get('Location')).toBe('/signup')
  }
  expect(await addresses()).toEqual([])
  await openLink(at.open(), path)
  expect(await addresses()).toEqual([EMAIL])
})

test('an invitation stays with a sign-up that is sent again to a corrected address', async () => {
  const link = await invite(await host())
  const browser = at.invited()
  const sent = await (await signUp(browser, link, 'wrong@example.org')).text()
  const [, sign_up = ''] = / name="sign_up" value="([^"]*)"/.exec(sent) ?? []
  await browser.post('/resend-verification', { sign_up, email: EMAIL })
  await openLink(browser, await mailedLink(world))
  expect(await addresses()).toEqual([EMAIL, 'owner@example.org'])
})

test('an invitation to a gathering ends as one to sign up when it is replaced', async () => {
  const invitation = await toGathering()
  const guest = at.invited()
  await guest.get(invitation)
  await signUp(guest)
  const path = await mailedLink(world)
  const organiser = await owner('organiser@example.org')
  const [, id = ''] =
    /\/portal\/gatherings\/([0-9a-f-]{36})/.exec(await (await organiser.get('/portal/gatherings')).text()) ??
    []
  await organiser.post(`/portal/gatherings/${id}/invite`)
  expect((await openLink(at.invited(), path)).status).toBe(403)
  expect(await addresses()).toEqual(['organiser@example.org'])
})

test('a temporary profile is carried on: to signing in, and with an invitation that is entered to signing up', async () => {
  const temporary_profile = temporaryProfile()
  const kept = (html: string) =>
    unescaped(html).includes(`name="temporary_profile" value="${temporary_profile}"`)
  for (const mode of ['invited', 'closed'] as const) {
    const html = await (await at[mode]().post('/signup', { temporary_profile })).text()
    expect([mode, kept(html), html.includes('action="/signin"')]).toEqual([mode, true, true])
    expect(textOf(html)).toMatch(/Dad\s*’s profile is waiting/)
  }
  const link = await invite(await host())
  const entered = { temporary_profile, invitation: `  ${world.env.publicUrl}${link}` }
  const led = await at.invited().post('/signup', entered)
  expect([led.status, led.headers.get('Location')]).toEqual([307, link])
  const page = await (await at.invited().post(link, entered)).text()
  expect([kept(page), page.includes('name="password"')]).toEqual([true, true])
  await at.invited().post(link, { temporary_profile, email: EMAIL, password: PASSWORD })
  const browser = at.invited()
  await openLink(browser, await mailedLink(world))
  await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(textOf(await (await browser.get('/portal/profile')).text())).toContain('Dad')
})

test('an invitation that is entered alone leads to its page', async () => {
  const link = await invite(await host())
  const led = await at.invited().post('/signup', { invitation: link.split('=')[1] ?? '' })
  expect([led.status, led.headers.get('Location')]).toEqual([302, link])
  const wrong = await follow(at.invited(), await at.invited().post('/signup', { invitation: 'mine' }))
  expect(textOf(wrong.html)).toContain('This invitation is no longer valid.')
})

test('settings lead to invitations where they are needed, and the file of an owner’s data has them', async () => {
  const by = await host()
  await invite(by)
  for (const [mode, leads] of [
    ['open', false],
    ['invited', true],
    ['closed', false],
  ] as const) {
    const html = await (await at[mode]().withCookiesOf(by).get('/portal/settings')).text()
    expect([mode, html.includes(`href="${INVITATIONS}"`)]).toEqual([mode, leads])
  }
  const file = (await (await by.get('/portal/settings/data')).json()) as { account: object }
  expect(file.account).toMatchObject({
    invitations: [
      { created_at: '2026-11-21T12:00:00.000Z', expires_at: '2026-12-05T12:00:00.000Z', used: false },
    ],
  })
})

test('deleting an account ends its invitations', async () => {
  const by = await host()
  const link = await invite(by)
  await by.post('/portal/settings/delete-account', { password: PASSWORD })
  expect((await at.invited().get(link)).status).toBe(404)
})
