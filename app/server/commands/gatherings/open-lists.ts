import { setStatus } from '#app/server/commands/profiles/sharing.ts'
import type { Services } from '#app/server/services.ts'
import { type JoinedGathering, ownedProfile, type Owner } from '#app/server/request/viewer.ts'

/** Sets the owner's own lists of a gathering to Complete, but for those without ideas (specification 4). Refuses nothing. */
export async function openLists(
  services: Pick<Services, 'db' | 'live'>,
  gathering: JoinedGathering,
  owner: Owner,
): Promise<void> {
  for (const { id, created_by, status } of gathering.profiles) {
    if (created_by !== owner.id || status === 'complete') continue
    const profile = await ownedProfile(services.db, owner, id)
    if (profile.ok) await setStatus(services, profile.value, 'complete')
  }
}
