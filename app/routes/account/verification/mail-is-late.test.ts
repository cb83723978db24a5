import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailQueue, pendingSignUps } from '#app/server/database/schema.ts'
import { type MailServer, startMailServer } from '#test/programs/mail-server.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import { freePort } from '#test/programs/postgres.ts'
import { textOf } from '#test/read-page.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const LATE = 'Our email is running late. Yours is waiting and is sent as soon as possible.'
const KNOWN = 'known@example.org'
const UNKNOWN = 'unknown@example.org'
const MINUTE_MS = 60_000

let server: MailServer | undefined
let owner: Browser
// Of what is done after all, what is said first comes last.
afterAll(endMailServer)
const port = await freePort()
const { world, visit } = await ownSite({ SMTP_URL: `smtp://127.0.0.1:${port}` })
/** Each test starts with a new mail server, which an email has reached. */
beforeEach(async () => {
  await endMailServer()
  await mailServerIsBack()
  await world.clean()
  owner = await signedIn({ mails }, visit(), KNOWN)
  await owner.get('/portal/settings')
})

async function mailServerIsBack(): Promise<void> {
  server = await startMailServer({ port })
}

async function endMailServer(): Promise<void> {
  await server?.close()
  server = undefined
}

function recipients(): string[] {
  return (server?.received ?? []).map(({ to }) => to)
}

/** The emails that arrived, newest first. */
async function mails(): Promise<string[]> {
  await world.mail.drain()
  return (server?.received ?? []).map(({ source }) => source).toReversed()
}

/** An email could not be sent, and none could for over a minute. */
async function mailFailsForAMinute(): Promise<void> {
  await endMailServer()
  await visit().post('/reset-password', { email: 'first@example.org' })
  await world.mail.drain()
  world.wait(MINUTE_MS + 1)
}

const ASKING: Record<string, (email: string) => Promise<Response>> = {
  'a sign-up': (email) => visit().post('/signup', { email, password: PASSWORD }),
  'a reset': (email) => visit().post('/reset-password', { email }),
  'a change of address': (email) => owner.post('/portal/settings/email', { email, password: PASSWORD }),
}

test.each(Object.entries(ASKING))(
  '%s says that mail is late once none got through for a minute, whether or not the address has an account',
  async (_what, ask) => {
    const OTHER = 'other@example.org'
    await signedIn({ mails }, visit(), OTHER)
    const prompt = textOf(await (await ask(UNKNOWN)).text())
    expect(prompt).not.toContain(LATE)
    await mailFailsForAMinute()
    const [toKnown, toUnknown] = await Promise.all(
      [OTHER, UNKNOWN].map(async (email) => {
        const answer = await ask(email)
        expect(answer.status).toBe(200)
        return textOf(await answer.text()).replaceAll(email, 'typed')
      }),
    )
    expect(toKnown).toContain(LATE)
    expect(toUnknown).toBe(toKnown)
    expect(toUnknown?.replace(`${LATE}\n`, '')).toBe(prompt.replaceAll(UNKNOWN, 'typed'))
  },
)

test('a link sent again says so as well', async () => {
  await visit().post('/signup', { email: UNKNOWN, password: PASSWORD })
  const waiting = await world.db.select().from(pendingSignUps)
  const id = waiting.find(({ email }) => email === UNKNOWN)?.id ?? ''
  await mailFailsForAMinute()
  const answer = await visit().post('/resend-verification', { sign_up: id })
  expect(textOf(await answer.text())).toContain(LATE)
})

test('once the mail server answers, the emails leave, each once, and nothing is said any more', async () => {
  await mailFailsForAMinute()
  for (const ask of Object.values(ASKING)) await ask(UNKNOWN)
  // A try under way when the time moves would be put off from then.
  await world.mail.drain()
  await mailServerIsBack()
  world.wait(15 * MINUTE_MS)
  await world.mail.drain()
  expect(recipients().toSorted()).toEqual(['first@example.org', KNOWN, UNKNOWN, UNKNOWN, UNKNOWN].toSorted())
  expect(await world.db.$count(mailQueue)).toBe(0)
  const answer = await visit().post('/reset-password', { email: UNKNOWN })
  expect(textOf(await answer.text())).not.toContain(LATE)
})
