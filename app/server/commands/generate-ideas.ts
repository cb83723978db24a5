import { IDEAS_PER_PROFILE } from '#app/domain/generation.ts'
import { suggestionsOf } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { claimRun, type RunParts, workInRun } from '#app/server/commands/generation-run.ts'
import { endRun } from '#app/server/queries/generation-runs.ts'
import {
  lockSuggestions,
  storeSuggestions,
  suggestionsOfProfile,
} from '#app/server/queries/gift-suggestions.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Makes and stores 15 ideas for a profile without a list (specification 4, "Generation"). 'saved': a list is there
 * now; 'watching': a run for this profile is under way elsewhere. Each accepted idea is kept and announced, so that
 * a run whose server died goes on where it was. `watching`: go on with such a run, but start none.
 * Refused: as `claimRun` and `workInRun` do.
 */
export async function generateIdeas(
  parts: RunParts,
  profile: OwnedProfile,
  { watching = false } = {},
): Promise<Outcome<'saved' | 'watching'>> {
  const { db, live, shop, clock } = parts
  if (await suggestionsOfProfile(db, profile.id)) return done('saved')
  const claimed = await claimRun(parts, profile, { watching })
  if (!claimed.ok) return claimed
  if (claimed.value === 'watching') return done('watching')
  const run = claimed.value
  return workInRun(
    parts,
    profile,
    run,
    {
      count: IDEAS_PER_PROFILE - run.accepted.length,
      exclude: run.accepted.map(({ suggestion }) => suggestion),
    },
    (accepted) =>
      db.transaction(async (tx) => {
        const texts = accepted.map(({ suggestion }) => suggestion)
        // Lines the owner wrote meanwhile stay: a generation never replaces a list.
        if (!(await lockSuggestions(tx, profile.id))) {
          await storeSuggestions(tx, profile.id, suggestionsOf(texts, shop, undefined, accepted))
        }
        await endRun(tx, run.id, { state: 'done', failure: null, updated_at: clock.now() })
        await live.publish(tx, { slug: profile.slug })
        return done(null)
      }),
  )
}
