import { drawShownTo, type ShownDraw } from '#app/domain/draws/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { drawOfLink } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/** What the page of a personal link shows. */
export interface PersonalDraw {
  /** The participant's own. */
  name: string
  /** Without its slug where it has had a new link since this one was made. */
  gathering: { slug: string | null; name: string; day: string | null; budget: string }
  /** When names were drawn, if they are; and whether others were before, which count no longer. */
  drawnAt: Date | null
  drawnBefore: boolean
  shown: ShownDraw
}

/** What a personal link shows on the device with this hash. Refused: 'draw_link_over' for a link that leads nowhere. */
export async function readDraw(
  { db }: Pick<Services, 'db'>,
  link: string,
  device: string | null,
): Promise<Outcome<PersonalDraw>> {
  const draw = await drawOfLink(db, link)
  if (!draw) return refused('draw_link_over')
  const { drawn_at, draws_made, ...gathering } = draw.gathering
  return done({
    name: draw.name,
    gathering,
    drawnAt: drawn_at,
    drawnBefore: draws_made > (drawn_at === null ? 0 : 1),
    shown: drawShownTo(device, draw),
  })
}
