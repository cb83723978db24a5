import { drawShownTo, type ShownDraw } from '#app/domain/draw.ts'
import { maskedAddress } from '#app/domain/masked-address.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { drawOfLink } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/** What the page of a personal link shows. */
export interface PersonalDraw {
  /** Whose link it is. */
  name: string
  gathering: { slug: string; name: string; day: string | null; budget: string }
  /** Where the link went by email, masked. */
  mailedTo: string | null
  /** When the organiser replaced the link, and when one before was opened first. */
  renewedAt: Date | null
  openedBefore: Date | null
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
  const { name, email, gathering, renewed_at, opened_before_at } = draw
  return done({
    name,
    gathering,
    mailedTo: email && maskedAddress(email),
    renewedAt: renewed_at,
    openedBefore: opened_before_at,
    shown: drawShownTo(device, draw),
  })
}
