import { eq, sql } from 'drizzle-orm'
import type { AccountUsage } from '#app/domain/accounts/account-room.ts'
import type { Database } from '#app/server/database/database.ts'
import { profiles } from '#app/server/database/schema.ts'

export async function accountUsage(db: Database, ownerId: string): Promise<AccountUsage> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as profiles, coalesce(sum(pg_column_size(gift_profiles.*) + coalesce((
      select sum(pg_column_size(ideas.*)) from ideas where ideas.profile_id = gift_profiles.id), 0)), 0)::float8 as bytes
    from gift_profiles where created_by = ${ownerId}`)) as { rows: AccountUsage[] }
  const [usage] = rows
  return usage ?? { profiles: 0, bytes: 0 }
}

/** The same for adding a profile: until the transaction ends nobody else adds one to this account. */
export async function lockedAccountUsage(tx: Database, ownerId: string): Promise<AccountUsage> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, ownerId)).for('no key update')
  return accountUsage(tx, ownerId)
}
