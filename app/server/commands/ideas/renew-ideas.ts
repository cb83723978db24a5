import {
  freshList,
  renewedList,
  type StoredIdea,
  rejectedBetween,
} from '#app/domain/ideas/gift-suggestions.ts'
import { hasOwnDetails } from '#app/domain/ideas/idea-details.ts'
import { replacementFrom } from '#app/domain/ideas/list-change.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { claimRun, type RunParts, workInRun } from '#app/server/commands/ideas/generation-run.ts'
import { endRun } from '#app/server/queries/generation-runs.ts'
import { addRejectedIdeas, profileById, setOfProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile, lockList, storeList } from '#app/server/queries/ideas.ts'
import { revealingIdeas } from '#app/ideas/of-profile.ts'
import { storeUndoStep } from '#app/server/queries/undo-steps.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'
import { removedIdeas } from '#app/server/commands/profiles/undo.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Puts other ideas in the places of the free ones that the owner neither wrote nor changed, or of the one `only`, or of
 * those `revealing` a hidden field (specification 4, "Generation"). What is taken or edited meanwhile stays. Each
 * counts as one generation of the day, and `only` as turned down. Answers the id by which `undo` takes it back.
 * Refused: 'would_spoil_surprise'; 'idea_not_found'; 'idea_taken_already'; 'changed_meanwhile';
 * 'generation_running_elsewhere'; as `claimRun`, `workInRun`.
 */
export async function renewIdeas(
  parts: RunParts,
  profile: OwnedProfile,
  { only, revealing = false }: { only?: string; revealing?: boolean } = {},
): Promise<Outcome<{ undo: string }>> {
  const { db, live, shops, clock } = parts
  if (profile.keep_surprise) return refused('would_spoil_surprise')
  const before = await ideasOfProfile(db, profile.id)
  const among = revealing ? revealingIdeas(profile, before) : before
  const isTheirs = (idea: StoredIdea) => idea.source === 'owner' || (!revealing && hasOwnDetails(idea))
  const meant = among.filter((idea) => (only === undefined ? !isTheirs(idea) : idea.id === only))
  const replaced = new Map(meant.filter(({ takenAt }) => takenAt === null).map((idea) => [idea.id, idea]))
  if (replaced.size === 0) return refused(meant.length > 0 ? 'idea_taken_already' : 'idea_not_found')
  const claimed = await claimRun(parts, profile, { watching: false })
  if (!claimed.ok) return claimed
  if (claimed.value === 'watching') return refused('generation_running_elsewhere')
  const run = { ...claimed.value, accepted: [] }
  // A whole new list brings none of the one before back; single ones are turned down, which says more.
  const gone = only === undefined ? ((await removedIdeas(parts, profile))?.texts ?? []) : []
  const wanted = {
    count: replaced.size,
    exclude: [...before.flatMap(({ text, english }) => (english ? [text, english] : text)), ...gone],
    unsaid: [...before.filter(({ source }) => source === 'owner').map(({ text }) => text), ...gone],
  }
  let step = ''
  const renewed = await workInRun(parts, profile, run, wanted, (made) =>
    db.transaction(async (tx) => {
      const list = await lockList(tx, profile.id)
      await endRun(tx, run.id, { state: 'done', failure: null, updated_at: clock.now() })
      if (!list) return refused('profile_not_found')
      // What stays of a whole list that was renewed would be known as taken.
      if ((await profileById(tx, profile.id))?.keep_surprise) return refused('would_spoil_surprise')
      const unedited = list.ideas
        .filter((idea) => isAsBefore(replaced.get(idea.id), idea))
        .map(({ id }) => id)
      if (unedited.length === 0) return refused('changed_meanwhile')
      const ideas = renewedList(list.ideas, new Set(unedited), freshList(made, shopOf(shops, profile.shop)))
      if (ideas.every(({ id }) => id !== null)) return refused('idea_taken_already')
      await storeList(tx, profile.id, list.ideas, ideas)
      if (only !== undefined) await addRejectedIdeas(tx, profile.id, rejectedBetween(list.ideas, ideas))
      step = await storeUndoStep(tx, {
        ownerId: profile.created_by,
        profileId: profile.id,
        change: replacementFrom(list.ideas, await ideasOfProfile(tx, profile.id)),
        at: clock.now(),
      })
      await live.publish(tx, { slug: list.slug })
      return done(null)
    }),
  )
  if (!renewed.ok) return renewed
  return renewed.value === 'saved' ? done({ undo: step }) : refused('generation_aborted')
}

function isAsBefore(before: StoredIdea | undefined, idea: StoredIdea): boolean {
  const written = ['text', 'productUrl', 'details', 'price', 'picture'] as const
  return before !== undefined && written.every((field) => before[field] === idea[field])
}

/** Forgets which ideas an owner turned down for a profile, so that they may come again. Refuses nothing. */
export async function forgetRejected({ db }: Pick<Services, 'db'>, profile: OwnedProfile): Promise<void> {
  await setOfProfile(db, profile.id, { rejected_ideas: [] })
}
