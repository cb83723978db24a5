import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#app/server/database/database.ts'
import { drawParticipants, gatheringProfiles, gatherings, giftProfiles } from '#app/server/database/schema.ts'

export async function updateDrawLink(tx: Database, id: string, link: string, at: Date): Promise<void> {
  await tx
    .update(drawParticipants)
    .set({ link, link_renewed_at: at, link_mailed_at: null })
    .where(eq(drawParticipants.id, id))
}

export async function updateLinksMailed(tx: Database, links: readonly string[], at: Date): Promise<void> {
  await tx
    .update(drawParticipants)
    .set({ link_mailed_at: at })
    .where(inArray(drawParticipants.link, [...links]))
}

const recipient = alias(drawParticipants, 'recipient')

/** What a personal link leads to, with the drawn name, and its profile's address where the gathering shows it. */
export async function drawOfLink(db: Database, link: string) {
  if (!isToken(link)) return undefined
  const [row] = await db
    .select({
      name: drawParticipants.name,
      opened_by: drawParticipants.opened_by,
      opened_at: drawParticipants.opened_at,
      moved: drawParticipants.moved,
      gathering: {
        slug: gatherings.slug,
        linkIsNewer: sql<boolean>`coalesce(${gatherings.link_renewed_at} >=
          coalesce(${drawParticipants.link_renewed_at}, ${drawParticipants.created_at}), false)`,
        name: gatherings.name,
        day: gatherings.day,
        budget: gatherings.draw_budget,
        drawn_at: gatherings.drawn_at,
        draws_made: gatherings.draws_made,
      },
      recipientName: recipient.name,
      recipientSlug: giftProfiles.slug,
    })
    .from(drawParticipants)
    .innerJoin(gatherings, eq(gatherings.id, drawParticipants.gathering_id))
    .leftJoin(recipient, eq(recipient.id, drawParticipants.draws))
    .leftJoin(
      gatheringProfiles,
      and(
        eq(gatheringProfiles.gathering_id, gatherings.id),
        eq(gatheringProfiles.profile_id, recipient.profile_id),
      ),
    )
    .leftJoin(
      giftProfiles,
      and(
        eq(giftProfiles.id, gatheringProfiles.profile_id),
        eq(giftProfiles.status, 'complete'),
        isNull(giftProfiles.takedown_reason),
      ),
    )
    .where(and(eq(drawParticipants.link, link), isNull(gatherings.takedown_reason)))
  if (!row) return undefined
  const { recipientName, recipientSlug, gathering, ...draw } = row
  const { linkIsNewer, ...shown } = gathering
  return {
    ...draw,
    gathering: { ...shown, slug: linkIsNewer ? null : shown.slug },
    recipient:
      recipientName === null ? null : { name: recipientName, slug: linkIsNewer ? null : recipientSlug },
  }
}

/** Makes a device the one that shows a link's name: if none does yet, or with `move` instead of another. */
export async function openDraw(
  db: Database,
  link: string,
  { device, at, move }: { device: string; at: Date; move: boolean },
): Promise<void> {
  if (!isToken(link)) return
  const { opened_by } = drawParticipants
  await db
    .update(drawParticipants)
    .set({ opened_by: device, opened_at: at, moved: sql`${opened_by} is not null` })
    .where(
      and(eq(drawParticipants.link, link), or(isNull(opened_by), move ? ne(opened_by, device) : undefined)),
    )
}

/** Whether a text has the form of a token: 32 bytes as base64url. */
function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
