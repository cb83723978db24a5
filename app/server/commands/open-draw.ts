import { drawShownTo } from '#app/domain/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { drawOfLink, openDraw as open } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Opens a personal link on the device that is first, before names are drawn or after; of two at the same moment one is
 * (docs/gatherings.md, Draw names). Refused: 'draw_link_over'; 'draw_needs_cookies' for a device that would not be known again;
 * 'draw_opened_elsewhere' for any other device.
 */
export async function openDraw(
  services: Pick<Services, 'db' | 'clock'>,
  link: string,
  device: string | null,
): Promise<Outcome<null>> {
  const draw = await drawOfLink(services.db, link)
  if (!draw) return refused('draw_link_over')
  if (device === null) return refused('draw_needs_cookies')
  if (drawShownTo(device, draw).state === 'unopened')
    await open(services.db, link, { device, at: services.clock.now() })
  const now = await drawOfLink(services.db, link)
  if (!now) return refused('draw_link_over')
  return drawShownTo(device, now).state === 'opened_elsewhere' ? refused('draw_opened_elsewhere') : done(null)
}
