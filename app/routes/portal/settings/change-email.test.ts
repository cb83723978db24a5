import { beforeEach, expect, test } from 'vitest'
import { accounts, emailChanges } from '#app/server/database/schema.ts'
import { toastIn, errorAt, follow, noticesOf, textOf, valueOf } from '#test/read-page.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const OLD = 'owner@example.org'
const NEW = 'moved@example.org'
const HOUR_MS = 60 * 60 * 1000

const { world, visit } = await ownSite({ SUPPORT_EMAIL: 'help@wishes.example' })
let owner: Browser
beforeEach(newOwner)

async function newOwner(): Promise<void> {
  await world.clean()
  owner = await signedIn(world, visit(), OLD)
  // Takes the toast of the sign-in off the next page.
  await owner.get('/portal/settings')
}

function ask(email = NEW, password = PASSWORD): Promise<Response> {
  return owner.post('/portal/settings/email', { email, password })
}

async function mailsTo(email: string): Promise<string[]> {
  return (await world.mails()).filter((mail) => mail.includes(`\nTo: ${email}\n`))
}

/** The path of the link in the newest email to an address. */
function linkTo(email: string): Promise<string> {
  return mailedLink({ mails: () => mailsTo(email) })
}

/** Asks for the change: the two links. */
async function asked(email = NEW): Promise<{ byOld: string; byNew: string }> {
  expect((await ask(email)).status).toBe(200)
  return { byOld: await linkTo(OLD), byNew: await linkTo(email) }
}

/** Opens a link and says yes, from wherever its email was read. */
function sayYes(link: string): Promise<Response> {
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  return visit().post('/confirm-email', { token })
}

const WAITING = 'A new address is waiting'

async function settings(): Promise<string> {
  return textOf(await (await owner.get('/portal/settings')).text()).replace(/\s+/g, ' ')
}

function again(): Promise<Response> {
  return owner.post('/portal/settings/email/again')
}

async function canSignIn(email: string): Promise<boolean> {
  return (await visit().post('/signin', { email, password: PASSWORD })).status === 302
}

async function addresses(): Promise<string[]> {
  const rows = await world.db.select({ email: accounts.email }).from(accounts)
  return rows.map(({ email }) => email).toSorted()
}

function wait(ms: number): void {
  world.time.now = new Date(world.time.now.getTime() + ms)
}

test.each(['the old address first', 'the new address first'])(
  'an account moves once both addresses said yes, %s',
  async (order) => {
    const phone = visit()
    await phone.post('/signin', { email: OLD, password: PASSWORD })
    const { byOld, byNew } = await asked()
    const [first, second] = order === 'the old address first' ? [byOld, byNew] : [byNew, byOld]

    expect(textOf(await (await sayYes(first)).text())).toContain('Thank you, one more to go')
    expect(await addresses()).toEqual([OLD])

    expect(textOf(await (await sayYes(second)).text())).toContain('Your address is changed')
    expect(await addresses()).toEqual([NEW])
    expect([await canSignIn(OLD), await canSignIn(NEW)]).toEqual([false, true])
    for (const device of [owner, phone]) {
      expect(textOf(await (await device.get('/portal/settings')).text())).toContain(NEW)
    }
  },
)

test('the email to the address so far names the new one; the email to the new one names nobody', async () => {
  await ask()
  const [toOld = ''] = await mailsTo(OLD)
  const [toNew = ''] = await mailsTo(NEW)
  expect(toOld).toContain(NEW)
  expect(toNew).toContain('Subject: Is this your new address for Wishfolio?')
  expect(toNew).not.toContain(OLD)
})

test.each(['GET', 'HEAD'])('a mail scanner that opens both links with %s changes nothing', async (method) => {
  const { byOld, byNew } = await asked()
  for (const link of [byOld, byNew, byOld, byNew]) {
    expect((await visit().request(link, { method })).status).toBe(200)
  }
  expect(await addresses()).toEqual([OLD])
  const stored = await world.db.select().from(emailChanges)
  expect(stored).toMatchObject([{ oldConfirmed: false, newConfirmed: false }])
})

test.each(['old', 'new'])('two yeses of the %s address are not a yes of both', async (whose) => {
  const { byOld, byNew } = await asked()
  const link = whose === 'old' ? byOld : byNew
  for (let time = 1; time <= 3; time++) expect((await sayYes(link)).status).toBe(200)
  expect(await addresses()).toEqual([OLD])
})

