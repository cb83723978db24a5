import { dayOf } from '#app/domain/time-zone.ts'
import { mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import type { Services } from '#app/server/services.ts'

/** The time zone that an owner chose with their mails, null before, and the day it is there. Refuses nothing. */
export async function ownerToday(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
): Promise<{ today: string; zone: string | null }> {
  const zone = (await mailChoicesOf(db, ownerId))?.timeZone ?? null
  return { today: dayOf(clock.now(), zone ?? 'UTC'), zone }
}
