import { and, asc, eq, gt, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AuditEvent } from '#app/domain/audit-event.ts'
import type { Database } from '#app/server/database/database.ts'
import { auditEvents, giftProfiles } from '#app/server/database/schema.ts'

/** Records an event in the transaction of what it records. */
export async function recordEvent(tx: Database, event: AuditEvent): Promise<void> {
  await tx.execute(recording(event))
}

/** The same as a statement, once for each row of `from`, so that one statement can do something and record it. */
export function recording(
  { ownerId, at, actor, what, device = null, profileId, ideaId }: AuditEvent,
  from: SQL = sql``,
): SQL {
  return sql`insert into audit_events (owner_id, at, actor, what, device, profile_id, idea_id)
    select ${ownerId}::text, ${at.toISOString()}::timestamptz, ${actor}::text, ${what}::text, ${device}::text,
      ${profileId ?? null}::uuid, ${ideaId ?? null}::uuid ${from}`
}

/** The oldest events of an owner after `after`. Takes, and what ended them, are left out where the profile keeps a surprise or is gone. */
export async function eventsOf(
  db: Database,
  ownerId: string,
  after: { at: Date; id: string } | undefined,
  limit: number,
) {
  return db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      actor: auditEvents.actor,
      what: auditEvents.what,
      device: auditEvents.device,
      profile_id: auditEvents.profile_id,
      idea_id: auditEvents.idea_id,
    })
    .from(auditEvents)
    .leftJoin(giftProfiles, eq(giftProfiles.id, auditEvents.profile_id))
    .where(
      and(
        eq(auditEvents.owner_id, ownerId),
        or(
          notInArray(auditEvents.what, ['idea_taken', 'made_available']),
          eq(giftProfiles.keep_surprise, false),
        ),
        after &&
          or(gt(auditEvents.at, after.at), and(eq(auditEvents.at, after.at), gt(auditEvents.id, after.id))),
      ),
    )
    .orderBy(asc(auditEvents.at), asc(auditEvents.id))
    .limit(limit)
}

export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, before))
}
