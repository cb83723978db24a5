import { and, eq, sql } from 'drizzle-orm'
import type { Suggestions } from '#app/domain/gift-suggestions.ts'
import type { Database, Evaluated } from '#app/server/database/database.ts'
import { giftProfiles, giftSuggestions } from '#app/server/database/schema.ts'

export interface StoredSuggestions extends Suggestions {
  version: number
}

const columns = {
  suggestions: giftSuggestions.suggestions,
  shopping_urls: giftSuggestions.shopping_urls,
  status: giftSuggestions.status,
  details: giftSuggestions.details,
  version: giftSuggestions.version,
}

export async function suggestionsOfProfile(
  db: Database,
  profileId: string,
): Promise<StoredSuggestions | undefined> {
  const [row] = await db
    .select(columns)
    .from(giftSuggestions)
    .where(eq(giftSuggestions.profile_id, profileId))
  return row
}

/**
 * A profile's list for replacing it: until the transaction ends nobody else replaces it or takes an idea of it. The
 * profile's row is locked too, because a list that is not there yet has no row to lock.
 */
export async function lockSuggestions(
  tx: Database,
  profileId: string,
): Promise<StoredSuggestions | undefined> {
  await tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.id, profileId))
    .for('no key update')
  const [row] = await tx
    .select(columns)
    .from(giftSuggestions)
    .where(eq(giftSuggestions.profile_id, profileId))
    .for('update')
  return row
}

/** Stores a profile's list over what was there, as a new version. */
export async function storeSuggestions(db: Database, profileId: string, list: Suggestions): Promise<void> {
  await db
    .insert(giftSuggestions)
    .values({ profile_id: profileId, ...list })
    .onConflictDoUpdate({
      target: giftSuggestions.profile_id,
      set: { ...list, version: sql`${giftSuggestions.version} + 1`, updated_at: sql`now()` },
    })
}

/** Stores what is taken, on a list that the caller holds the lock of; its lines, and so its version, stay. */
export async function storeStatus(
  tx: Database,
  profileId: string,
  status: Suggestions['status'],
): Promise<void> {
  await tx
    .update(giftSuggestions)
    .set({ status, updated_at: sql`now()` })
    .where(eq(giftSuggestions.profile_id, profileId))
}

/**
 * Marks an idea taken if it stands on the list and is free. One statement: of simultaneous callers the row's lock
 * lets one through at a time, and the condition is read again after waiting. The list's version stays: its lines
 * are the same, and an owner who is editing them loses nothing. `telling` is evaluated when it was free.
 */
export async function markTaken(
  db: Database,
  profileId: string,
  idea: string,
  telling?: Evaluated,
): Promise<boolean> {
  const free = JSON.stringify([{ suggestion: idea, taken: false }])
  const marked = await db
    .update(giftSuggestions)
    .set({
      status: sql`(
        select jsonb_agg(
          case when entry ->> 'suggestion' = ${idea} then jsonb_set(entry, '{taken}', 'true') else entry end
          order by position
        )
        from jsonb_array_elements(${giftSuggestions.status}) with ordinality as entries(entry, position)
      )`,
      updated_at: sql`now()`,
    })
    .where(and(eq(giftSuggestions.profile_id, profileId), sql`${giftSuggestions.status} @> ${free}::jsonb`))
    .returning({ told: telling ?? giftSuggestions.id })
  return marked.length === 1
}
