import { gatheringById } from '#app/server/queries/gatherings.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import { pathOfShared } from '#app/domain/addresses/shared-link.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { SharedThing } from '#app/domain/addresses/shared-link.ts'
import type { Services } from '#app/server/services.ts'

const VALID_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** The signed address with which the operator hides a page, named by its id, or shows it again, for 30 days. */
export function takedownLink(
  { env, sign, clock }: Pick<Services, 'env' | 'sign' | 'clock'>,
  thing: SharedThing,
): string {
  const until = String(clock.now().getTime() + VALID_DAYS * DAY_MS)
  return `${env.publicUrl}/takedown/${thing.kind}/${thing.id}/${until}/${signature(sign, thing, until)}`
}

export interface TakedownAddress {
  kind: string
  id: string
  until: string
  signature: string
}

/** What a takedown link is about. Refused: 'link_invalid' for one that is not ours, 'link_expired' after 30 days. */
export function thingToTakeDown(
  { sign, clock }: Pick<Services, 'sign' | 'clock'>,
  { kind, id, until, signature: signed }: TakedownAddress,
): Outcome<SharedThing> {
  if (kind !== 'profile' && kind !== 'gathering' && kind !== 'quiz') return refused('link_invalid')
  if (signed !== signature(sign, { kind, id }, until)) return refused('link_invalid')
  return clock.now().getTime() < Number(until) ? done({ kind, id }) : refused('link_expired')
}

function signature(sign: Services['sign'], { kind, id }: SharedThing, until: string): string {
  return sign(`takedown ${kind} ${id} ${until}`)
}

/** The path of a page named by its id, as its link is now; undefined when it is gone. */
export async function currentPath(
  { db }: Pick<Services, 'db'>,
  { kind, id }: SharedThing,
): Promise<string | undefined> {
  if (kind === 'quiz') return pathOfShared({ kind, id })
  const row = kind === 'gathering' ? await gatheringById(db, id) : await profileById(db, id)
  return row && pathOfShared({ kind, id: row.slug })
}
