import { shoppingLink, type Shop } from '#app/domain/shopping-link.ts'
import { isStorable, lengthOf } from '#app/domain/text.ts'

export const MAX_IDEA_LENGTH = 200
export const MAX_IDEAS = 100

/** Where an idea came from, and why it fits. */
export interface IdeaOrigin {
  source: 'model' | 'built-in' | 'owner'
  reason: string
}

/** An idea as it is made: its text with its origin. */
export interface MadeIdea extends IdeaOrigin {
  text: string
}

/** An idea of a profile's list before it is stored; one without an id is new. */
export interface PlannedIdea extends MadeIdea {
  id: string | null
  shoppingUrl: string
  takenAt: Date | null
  /** The opaque token of the device that took it. */
  takenBy: string | null
}

/** An idea as the database holds it. */
export interface StoredIdea extends PlannedIdea {
  id: string
}

/** One line of an edited list; `id` says which idea it was, null for a new one. */
export interface IdeaLine {
  id: string | null
  text: string
}

const WRITTEN_BY_OWNER: IdeaOrigin = { source: 'owner', reason: '' }

/** Equal for texts that are one idea on a list: case and surrounding space do not count. */
export function ideaKey(text: string): string {
  return text.trim().toLowerCase()
}

export type IdeasRefused = 'no_ideas' | 'too_many_ideas' | 'idea_too_long' | 'text_unstorable'

/**
 * The list that an owner's lines make of the list `before` (specification 4 and 5): blank lines dropped, ideas whose
 * lines are gone removed. An edited line stays the same idea, taken or not; a line without an id is the idea with the same
 * text, if its own line is gone. Of equal lines the first stays, taken if any of them was. Case and surrounding space do
 * not tell ideas apart. Refused, with the line it is about, counted from 0: no line left, more than 100, a line over 200
 * code points, a text no database can hold.
 */
export function editedList(
  before: readonly StoredIdea[],
  lines: readonly IdeaLine[],
  shop: Shop,
): { ideas: PlannedIdea[] } | { refused: IdeasRefused; line: number } {
  const byId = new Map(before.map((idea) => [idea.id, idea]))
  const listed = new Set(lines.filter(({ text }) => text.trim() !== '').map(({ id }) => id))
  const gone = new Map(before.filter(({ id }) => !listed.has(id)).map((idea) => [ideaKey(idea.text), idea]))
  const ideas = new Map<string, PlannedIdea>()
  for (const [at, { id, text: written }] of lines.entries()) {
    if (!isStorable(written)) return { refused: 'text_unstorable', line: at }
    const text = written.replace(/\s+/g, ' ').trim()
    if (lengthOf(text) > MAX_IDEA_LENGTH) return { refused: 'idea_too_long', line: at }
    if (text === '') continue
    const key = ideaKey(text)
    const known = (id !== null && byId.get(id)) || gone.get(key)
    if (known) byId.delete(known.id)
    const first = ideas.get(key)
    if (!first) ideas.set(key, withText(known, text, shop))
    else if (known) ideas.set(key, merged(first, known))
  }
  if (ideas.size === 0) return { refused: 'no_ideas', line: 0 }
  if (ideas.size > MAX_IDEAS) return { refused: 'too_many_ideas', line: lines.length - 1 }
  return { ideas: [...ideas.values()] }
}

function withText(known: StoredIdea | undefined, text: string, shop: Shop): PlannedIdea {
  if (known?.text === text) return known
  const taken = { takenAt: known?.takenAt ?? null, takenBy: known?.takenBy ?? null }
  return { ...WRITTEN_BY_OWNER, ...taken, id: known?.id ?? null, text, shoppingUrl: shoppingLink(text, shop) }
}

/** The idea `first` where `other` stood beside it in the same words: taken if either was. */
export function merged(first: PlannedIdea, other: StoredIdea): PlannedIdea {
  const { takenAt, takenBy } = first.takenAt ? first : other
  return { ...first, id: first.id ?? other.id, takenAt, takenBy }
}

/** A list of newly made ideas, all free, each with its shop link (specification 4, "Generation"). */
export function freshList(made: readonly MadeIdea[], shop: Shop): PlannedIdea[] {
  return made.map(({ text, source, reason }) => ({
    id: null,
    text,
    source,
    reason,
    takenAt: null,
    takenBy: null,
    shoppingUrl: shoppingLink(text, shop),
  }))
}

/**
 * The list with `fresh` ideas in the places of the free ones of `replaced`, as far as they reach; taken ones stay. What
 * is on the list already does not come twice (specification 4: 15 different ideas).
 */
export function renewedList(
  before: readonly StoredIdea[],
  replaced: ReadonlySet<string>,
  fresh: readonly PlannedIdea[],
): PlannedIdea[] {
  const listed = new Set(before.map(({ text }) => ideaKey(text)))
  const next = fresh.filter(({ text }) => !listed.has(ideaKey(text)))[Symbol.iterator]()
  return before.map((idea) =>
    replaced.has(idea.id) && idea.takenAt === null ? (next.next().value ?? idea) : idea,
  )
}

/** The taken ideas of `before` that the lines of `after` would remove or reword (specification 4, "Editing"). */
export function takenAndChanged<Idea extends Pick<StoredIdea, 'id' | 'text' | 'takenAt'>>(
  before: readonly Idea[],
  after: readonly Pick<PlannedIdea, 'id' | 'text'>[],
): Idea[] {
  const textOf = new Map(after.map(({ id, text }) => [id, text]))
  return before.filter(({ id, text, takenAt }) => takenAt !== null && textOf.get(id) !== text)
}

/** Pasted text as the texts of ideas (specification 4, "Editing"), one a line, without the bullets and numbers that lists are written with. */
export function pastedIdeas(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–—·]|\(?\d{1,3}[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
}

/** The texts of ideas of `before` that are gone from the list and were not the owner's own. */
export function turnedDown(
  before: readonly Pick<StoredIdea, 'id' | 'text' | 'source'>[],
  after: readonly Pick<PlannedIdea, 'id'>[],
): string[] {
  const stays = new Set(after.map(({ id }) => id))
  return before.filter(({ id, source }) => source !== 'owner' && !stays.has(id)).map(({ text }) => text)
}
