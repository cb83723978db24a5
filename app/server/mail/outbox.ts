import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#app/server/mail/port.ts'

/** Without a mail server: every mail becomes a file `<time>-<id>.eml` that only its owner may read. */
export function createOutbox(config: { folder: string; from: string }): MailTransport {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: config.from },
  )
  return {
    async send({ id, recipient, ...content }) {
      const { message } = await transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@outbox>`,
      })
      await mkdir(config.folder, { recursive: true, mode: 0o700 })
      const path = join(config.folder, `${Date.now()}-${id}.eml`)
      // A reader finds whole files only.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

export interface KeptMail {
  name: string
  source: string
}

/** The mails kept in an outbox folder, newest first. */
export async function readOutbox(folder: string, limit = 50): Promise<KeptMail[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  return Promise.all(
    names.slice(0, limit).map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  )
}
