import { leaveGathering } from '#app/server/commands/gatherings/leave-gathering.ts'
import { updateInvitation } from '#app/server/queries/gathering-members.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Ends a co-organiser's part, and the invitation by which they could join again. Refuses nothing. */
export async function removeCoOrganiser(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  userId: string,
): Promise<void> {
  if (!gathering.member_ids.includes(userId)) return
  await updateInvitation(db, gathering.id, null)
  await leaveGathering({ db, live }, gathering.id, userId)
}
