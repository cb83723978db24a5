import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { participantsOf } from '#app/server/queries/draws.ts'
import { openDraw as open, drawOfLink } from '#app/server/queries/draw-links.ts'
import type { Services } from '#app/server/services.ts'
import { drawShownTo, type ShownDraw } from '#app/domain/draws/shown-draw.ts'
import type { ChangedGathering } from '#app/server/commands/draws/mail-drawn-names.ts'
import { withParticipant } from '#app/server/commands/draws/with-participant.ts'

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

export interface PersonalDraw {
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

/**
 * Replaces a participant's lost link; the name stays on its device. Once names are drawn it goes by email where there
 * is an address. Refused: as `withParticipant`.
 */
export async function renewDrawLink(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  const there = (await participantsOf(services.db, owned.id)).find(({ id }) => id === participantId)
  if (!there) return refused('changed_meanwhile')
  const { id, email } = there
  return withParticipant(
    services,
    owned,
    { id, email, mailTo: email },
    async ({ participant, replaceLink }) => {
      await replaceLink(participant)
      return done(null)
    },
  )
}
