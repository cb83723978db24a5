import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { askOwnerAgain } from '#app/server/commands/accounts/ask-password-again.ts'
import { deleteAccountRow, isStillPassword } from '#app/server/queries/accounts/accounts.ts'
import { storeDeletedLists } from '#app/server/queries/ended-takes.ts'
import { gatheringIdsWith, passGatheringTo } from '#app/server/queries/gathering-members.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import { lockedProfileIds, slugsOfOwner } from '#app/server/queries/gift-profiles.ts'
import { allPictureHashesOf, deleteIfUnshown } from '#app/server/queries/pictures.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Deletes an account and everything of its owner, its pictures too unless others show them; open pages close. A gathering
 * passes to the co-organiser who joined first (docs/gatherings.md), or ends. Devices that took something of a list are
 * told that it is gone. Refused: as `askOwnerAgain`; 'changed_meanwhile'.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'auth' | 'env' | 'live' | 'limits' | 'clock' | 'log'>,
  owner: Owner,
  asked: { password: string; client: string },
): Promise<Outcome<null>> {
  const { db, live, clock, log } = services
  const checked = await askOwnerAgain(services, owner, asked)
  if (!checked.ok) return checked
  const ended = await db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, owner.id, checked.value))) return refused('changed_meanwhile')
    const slugs = await slugsOfOwner(tx, owner.id)
    for (const id of await gatheringIdsWith(tx, owner.id)) {
      const gathering = await lockedGathering(tx, id)
      if (!gathering) continue
      const [heir] = gathering.member_ids
      if (gathering.created_by === owner.id && heir !== undefined) await passGatheringTo(tx, id, heir)
      slugs.push(gathering.slug)
    }
    const profiles = await lockedProfileIds(tx, owner.id)
    await storeDeletedLists(tx, profiles, { keptFrom: null, at: clock.now() })
    const pictures = await allPictureHashesOf(tx, owner.id)
    await deleteAccountRow(tx, owner.id)
    await deleteIfUnshown(tx, pictures)
    for (const slug of slugs) await live.publish(tx, { slug })
    return done(null)
  })
  if (ended.ok) log.info({ owner: owner.id }, 'account deleted')
  return ended
}
