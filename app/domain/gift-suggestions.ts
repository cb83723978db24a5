import { shoppingLink, type Shop } from '#app/domain/shopping-link.ts'
import { isStorable, lengthOf } from '#app/domain/text.ts'

const IDEA_LIMIT = 200
export const IDEAS_LIMIT = 100

export interface Suggestions {
  suggestions: string[]
  shopping_urls: { suggestion: string; shoppingUrl: string }[]
  status: { suggestion: string; taken: boolean }[]
  details: IdeaDetails[]
}

/** Where an idea came from, beside the specification's fields. */
export interface IdeaDetails {
  suggestion: string
  source: 'model' | 'built-in' | 'owner'
  reason: string
}

const WRITTEN_BY_OWNER = { source: 'owner', reason: '' } as const

/** Two ideas are the same when only case or surrounding space tells them apart. */
export function sameIdea(one: string, other: string): boolean {
  return ideaKey(one) === ideaKey(other)
}

function ideaKey(idea: string): string {
  return idea.trim().toLowerCase()
}

export type IdeasRefused = 'no_ideas' | 'too_many_ideas' | 'idea_too_long' | 'text_unstorable'

/**
 * What an owner's lines become when saved: blank ones dropped, the first of equal ones kept (specification 5).
 * Refused, with the line it is about, counted from 0: no line left, more than 100, a line over 200 code points, a text
 * no database can hold.
 */
export function cleanIdeas(
  lines: readonly string[],
): { ideas: string[] } | { refused: IdeasRefused; line: number } {
  const ideas = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    if (!isStorable(line)) return { refused: 'text_unstorable', line: at }
    const idea = line.replace(/\s+/g, ' ').trim()
    if (lengthOf(idea) > IDEA_LIMIT) return { refused: 'idea_too_long', line: at }
    if (idea !== '' && !ideas.has(ideaKey(idea))) ideas.set(ideaKey(idea), idea)
  }
  if (ideas.size === 0) return { refused: 'no_ideas', line: 0 }
  if (ideas.size > IDEAS_LIMIT) return { refused: 'too_many_ideas', line: lines.length - 1 }
  return { ideas: [...ideas.values()] }
}

/** Pasted text as ideas, one a line, without the bullets and numbers that lists are written with. */
export function pastedIdeas(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–—·]|\(?\d{1,3}[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
}

/** The ideas of `before` that are taken and would no longer be on a list of `ideas`. */
export function takenAndGone(before: Pick<Suggestions, 'status'>, ideas: readonly string[]): string[] {
  const kept = new Set(ideas.map(ideaKey))
  return before.status
    .filter(({ suggestion, taken }) => taken && !kept.has(ideaKey(suggestion)))
    .map(({ suggestion }) => suggestion)
}

/**
 * The stored record for a list of ideas: links, and the status of each idea that `before` has too, by its text.
 * Statuses of ideas no longer present are dropped (specification 4). `made` tells where new ideas come from.
 */
export function suggestionsOf(
  ideas: readonly string[],
  shop: Shop,
  before: Pick<Suggestions, 'status' | 'details'> | undefined,
  made: readonly IdeaDetails[] = [],
): Suggestions {
  const details = [...made, ...(before?.details ?? [])]
  return {
    suggestions: [...ideas],
    shopping_urls: ideas.map((suggestion) => ({ suggestion, shoppingUrl: shoppingLink(suggestion, shop) })),
    status: ideas.map((suggestion) => ({ suggestion, taken: isTaken(before?.status ?? [], suggestion) })),
    details: ideas.map((suggestion) => ({
      ...(details.find((detail) => sameIdea(detail.suggestion, suggestion)) ?? WRITTEN_BY_OWNER),
      suggestion,
    })),
  }
}

/** Whether an idea is taken, by the status entries of its profile. */
export function isTaken(status: Suggestions['status'], idea: string): boolean {
  return status.some((entry) => entry.taken && sameIdea(entry.suggestion, idea))
}

/** A list whose free ones of `replaced` gave way to `fresh` ones, in their places; what is taken stays. */
export function withRenewed(
  list: Pick<Suggestions, 'suggestions' | 'status'>,
  replaced: readonly string[],
  fresh: readonly string[],
): string[] {
  const next = fresh[Symbol.iterator]()
  return list.suggestions.map((idea) => {
    const gives = replaced.includes(idea) && !isTaken(list.status, idea)
    return (gives ? next.next().value : undefined) ?? idea
  })
}
