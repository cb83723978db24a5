import { drawShownTo, type ShownDraw } from '#app/domain/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { drawOfLink } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/** What the page of a personal link shows. */
export interface PersonalDraw {
  /** Whose link it is. */
  name: string
  gathering: { slug: string; name: string; day: string | null; budget: string }
  /** When the organiser replaced the link. */
  renewedAt: Date | null
  shown: ShownDraw
}

/**
 * What a personal link shows on this device, by its hash (docs/gatherings.md, Draw names). Refused: 'draw_link_over' for a
 * link that was replaced or never was.
 */
export async function readDraw(
  { db }: Pick<Services, 'db'>,
  link: string,
  device: string | null,
): Promise<Outcome<PersonalDraw>> {
  const draw = await drawOfLink(db, link)
  if (!draw) return refused('draw_link_over')
  const { name, gathering, renewed_at } = draw
  return done({ name, gathering, renewedAt: renewed_at, shown: drawShownTo(device, draw) })
}
