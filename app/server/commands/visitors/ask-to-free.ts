import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { languageOfIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { isSurprised, openTo, type Viewer } from '#app/domain/profiles/visibility.ts'
import { ideaToFree, storeFreeRequest } from '#app/server/queries/free-requests.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

export interface TakeToUndo {
  slug: string
  idea: string
  /** The opaque token of the device that asks. */
  device: string
}

/**
 * The idea that a visitor took by mistake, for asking its owner to free it (specification 4). Refused: as `openTo`;
 * 'idea_not_found'; 'would_spoil_surprise'; 'not_taken_here' when another device took it, or none.
 */
export async function takenHere(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { slug, idea, device }: TakeToUndo,
) {
  const open = openTo(viewer, await ideaToFree(db, { slug, idea }))
  if (!open.ok) return refused(open.code)
  const { ideaId, text, source, ideaLanguage, language, takenBy } = open.profile
  if (isSurprised(viewer, open.profile)) return refused('would_spoil_surprise')
  if (ideaId === null || text === null || source === null) return refused('idea_not_found')
  if (takenBy !== device) return refused('not_taken_here')
  return done({
    ...open.profile,
    ideaId,
    text,
    language: languageOfIdea({ source, language: ideaLanguage }, language),
  })
}

/**
 * Asks a profile's owner to make an idea available again, for the device that took it, on the open page and the first
 * time by an email, with neither idea nor hint under a surprise. Refused: as `takenHere`; 'too_many_takes' with the
 * wait.
 */
export async function askToFree(
  services: Pick<Services, 'db' | 'env' | 'live' | 'limits' | 'clock'>,
  viewer: Viewer,
  { client, ...take }: TakeToUndo & { client: string },
): Promise<Outcome<null>> {
  const { db, env, live, limits, clock } = services
  const wait = await limits.count('takes', client)
  if (wait !== undefined) return refusedFor('too_many_takes', wait)
  const found = await takenHere(services, viewer, take)
  if (!found.ok) return found
  const { profileId, created_by, askedBy, ideaId, text, ownerEmail, recipientName, keep_surprise } =
    found.value
  // Beyond an hour's emails the request is on the owner's page alone.
  const mailed =
    askedBy === null &&
    (await limits.count('free_requests', created_by)) === undefined &&
    (await limits.count('emails_of_client', client)) === undefined
  return db.transaction(async (tx) => {
    const request = await storeFreeRequest(tx, { profileId, ideaId, device: take.device, at: clock.now() })
    if (request !== undefined && mailed) {
      await queueMail(tx, ownerEmail, {
        kind: 'free_requested',
        recipientName,
        idea: keep_surprise ? null : text,
        link: `${env.publicUrl}/portal/suggestions/${profileId}/available?request=${request}`,
      })
    }
    await live.publish(tx, { slug: take.slug })
    return done(null)
  })
}
