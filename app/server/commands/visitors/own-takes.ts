import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { isSurprised, openTo, type Viewer } from '#app/domain/profiles/visibility.ts'
import { ideaToFree, storeFreeRequest, giverName, storeGiverName } from '#app/server/queries/visitors.ts'
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
  const { ideaId, text, takenBy } = open.profile
  if (isSurprised(viewer, open.profile)) return refused('would_spoil_surprise')
  if (ideaId === null || text === null) return refused('idea_not_found')
  if (takenBy !== device) return refused('not_taken_here')
  return done({ ...open.profile, ideaId, text })
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
    const request = await storeFreeRequest(tx, { ideaId, device: take.device, at: clock.now() })
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

/** The idea a device took and the name it left, '' without one. Refused: as `takenHere`; 'giver_names_off'. */
export async function giftToName(services: Pick<Services, 'db'>, viewer: Viewer, take: TakeToUndo) {
  const found = await takenHere(services, viewer, take)
  if (!found.ok) return found
  if (!found.value.show_giver_names) return refused('giver_names_off')
  const { ideaId, text } = found.value
  return done({ ideaId, text, name: (await giverName(services.db, ideaId, take.device)) ?? '' })
}

/**
 * Says who a taken idea is from, on the device that took it; an empty `name` says it no more. Refused: as `giftToName`;
 * 'too_many_takes'.
 */
export async function nameGiver(
  services: Pick<Services, 'db' | 'live' | 'limits'>,
  viewer: Viewer,
  { name, client, ...take }: TakeToUndo & { name: string; client: string },
): Promise<Outcome<null>> {
  const { db, live, limits } = services
  const wait = await limits.count('takes', client)
  if (wait !== undefined) return refusedFor('too_many_takes', wait)
  const found = await giftToName(services, viewer, take)
  if (!found.ok) return found
  await db.transaction(async (tx) => {
    await storeGiverName(tx, { ideaId: found.value.ideaId, device: take.device, name })
    await live.publish(tx, { slug: take.slug })
  })
  return done(null)
}
