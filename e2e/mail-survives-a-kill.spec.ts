import { newEmail, sendSignUp } from './accounts.ts'
import { expect } from './fixtures.ts'
import { SERVER_GONE, test as base } from './server-lives.ts'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { nextMailDue } from '#app/server/queries/mail-queue.ts'
import { type MailAnswer, type MailServer, startMailServer } from '#test/mail-server.ts'
import { freePort } from '#test/postgres.ts'
import { clockAhead } from '#test/server-process.ts'

/** A worker that died with an email in its hands keeps it for a minute. */
const LEASE_OVER = clockAhead(90_000)

const test = base.extend<{
  /** Opens a mail server on a port; it is closed after the test. */
  openMailServer: (port: number, answer?: MailAnswer) => Promise<MailServer>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  openMailServer: async ({}, provide) => {
    const opened: MailServer[] = []
    await provide(async (port, answer = () => undefined) => {
      const mailServer = await startMailServer({ port, answer })
      opened.push(mailServer)
      return mailServer
    })
    await Promise.all(opened.map((mailServer) => mailServer.close()))
  },
})

test('a letter that was queued when the server was killed is sent afterwards, once, and its link works', async ({
  start,
  folder,
  another,
  openMailServer,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is killed')
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PORT: String(await freePort()) }
  const email = newEmail()
  const first = await start(env)
  const page = await another({ baseURL: first.url })
  await sendSignUp(page, email)
  await expect.poll(first.output).toContain('mail not sent')
  await first.end('SIGKILL')

  const { received } = await openMailServer(mailPort)
  const second = await start({ ...env, ...LEASE_OVER })
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.to).toBe(email)
  expect(received[0]?.source).toContain('Subject: Confirm your email for Wishfolio')

  await second.end('SIGTERM')
  expect(await nextQueued(folder)).toBeNull()
  expect(received).toHaveLength(1)

  await start(env)
  await page.goto(linkIn(received[0]?.source ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
})

test('a letter in the hands of a killed server is sent once', async ({
  start,
  folder,
  another,
  openMailServer,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is killed')
  let heard = 0
  const silent = await openMailServer(await freePort(), (step) => {
    if (step === 'message') heard += 1
    return step === 'message' ? 'silence' : undefined
  })
  const env = { SMTP_URL: silent.url }
  const email = newEmail()
  const first = await start(env)
  await sendSignUp(await another({ baseURL: first.url }), email)
  await expect.poll(() => heard).toBe(1)
  await first.end('SIGKILL')
  await silent.close()

  const { received } = await openMailServer(Number(new URL(silent.url).port))
  const second = await start({ ...env, ...LEASE_OVER })
  await expect.poll(() => received.map(({ to }) => to)).toEqual([email])
  await second.end('SIGTERM')
  expect(await nextQueued(folder)).toBeNull()
  expect(received).toHaveLength(1)
})

/** When the next letter is due, read from the data of a server that has ended. */
async function nextQueued(folder: string): Promise<Date | null> {
  const database = await openEmbedded(folder)
  const due = await nextMailDue(database.db)
  await database.close()
  return due
}

function linkIn(source: string): string {
  const unfolded = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\/auth\/callback\?token=[\w-]+/.exec(unfolded)?.[0] ?? ''
}