test.each([
  ['a wrong password', NEW, 'wrong password', 'password', 'Current password is incorrect'],
  ['no password', NEW, '', 'password', 'Please enter your password'],
  ['the own address', OLD, PASSWORD, 'email', 'This is already your address'],
  ['the own address in capitals', ' OWNER@Example.org', PASSWORD, 'email', 'This is already your address'],
  ['no address', '', PASSWORD, 'email', 'Please enter your email'],
  ['half an address', 'moved@', PASSWORD, 'email', 'Please enter a valid email address'],
])(
  '%s is refused at its field, and nobody gets an email',
  async (_what, email, password, field, sentence) => {
    const before = (await world.mails()).length
    const answer = await ask(email, password)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(errorAt(page, field)).toBe(sentence)
    expect(valueOf(page, 'email') ?? '').toBe(email)
    expect(valueOf(page, 'password')).toBeUndefined()
    expect(await world.mails()).toHaveLength(before)
    expect(await world.db.$count(emailChanges)).toBe(0)
  },
)

test('an address with an account is answered as any other; its owner is told, and nothing ever moves', async () => {
  const TAKEN = 'other@example.org'
  await signedIn(world, visit(), TAKEN)
  const free = textOf(await (await ask(NEW)).text()).replaceAll(NEW, 'typed')
  const taken = textOf(await (await ask(TAKEN)).text()).replaceAll(TAKEN, 'typed')
  expect(taken).toBe(free)

  const [email = ''] = await mailsTo(TAKEN)
  expect(email).toContain('Subject: You already have a Wishfolio account')
  expect(email).not.toContain('token')
  expect(textOf(await (await sayYes(await linkTo(OLD))).text())).toContain('Thank you, one more to go')
  await sayYes(await linkTo(OLD))
  expect(await addresses()).toEqual([TAKEN, OLD].toSorted())
  expect([await canSignIn(OLD), await canSignIn(TAKEN)]).toEqual([true, true])
})

test.each([
  ['the first yes', false],
  ['the second yes', true],
])('the links last 24 hours, to the millisecond: %s', async (_which, newSaidYes) => {
  const { byOld, byNew } = await asked()
  if (newSaidYes) await sayYes(byNew)
  wait(24 * HOUR_MS)
  const late = await sayYes(byOld)
  expect(late.status).toBe(410)
  expect(textOf(await late.text())).toContain('This link has expired')
  expect(await addresses()).toEqual([OLD])
  wait(-1)
  expect((await sayYes(byOld)).status).toBe(200)
  if (!newSaidYes) await sayYes(byNew)
  expect(await addresses()).toEqual([NEW])
})

test('a newer request ends the links of the one before, and the yeses said to it', async () => {
  const before = await asked('first@example.org')
  await sayYes(before.byNew)
  const { byOld, byNew } = await asked()
  for (const link of Object.values(before)) expect((await sayYes(link)).status).toBe(404)
  expect((await sayYes(byOld)).status).toBe(200)
  expect(await addresses()).toEqual([OLD])
  await sayYes(byNew)
  expect(await addresses()).toEqual([NEW])
})

test('links that moved the account are used up', async () => {
  const links = await asked()
  for (const link of Object.values(links)) await sayYes(link)
  for (const link of Object.values(links)) expect((await sayYes(link)).status).toBe(404)
  expect(await addresses()).toEqual([NEW])
})

test('a changed password ends a change of address that was asked for before it', async () => {
  const { byOld, byNew } = await asked()
  await owner.post('/portal/settings', {
    current_password: PASSWORD,
    new_password: 'abcdef',
    confirm_password: 'abcdef',
  })
  for (const link of [byOld, byNew]) expect((await sayYes(link)).status).toBe(404)
  expect(await addresses()).toEqual([OLD])
})

test('the old address gets a last email once the account has moved, and not before', async () => {
  const MOVED = 'Subject: Your Wishfolio account has a new address'
  const { byOld, byNew } = await asked()
  await sayYes(byNew)
  expect((await mailsTo(OLD))[0]).not.toContain(MOVED)
  await sayYes(byOld)
  const [email = ''] = await mailsTo(OLD)
  expect(email).toContain(MOVED)
  expect(email).toContain(NEW)
  expect(email).toContain('mailto:help@wishes.example')
  expect(await mailsTo(NEW)).toHaveLength(1)
})

