import { backOff } from '#app/components/live/live-connection.ts'

/** A message of the stream: the version of what may be seen of a profile, and the ids of the ideas that are taken. */
export interface LiveUpdate {
  version: string
  taken: readonly string[]
}

export interface Shown<Idea> {
  version: string
  ideas: readonly Idea[]
}

interface LiveIdea {
  id: string
  taken: boolean
}

export function parseLiveUpdate(message: string): LiveUpdate | null {
  return message === '' ? null : (JSON.parse(message) as LiveUpdate)
}

/** The ideas with what the stream said. Which state is newer is unknown: taken is what either says is taken. */
export function applyLiveUpdate<Idea extends LiveIdea>(
  { version, ideas }: Shown<Idea>,
  update: LiveUpdate | null,
): readonly Idea[] {
  if (update?.version !== version) return ideas
  const taken = new Set(update.taken)
  if (ideas.every((idea) => idea.taken || !taken.has(idea.id))) return ideas
  return ideas.map((idea) => (taken.has(idea.id) ? { ...idea, taken: true } : idea))
}

/** Whether the page may show what is no longer so: anything but a take, which `applyLiveUpdate` shows. */
export function isBehind({ version, ideas }: Shown<LiveIdea>, update: LiveUpdate): boolean {
  return update.version !== version || ideas.some(({ id, taken }) => taken && !update.taken.includes(id))
}

/** How long to wait before reloading what is behind, after `tries` reloads since the last message. */
export function delayBeforeReload(
  shown: Pick<Shown<LiveIdea>, 'version'>,
  update: LiveUpdate,
  tries: number,
  random: number,
): number {
  // The page itself took an idea and knows it already: the stream is about to say so.
  return tries > 0 || shown.version === update.version ? backOff(tries + 1, random) : 0
}

export function newlyTaken<Idea extends LiveIdea>(before: readonly Idea[], now: readonly Idea[]): Idea[] {
  const free = new Set(before.filter(({ taken }) => !taken).map(({ id }) => id))
  return now.filter(({ id, taken }) => taken && free.has(id))
}
