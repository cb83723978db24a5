import { isTaken, suggestionsOf, withRenewed } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { claimRun, type RunParts, workInRun } from '#app/server/commands/generation-run.ts'
import { endRun } from '#app/server/queries/generation-runs.ts'
import {
  lockSuggestions,
  storeSuggestions,
  suggestionsOfProfile,
} from '#app/server/queries/gift-suggestions.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Puts other ideas in the places of the free ones that the owner did not write, or of `only` one (product.md). What is
 * taken stays, also when it was taken meanwhile; each counts as one generation of the day. Refused: 'surprise_kept', because it would show what
 * is taken; 'idea_not_found'; 'idea_taken_already'; 'generation_running_elsewhere'; as `claimRun` and `workInRun` do.
 */
export async function renewIdeas(
  parts: RunParts,
  profile: OwnedProfile,
  only?: string,
): Promise<Outcome<null>> {
  const { db, live, shop, clock } = parts
  if (profile.keep_surprise) return refused('surprise_kept')
  const before = await suggestionsOfProfile(db, profile.id)
  const written = new Set(
    before?.details.filter(({ source }) => source === 'owner').map(({ suggestion }) => suggestion),
  )
  const meant =
    before?.suggestions.filter((idea) => (only === undefined ? !written.has(idea) : idea === only)) ?? []
  const replaced = meant.filter((idea) => !isTaken(before?.status ?? [], idea))
  if (replaced.length === 0) return refused(meant.length > 0 ? 'idea_taken_already' : 'idea_not_found')
  const claimed = await claimRun(parts, profile, { watching: false })
  if (!claimed.ok) return claimed
  if (claimed.value === 'watching') return refused('generation_running_elsewhere')
  const run = { ...claimed.value, accepted: [] }
  const renewed = await workInRun(
    parts,
    profile,
    run,
    { count: replaced.length, exclude: before?.suggestions ?? [], unsaid: [...written] },
    (fresh) =>
      db.transaction(async (tx) => {
        const list = await lockSuggestions(tx, profile.id)
        await endRun(tx, run.id, { state: 'done', failure: null, updated_at: clock.now() })
        const ideas =
          list &&
          withRenewed(
            list,
            replaced,
            fresh.map(({ suggestion }) => suggestion),
          )
        if (!ideas || ideas.every((idea, at) => idea === list.suggestions[at]))
          return refused('idea_taken_already')
        await storeSuggestions(tx, profile.id, suggestionsOf(ideas, shop, list, fresh))
        await live.publish(tx, { slug: profile.slug })
        return done(null)
      }),
  )
  if (!renewed.ok) return renewed
  return renewed.value === 'saved' ? done(null) : refused('generation_aborted')
}
