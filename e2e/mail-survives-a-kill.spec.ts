import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { newEmail, sendSignIn, sendSignUp } from './accounts.ts'
import { expect } from './fixtures.ts'
import { SERVER_GONE, test as base } from './server-lives.ts'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { nextMailDue } from '#app/server/queries/mail-queue.ts'
import { freePort } from '#test/postgres.ts'

interface Letter {
  to: string[]
  source: string
}

const test = base.extend<{
  /** Opens a mail server on a port; what it was given is added to the list. It is closed after the test. */
  openMailServer: (port: number) => Promise<Letter[]>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  openMailServer: async ({}, provide) => {
    const opened: SMTPServer[] = []
    await provide(async (port) => {
      const letters: Letter[] = []
      const mailServer = receiving(letters)
      opened.push(mailServer)
      mailServer.listen(port, '127.0.0.1')
      await once(mailServer.server, 'listening')
      return letters
    })
    await Promise.all(opened.map((server) => new Promise<void>((closed) => server.close(closed))))
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

  const letters = await openMailServer(mailPort)
  const second = await start(env)
  // A worker that died with the letter in its hands keeps it for a minute.
  await expect.poll(() => letters.length, { timeout: 75_000 }).toBe(1)
  expect(letters[0]?.to).toEqual([email])
  expect(letters[0]?.source).toContain('Subject: Confirm your email for Wishfolio')

  await second.end('SIGTERM')
  expect(await nextQueued(folder)).toBeNull()
  expect(letters).toHaveLength(1)

  await start(env)
  await page.goto(linkIn(letters[0]?.source ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()
  await sendSignIn(page, email)
})

/** When the next letter is due, read from the data of a server that has ended. */
async function nextQueued(folder: string): Promise<Date | null> {
  const database = await openEmbedded(folder)
  const due = await nextMailDue(database.db)
  await database.close()
  return due
}

function receiving(letters: Letter[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const source = await text(stream)
      letters.push({ to: envelope.rcptTo.map(({ address }) => address), source })
      done()
    },
  })
}

function linkIn(source: string): string {
  const unfolded = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\/auth\/callback\?token=[\w-]+/.exec(unfolded)?.[0] ?? ''
}
