import { subjectOf } from '#app/server/mail/readable-email.ts'
import type { World } from '#test/world.ts'

/**
 * The subjects of the mails sent so far, newest first. One under way when a test moves the clock may be sent again by another
 * instance, and counts once.
 */
export async function mailSubjects(world: Pick<World, 'mails'>): Promise<string[]> {
  const subjects = new Map<string, string>()
  for (const mail of await world.mails()) {
    const id = /^Message-ID: (.*)/m.exec(mail)?.[1] ?? ''
    subjects.set(id, subjectOf(mail))
  }
  return [...subjects.values()]
}
