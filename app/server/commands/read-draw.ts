import { drawShownTo, type ShownDraw } from '#app/domain/draw.ts'
import { isOpenSecret } from '#app/domain/draw-secrecy.ts'
import { maskedAddress } from '#app/domain/masked-address.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { drawOfLink, exclusionsOf, participantsOf } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/** What the page of a personal link shows. */
export interface PersonalDraw {
  /** Whose link it is. */
  name: string
  /** Without its slug where it has had a new link since this one was made. */
  gathering: { slug: string | null; name: string; day: string | null; budget: string }
  /** Where the link went by email, masked. */
  mailedTo: string | null
  /** When the organiser replaced the link. */
  renewedAt: Date | null
  /** How many links before it were opened while names are drawn, and when the last was. */
  openedBefore: { times: number; at: Date } | null
  /** When names were drawn, if they are; and whether others were before, which count no longer. */
  drawnAt: Date | null
  drawnBefore: boolean
  /** Names are drawn, and somebody can be sure of one that is not theirs. */
  openSecret: boolean
  shown: ShownDraw
}

/**
 * What a personal link shows on the device with this hash (docs/gatherings.md, Draw names). Refused: 'draw_link_over' for a
 * link that was replaced or never was.
 */
export async function readDraw(
  { db }: Pick<Services, 'db'>,
  link: string,
  device: string | null,
): Promise<Outcome<PersonalDraw>> {
  const draw = await drawOfLink(db, link)
  if (!draw) return refused('draw_link_over')
  const { drawn_at, draws_made, ...gathering } = draw.gathering
  const { name, email, renewed_at, opened_before, opened_before_at } = draw
  return done({
    name,
    gathering,
    mailedTo: email && maskedAddress(email),
    renewedAt: renewed_at,
    openedBefore: opened_before_at && { times: opened_before, at: opened_before_at },
    drawnAt: drawn_at,
    drawnBefore: draws_made > (drawn_at === null ? 0 : 1),
    openSecret: draw.recipient !== null && (await isOpen(db, draw.gathering_id)),
    shown: drawShownTo(device, draw),
  })
}

async function isOpen(db: Services['db'], gatheringId: string): Promise<boolean> {
  const participants = await participantsOf(db, gatheringId)
  return isOpenSecret(
    participants.map(({ id }) => id),
    await exclusionsOf(db, gatheringId),
  )
}
