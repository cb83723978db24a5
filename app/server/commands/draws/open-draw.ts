import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { openDraw as open } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Makes this device the one that shows a personal link's name: if it is the first, or with `move` instead of another. A
 * link that leads nowhere stays so. Refused: 'draw_needs_cookies' for a device that would not be known again.
 */
export async function openDraw(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  link: string,
  { device, move }: { device: string | null; move: boolean },
): Promise<Outcome<null>> {
  if (device === null) return refused('draw_needs_cookies')
  await open(db, link, { device, at: clock.now(), move })
  return done(null)
}
