import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailsSent } from '#app/server/database/schema.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { textOf, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/request.ts'

const MAX = 40
const WAIT = 'Please wait 20 seconds, then press Continue'
const NEW = 'new@example.org'
const KNOWN = 'known@example.org'

const server: MailServer = await startMailServer()
afterAll(() => server.close())
const { world, visit } = await ownSite({ SMTP_URL: server.url, MAILS_PER_HOUR: String(MAX) })
beforeEach(async () => {
  await world.clean()
  server.received.length = 0
})

async function mails(): Promise<string[]> {
  await world.mail.drain()
  return server.received.map(({ source }) => source).toReversed()
}

async function sentTo(address: string): Promise<number> {
  await world.mail.drain()
  return server.received.filter(({ to }) => to === address).length
}

/** As if mails were sent just now, so that this many of the hour's are used. */
async function countAsSent(count: number): Promise<void> {
  await world.mail.drain()
  await world.db.delete(mailsSent)
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  if (count > 0) await world.db.insert(mailsSent).values(ids.map((id) => ({ id, sent_at: world.time.now })))
}

function wait(seconds: number): void {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000)
}

/** Where a page's form leads, and its hidden fields. */
async function formOn(answer: Response): Promise<{ action: string; fields: Record<string, string> }> {
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(textOf(page)).toContain('then press Continue')
  const form = /<form[^>]*action="([^"]*)"[^>]*>[^]*?<\/form>/.exec(page.slice(page.indexOf('<main')))
  const names = [...(form?.[0] ?? '').matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name = '']) => name)
  const fields = Object.fromEntries(names.map((name) => [name, valueOf(page, name) ?? '']))
  return { action: form?.[1] ?? '', fields }
}

const isSent = async (answer: Response) => !textOf(await answer.text()).includes('then press Continue')

let owner: Browser
/** Each form that sends mail: how it asks, and to whom. */
const ASKING: Record<string, { before?: () => Promise<void>; ask: () => Promise<Response>; to: string }> = {
  'sign-up': { ask: () => visit().post('/signup', { email: NEW, password: PASSWORD }), to: NEW },
  'a password reset': { ask: () => visit().post('/reset-password', { email: KNOWN }), to: KNOWN },
  'a reset without an account': { ask: () => visit().post('/reset-password', { email: NEW }), to: NEW },
  'a change of email': {
    ask: () => owner.post('/portal/settings/email', { email: NEW, password: PASSWORD }),
    to: NEW,
  },
  'the emails of a change again': {
    before: async () => void (await owner.post('/portal/settings/email', { email: NEW, password: PASSWORD })),
    ask: () => owner.post('/portal/settings/email/again'),
    to: NEW,
  },
}

async function prepare(before: (() => Promise<void>) | undefined): Promise<void> {
  owner = await signedIn({ mails }, visit(), KNOWN)
  await before?.()
  await countAsSent(MAX / 2)
  server.received.length = 0
}

test.each(Object.entries(ASKING))(
  '%s asks for 20 seconds when half of the hour’s mails are used, keeps what was entered, and then sends once',
  async (_what, { before, ask, to }) => {
    await prepare(before)
    const asked = await ask()
    const page = await asked.clone().text()
    expect(textOf(page)).toContain(WAIT)
    expect(page).not.toContain(PASSWORD)
    const { action, fields } = await formOn(asked)
    expect(await sentTo(to)).toBe(0)

    const browser = owner
    wait(19)
    const early = await browser.post(action, fields)
    expect(textOf(await early.clone().text())).toContain('Please wait 1 second, then press Continue')
    expect((await formOn(early)).fields).toEqual(fields)
    wait(1)
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(action, fields)))
    const sent = await Promise.all(answers.map(async (answer) => answer.status < 400 && isSent(answer)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(await sentTo(to)).toBe(1)
  },
)

test.each(Object.entries(ASKING))('%s asks for no wait below half', async (_what, { before, ask, to }) => {
  await prepare(before)
  await countAsSent(MAX / 2 - 5)
  expect(await isSent(await ask())).toBe(true)
  expect(await sentTo(to)).toBe(1)
})

test('the mail that was waited for makes the account, with the password that was entered before', async () => {
  await countAsSent(MAX / 2)
  const browser = visit()
  const { action, fields } = await formOn(await browser.post('/signup', { email: NEW, password: PASSWORD }))
  wait(20)
  expect(await isSent(await browser.post(action, fields))).toBe(true)
  await openLink(browser, await mailedLink({ mails }))
  expect((await visit().post('/signin', { email: NEW, password: PASSWORD })).status).toBe(302)
})

test('a sign-up waits the same whether or not the address has an account', async () => {
  await prepare(undefined)
  const pages = await Promise.all(
    [KNOWN, NEW].map(async (email) => {
      const page = textOf(await (await visit().post('/signup', { email, password: PASSWORD })).text())
      return page.replaceAll(email, 'typed')
    }),
  )
  expect(pages[0]).toBe(pages[1])
})

test.each<[string, (token: string) => string, number]>([
  ['forged', (token) => `${token.slice(0, -3)}abc`, 20],
  ['older than it says', (token) => token.replace(/^\d+/, (began) => String(Number(began) - 60_000)), 0],
  ['a quarter of an hour old', (token) => token, 15 * 60],
])('a token that is %s asks for a new wait', async (_how, changed, seconds) => {
  await countAsSent(MAX / 2)
  const { action, fields } = await formOn(await visit().post('/reset-password', { email: NEW }))
  wait(seconds)
  const answer = await visit().post(action, { ...fields, waited: changed(fields.waited ?? '') })
  expect(textOf(await answer.text())).toContain(WAIT)
  expect(await sentTo(NEW)).toBe(0)
})

test('a token counts for one address alone', async () => {
  await countAsSent(MAX / 2)
  const { action, fields } = await formOn(await visit().post('/reset-password', { email: NEW }))
  wait(20)
  const answer = await visit().post(action, { ...fields, email: 'other@example.org' })
  expect(textOf(await answer.text())).toContain(WAIT)
})

test('a change of email without the password needs a token of its own account', async () => {
  await prepare(undefined)
  const { action, fields } = await formOn(
    await owner.post('/portal/settings/email', { email: NEW, password: PASSWORD }),
  )
  await countAsSent(0)
  const other = await signedIn({ mails }, visit(), 'other@example.org')
  server.received.length = 0
  wait(20)
  expect((await other.post(action, fields)).status).toBe(422)
  expect((await owner.post(action, { email: NEW, waited: 'a.b.c' })).status).toBe(422)
  expect(await sentTo(NEW)).toBe(0)
})

test('addresses of one mailbox are counted together, whatever their tags and case', async () => {
  const asked = await Promise.all(
    [
      'rosa+1@example.org',
      'rosa+2@example.org',
      'ROSA@example.org',
      'rosa+a+b@example.org',
      'rosa@example.org',
    ].map((email) => visit().post('/signup', { email, password: PASSWORD })),
  )
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const sixth = await visit().post('/signup', { email: 'rosa+6@example.org', password: PASSWORD })
  expect(sixth.status).toBe(429)
  expect((await visit().post('/signup', { email: 'otto@example.org', password: PASSWORD })).status).toBe(200)
})
