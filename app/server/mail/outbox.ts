import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#app/server/mail/port.ts'

/** Without a mail server: writes each email to a file `<time>-<id>.eml` that only the server's user may read. */
export function createOutbox(config: { folder: string; from: string }): MailTransport {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: config.from },
  )
  let sentAt = 0
  return {
    // One after the other, so that the names of the files have the order in which the emails were queued.
    atOnce: 1,
    async send({ id, recipient, ...content }) {
      const { message } = await transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@outbox>`,
      })
      await mkdir(config.folder, { recursive: true, mode: 0o700 })
      // Two may be sent within a millisecond.
      sentAt = Math.max(Date.now(), sentAt + 1)
      const path = join(config.folder, `${sentAt}-${id}.eml`)
      // Renamed when complete, so that no reader sees a part.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

export interface StoredEmail {
  name: string
  source: string
}

export async function readOutbox(folder: string, limit = 50): Promise<StoredEmail[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  return Promise.all(
    names.slice(0, limit).map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  )
}
