import { IDEAS_PER_PROFILE } from '#app/domain/ideas/generation.ts'
import { freshList } from '#app/domain/ideas/gift-suggestions.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { claimRun, type RunParts, workInRun } from '#app/server/commands/ideas/generation-run.ts'
import { endRun } from '#app/server/queries/generation-runs.ts'
import { ideasOfProfile, lockList, storeList } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/**
 * Makes and stores 15 ideas for a profile without a list (specification 4, "Generation"). Answers whether it did: not
 * where a list is, nor while a run is under way elsewhere. Ideas of a model are stored one by one, so that a run whose
 * server died goes on. `watching`: go on with such a run, start none. `withoutModel`: by the built-in generator.
 * Refused: as `claimRun`, `workInRun`.
 */
export async function generateIdeas(
  parts: RunParts & Pick<Services, 'builtInGenerator'>,
  profile: OwnedProfile,
  { watching = false, withoutModel = false } = {},
): Promise<Outcome<boolean>> {
  const { db, live, shops, clock } = parts
  if ((await ideasOfProfile(db, profile.id)).length > 0) return done(false)
  const claimed = await claimRun(parts, profile, { watching })
  if (!claimed.ok) return claimed
  if (claimed.value === 'watching') return done(false)
  const run = claimed.value
  const wanted = {
    count: IDEAS_PER_PROFILE - run.accepted.length,
    exclude: run.accepted.map(({ text }) => text),
  }
  const generator = withoutModel ? parts.builtInGenerator : parts.generator
  let made = false
  const worked = await workInRun({ ...parts, generator }, profile, run, wanted, (accepted) =>
    db.transaction(async (tx) => {
      const list = await lockList(tx, profile.id)
      if (!list) return refused('profile_not_found')
      // Lines the owner wrote meanwhile stay: a generation never replaces a list.
      made = list.ideas.length === 0
      if (made) await storeList(tx, profile.id, [], freshList(accepted, shopOf(shops, profile.shop)))
      await endRun(tx, run.id, { state: 'done', failure: null, updated_at: clock.now() })
      await live.publish(tx, { slug: list.slug })
      return done(null)
    }),
  )
  return worked.ok ? done(made) : worked
}
