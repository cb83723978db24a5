import {
  ideaKey,
  merged,
  type PlannedIdea,
  type StoredIdea,
  textFor,
} from '#app/domain/ideas/gift-suggestions.ts'

interface RemovedIdea extends StoredIdea {
  position: number
}

/** What a change did to a list, as far as it can be undone. */
export interface ListChange {
  removed: readonly RemovedIdea[]
  /** What came in the places of the removed ones and goes when they come back. */
  instead: readonly { id: string; text: string }[]
}

/** The change from the list `before` to `after` that undoing takes back: removed ideas alone come back. */
export function removalFrom(
  before: readonly StoredIdea[],
  after: readonly Pick<PlannedIdea, 'id'>[],
): ListChange {
  const stays = new Set(after.map(({ id }) => id))
  const removed = before.flatMap((idea, position) => (stays.has(idea.id) ? [] : [{ ...idea, position }]))
  return { removed, instead: [] }
}

/** The same where new ideas came in the places of others: undoing takes them away again. */
export function replacementFrom(before: readonly StoredIdea[], after: readonly StoredIdea[]): ListChange {
  const there = new Set(before.map(({ id }) => id))
  const instead = after.filter(({ id }) => !there.has(id)).map(({ id, text }) => ({ id, text }))
  return { ...removalFrom(before, after), instead }
}

/**
 * The list `now` with a change undone: removed ideas come back to their places, with their ids. What came instead goes,
 * unless taken or edited meanwhile. An idea that is on the list again in the same words comes back once, taken if
 * either was; with a number where the other says otherwise, as in `editedList`.
 */
export function restoredList(now: readonly StoredIdea[], { removed, instead }: ListChange): PlannedIdea[] {
  const textOf = new Map(instead.map(({ id, text }) => [id, text]))
  const list: PlannedIdea[] = now.filter(
    ({ id, text, takenAt }) => takenAt !== null || textOf.get(id) !== text,
  )
  const byKey = new Map(list.map((one) => [ideaKey(one.text), one]))
  for (const { position, ...idea } of removed) {
    const text = textFor(idea.text, idea, byKey)
    const there = byKey.get(ideaKey(text))
    const placed = there ? merged(there, idea) : { ...idea, text }
    list.splice(there ? list.indexOf(there) : position, there ? 1 : 0, placed)
    byKey.set(ideaKey(text), placed)
  }
  return list
}
