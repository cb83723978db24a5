import type { World } from '#test/world.ts'

/**
 * The subjects of the mails sent so far, newest first. One under way when a test moves the clock may be sent again by another
 * instance, and counts once.
 */
export async function mailSubjects(world: Pick<World, 'mails'>): Promise<string[]> {
  const subjects = new Map<string, string>()
  for (const mail of await world.mails()) {
    const id = /^Message-ID: (.*)/m.exec(mail)?.[1] ?? ''
    subjects.set(id, decoded(/^Subject: (.*(?:\n[ \t].*)*)/m.exec(mail)?.[1] ?? ''))
  }
  return [...subjects.values()]
}

/** A header whose words may be encoded (RFC 2047) and folded. */
function decoded(header: string): string {
  const words = header.replace(/\?=\s+=\?/g, '?==?')
  return words.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_byte, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  )
}