test('the settings show a change that waits, and whose yes is missing', async () => {
  expect(await settings()).not.toContain(WAITING)
  const { byOld, byNew } = await asked()
  expect(await settings()).toContain(
    `becomes ${NEW} once both addresses have confirmed it. Still waiting for: ${OLD}, ${NEW}.`,
  )
  await sayYes(byNew)
  expect(await settings()).toContain(`Still waiting for: ${OLD}.`)
  await sayYes(byOld)
  expect(await settings()).not.toContain(WAITING)
})

test('a change for an address that has an account is shown as any other', async () => {
  const TAKEN = 'other@example.org'
  await signedIn(world, visit(), TAKEN)
  await ask(NEW)
  const free = (await settings()).replaceAll(NEW, 'typed')
  await ask(TAKEN)
  expect((await settings()).replaceAll(TAKEN, 'typed')).toBe(free)
})

test('a change that is cancelled is gone, with both its links', async () => {
  const links = await asked()
  await sayYes(links.byNew)
  const html = await (await owner.get('/portal/settings')).text()
  const [form = ''] = /<form [^>]*action="\/portal\/settings\/email\/cancel"[^]*?<\/form>/.exec(html) ?? []
  expect([textOf(form), form.includes('method="post"')]).toEqual(['Cancel', true])
  const cancelled = await owner.post('/portal/settings/email/cancel')
  expect(toastIn(cancelled)).toBe('email_change_cancelled')
  expect(noticesOf((await follow(owner, cancelled)).html)).toEqual(['Your address stays as it is'])
  expect(toastIn(await owner.post('/portal/settings/email/cancel'))).toBe('email_change_over')
  expect(await settings()).not.toContain(WAITING)
  for (const link of Object.values(links)) expect((await sayYes(link)).status).toBe(404)
  expect(await addresses()).toEqual([OLD])
})

test('emails sent again have new links; the ones before end', async () => {
  const before = await asked()
  wait(23 * HOUR_MS)
  expect(toastIn(await again())).toBe('email_change_sent_again')
  const after = { byOld: await linkTo(OLD), byNew: await linkTo(NEW) }
  for (const link of Object.values(before)) expect((await sayYes(link)).status).toBe(404)
  wait(24 * HOUR_MS - 1)
  for (const link of Object.values(after)) expect((await sayYes(link)).status).toBe(200)
  expect(await addresses()).toEqual([NEW])
})

test.each(['old', 'new'] as const)(
  'a yes of the %s address is not asked for again, and its link goes on',
  async (whose) => {
    const links = await asked()
    const [said, missing] = whose === 'old' ? [OLD, NEW] : [NEW, OLD]
    const saidLink = whose === 'old' ? links.byOld : links.byNew
    await sayYes(saidLink)
    const sent = (await mailsTo(said)).length
    await again()
    expect(await mailsTo(said)).toHaveLength(sent)
    expect(textOf(await (await sayYes(saidLink)).text())).toContain('Thank you, one more to go')
    expect(textOf(await (await sayYes(await linkTo(missing))).text())).toContain('Your address is changed')
  },
)

test('emails sent again count as emails: no sixth in an hour', async () => {
  const TWICE = 'twice@example.org'
  await asked(TWICE)
  for (let time = 2; time <= 5; time++) await again()
  expect(toastIn(await again())).toBe('too_many_emails')
  expect(await mailsTo(TWICE)).toHaveLength(5)
})

test('a sign-up that waits for the new address ends when the account moves there', async () => {
  const { byOld, byNew } = await asked()
  await visit().post('/signup', { email: NEW, password: 'another password' })
  const link = await linkTo(NEW)
  await sayYes(byOld)
  await sayYes(byNew)
  expect((await openLink(visit(), link)).status).toBe(404)
  expect(await canSignIn(NEW)).toBe(true)
})

test('a reset mailed to the old address dies with the move', async () => {
  const { byOld, byNew } = await asked()
  await visit().post('/reset-password', { email: OLD })
  const browser = visit()
  await browser.get(await linkTo(OLD))
  await sayYes(byOld)
  await sayYes(byNew)
  const answer = await browser.post('/update-password', {
    new_password: 'abcdef',
    confirm_password: 'abcdef',
  })
  expect(toastIn(answer)).toBe('reset_link_invalid')
  expect(await canSignIn(NEW)).toBe(true)
})
