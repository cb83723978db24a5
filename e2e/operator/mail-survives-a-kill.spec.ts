import { newEmail } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { post } from '../profiles.ts'
import { test as base } from './server-lives.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { nextMailDue } from '#app/server/queries/mail-queue.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { PASSWORD } from '#test/make.ts'
import { type MailAnswer, type MailServer, startMailServer } from '#test/programs/mail-server.ts'
import { freePort } from '#test/programs/postgres.ts'
import { clockAhead } from '#test/programs/server-process.ts'

/** A worker that died with an email in its hands keeps it for three minutes. */
const LEASE_OVER = clockAhead(200_000)

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

test('letters that were queued or under way when the server was killed are sent afterwards, each once, and a link in one works', async ({
  start,
  folder,
  another,
  openMailServer,
}) => {
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PORT: String(await freePort()) }
  const [queued, underWay] = [newEmail(), newEmail()]
  const first = await start(env)
  const page = await another({ baseURL: first.url })
  await post(page, '/signup', { email: queued, password: PASSWORD })
  await expect.poll(first.output).toContain('mail not sent')

  let heard = 0
  const silent = await openMailServer(mailPort, (step, address) => {
    if (step === 'recipient' && address === queued) return 450
    if (step !== 'message') return undefined
    heard += 1
    return 'silence'
  })
  await new HttpVisitor(() => first.url).post('/signup', { email: underWay, password: PASSWORD })
  await expect.poll(() => heard).toBe(1)
  await first.end('SIGKILL')
  await silent.close()

  const { received } = await openMailServer(mailPort)
  const second = await start({ ...env, ...LEASE_OVER })
  await expect.poll(() => received.map(({ to }) => to).toSorted()).toEqual([queued, underWay].toSorted())
  for (const { source } of received) expect(source).toContain('Subject: Confirm your email for Wishfolio')

  await page.goto(linkIn(received.find(({ to }) => to === queued)?.source ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
  await page.close()

  await second.end('SIGTERM')
  expect(await nextQueued(folder)).toBeNull()
  expect(received).toHaveLength(2)
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
