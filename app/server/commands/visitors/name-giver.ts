import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import type { Viewer } from '#app/domain/profiles/visibility.ts'
import { takenHere, type TakeToUndo } from '#app/server/commands/visitors/ask-to-free.ts'
import { giverName, storeGiverName } from '#app/server/queries/visitor-words.ts'
import type { Services } from '#app/server/services.ts'

/** The idea a device took and the name it left, '' without one. Refused: as `takenHere`; 'giver_names_off'. */
export async function giftToName(services: Pick<Services, 'db'>, viewer: Viewer, take: TakeToUndo) {
  const found = await takenHere(services, viewer, take)
  if (!found.ok) return found
  if (!found.value.show_giver_names) return refused('giver_names_off')
  const { ideaId, text, language } = found.value
  return done({ ideaId, text, language, name: (await giverName(services.db, ideaId, take.device)) ?? '' })
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
