import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { openTo, type Viewer } from '#app/domain/profiles/visibility.ts'
import { emailOf } from '#app/server/queries/accounts/accounts.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

export interface VisitorMessage {
  slug: string
  words: string
  client: string
}

/**
 * Mails what a visitor wrote to a profile's owner; neither learns an address. Refused: as `openTo`; 'messages_off';
 * 'too_many_visitor_mails', from one address or to one owner.
 */
export async function writeToOrganiser(
  { db, env, limits }: Pick<Services, 'db' | 'env' | 'limits'>,
  viewer: Viewer,
  { slug, words, client }: VisitorMessage,
): Promise<Outcome<null>> {
  const open = openTo(viewer, (await sharedProfile(db, slug))?.profile)
  if (!open.ok) return refused(open.code)
  const { profile } = open
  if (!profile.accepts_messages) return refused('messages_off')
  const seconds =
    (await limits.count('visitor_mails', client)) ??
    (await limits.count('messages_to_owner', profile.created_by))
  if (seconds !== undefined) return refusedFor('too_many_visitor_mails', seconds)
  await db.transaction(async (tx) => {
    const email = await emailOf(tx, profile.created_by)
    if (email === undefined) return
    await queueMail(tx, email, {
      kind: 'visitor_message',
      recipientName: profile.recipient_name,
      words,
      link: `${env.publicUrl}/portal/share/${profile.id}`,
    })
  })
  return done(null)
}
