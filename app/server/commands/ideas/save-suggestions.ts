import { roomForText } from '#app/domain/accounts/account.ts'
import {
  editedList,
  ideaKey,
  type IdeaLine,
  isBlank,
  type PlannedIdea,
  takenAndChanged,
  rejectedBetween,
} from '#app/domain/ideas/gift-suggestions.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { removalFrom } from '#app/domain/ideas/list-change.ts'
import { PICTURES_PER_ACCOUNT } from '#app/domain/ideas/picture.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { accountUsage } from '#app/server/queries/accounts/accounts.ts'
import { addRejectedIdeas } from '#app/server/queries/gift-profiles.ts'
import { storeEndedTakes } from '#app/server/queries/ended-takes.ts'
import { lockList, storeList } from '#app/server/queries/ideas.ts'
import { allPictureHashesOf, forgetUnsaved, pictureHashesOf } from '#app/server/queries/pictures.ts'
import { storeUndoStep } from '#app/server/queries/undo-steps.ts'
import { giverNamesOf } from '#app/server/queries/visitor-words.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

interface EditedIdeas {
  /** Of the list that the lines were written over, 0 for none. */
  version: number
  lines: readonly IdeaLine[]
  /** The ids of the ideas that the owner saw as taken. */
  knownTaken: readonly string[]
  /** Of the ideas that the owner lets go, after a question. */
  letGo: readonly string[]
}

/**
 * Replaces a profile's list by an owner's lines, as `editedList` reads them (specification 4, 5). What is taken stays
 * taken, also while the owner was writing. Removed ideas that a generator made count as turned down. Answers the id by
 * which `undo` brings them back, null without any. Refused: as `editedList`, and `roomForText` when it grows;
 * 'changed_meanwhile'; 'picture_unknown' for one that was not made for this owner, and 'too_many_pictures'; 'taken_ideas_removed'
 * when a taken idea would be reworded unknowingly, or removed without having been let go; 'removal_unconfirmed' under a
 * surprise, for every idea, because asking about some would tell.
 */
export async function saveSuggestions(
  { db, live, shops, env, clock }: Pick<Services, 'db' | 'live' | 'shops' | 'env' | 'clock'>,
  profile: OwnedProfile,
  { version, lines, knownTaken, letGo }: EditedIdeas,
): Promise<Outcome<{ undo: string | null }>> {
  return db.transaction(async (tx) => {
    const list = await lockList(tx, profile.id)
    if (!list) return refused('profile_not_found')
    const edited = editedList(list.ideas, lines, shopOf(shops, profile.shop))
    if ('refused' in edited) {
      const { refused: code, line, field } = edited
      return refused(code, { [`${IDEA_FIELDS[field]}_${line}`]: code })
    }
    if (list.version !== version) return refused('changed_meanwhile')
    const pictured = await roomForPictures(tx, profile, { lines, before: list.ideas, after: edited.ideas })
    if (!pictured.ok) return pictured
    const change = removalFrom(list.ideas, edited.ideas)
    // A line that became equal to another is gone as a row, but its owner removed nothing.
    const written = new Set(lines.filter((line) => !isBlank(line)).map(({ id }) => id))
    const removed = new Set(change.removed.map(({ id }) => id).filter((id) => !written.has(id)))
    if (profile.keep_surprise) {
      if ([...removed].some((id) => !letGo.includes(id))) return refused('removal_unconfirmed')
    } else {
      const agreed = (id: string) => (removed.has(id) ? letGo : knownTaken).includes(id)
      const lost = takenAndChanged(list.ideas, edited.ideas).filter(({ id }) => !agreed(id))
      if (lost.length > 0) return refused('taken_ideas_removed')
    }
    if (lengthOf(edited.ideas) > lengthOf(list.ideas)) {
      const room = roomForText(await accountUsage(tx, profile.created_by), env)
      if (!room.ok) return room
    }
    const gone = change.removed.map(({ id }) => id)
    const giverNames = await giverNamesOf(tx, gone)
    const wordsOf = new Map(lines.map(({ id, text }) => [id, ideaKey(text)]))
    // Of two that became one, the giver of the other still has it.
    const takenAway = change.removed.filter(
      ({ id, takenBy }) =>
        !edited.ideas.some((idea) => idea.takenBy === takenBy && ideaKey(idea.text) === wordsOf.get(id)),
    )
    const ended = takenAway.map(({ id }) => id)
    await storeEndedTakes(tx, { profileId: profile.id, ideas: ended, removed: true, at: clock.now() })
    const freeRequests = await storeList(tx, profile.id, list.ideas, edited.ideas)
    const shown = edited.ideas.flatMap(({ picture }) => picture ?? [])
    await forgetUnsaved(tx, profile.created_by, shown)
    await addRejectedIdeas(tx, profile.id, rejectedBetween(list.ideas, edited.ideas))
    await live.publish(tx, { slug: list.slug })
    if (gone.length === 0) return done({ undo: null })
    const { id: profileId, created_by: ownerId } = profile
    const step = { ownerId, profileId, change: { ...change, giverNames, freeRequests }, at: clock.now() }
    return done({ undo: await storeUndoStep(tx, step) })
  })
}

/** Whether an account's lists may show the pictures that came with an edit. */
async function roomForPictures(
  tx: Services['db'],
  { created_by: ownerId }: OwnedProfile,
  {
    lines,
    before,
    after,
  }: { lines: readonly IdeaLine[]; before: readonly PlannedIdea[]; after: readonly PlannedIdea[] },
): Promise<Outcome<null>> {
  const there = new Set(before.map(({ picture }) => picture))
  const added = new Set(after.flatMap(({ picture }) => (picture && !there.has(picture) ? [picture] : [])))
  if (added.size === 0) return done(null)
  const own = new Set(await allPictureHashesOf(tx, ownerId))
  const unknown = lines.findIndex(({ picture }) => picture && added.has(picture) && !own.has(picture))
  if (unknown >= 0)
    return refused('picture_unknown', { [`${IDEA_FIELDS.picture}_${unknown}`]: 'picture_unknown' })
  const all = new Set([...(await pictureHashesOf(tx, ownerId)), ...added])
  return all.size > PICTURES_PER_ACCOUNT ? refused('too_many_pictures') : done(null)
}

function lengthOf(ideas: readonly PlannedIdea[]): number {
  return ideas
    .flatMap(({ text, productUrl, details, price }) => [text, productUrl ?? '', details, price])
    .join('').length
}
