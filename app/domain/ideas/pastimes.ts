import { becauseOf } from '#app/domain/ideas/idea-reason.ts'

/**
 * The pastime that an idea is for, in the owner's own words: one of the hobbies that its viewer sees, and no part of one,
 * as a hidden field may say that word.
 */
export function pastimeOf(reason: string, hobbies: string | null): string | undefined {
  const said = becauseOf(reason) ?? ''
  const seen = (hobbies ?? '').toLowerCase().split(/[,;/&+.\n]|\s(?:and|und|et|y|e|en|i)\s/u)
  if (said === '' || !seen.some((hobby) => hobby.trim() === said.toLowerCase())) return undefined
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/**
 * A list parted by its pastimes, each where it first occurs, the rest at the end; what has one idea alone is rest.
 * Undefined where there are not two of them to part.
 */
export function byPastime<Idea extends { pastime?: string }>(
  ideas: readonly Idea[],
): { pastime: string | undefined; ideas: Idea[] }[] | undefined {
  const groups = new Map<string | undefined, Idea[]>()
  for (const idea of ideas) groups.set(idea.pastime, [...(groups.get(idea.pastime) ?? []), idea])
  const named = [...groups].filter(([pastime, own]) => pastime !== undefined && own.length > 1)
  if (named.length < 2) return undefined
  const kept = new Set(named.map(([pastime]) => pastime))
  const rest = ideas.filter(({ pastime }) => !kept.has(pastime))
  return [...named, ...(rest.length > 0 ? [[undefined, rest] as const] : [])].map(([pastime, own]) => ({
    pastime,
    ideas: own,
  }))
}
