import { backOff } from '#app/components/live/live-connection.ts'

/** What the stream tells of a profile: the mark of what may be seen, the places of the ideas that are taken. */
export interface LiveUpdate {
  mark: string
  taken: readonly number[]
  /** Over how long all open pages should spread when they read anew. */
  spreadMs: number
}

/** What the page has read itself. */
export interface Shown<Idea> {
  mark: string
  ideas: readonly Idea[]
}

interface Takeable {
  taken: boolean
}

/** A message of the stream as it comes; one without anything in it says to read the page anew, and is null. */
export function parseLiveUpdate(message: string): LiveUpdate | null {
  return message === '' ? null : (JSON.parse(message) as LiveUpdate)
}

/**
 * The ideas with what the stream told. Of two states it is not known which is the newer, so an idea is taken when
 * either says so; `isBehind` says whether that must be settled by reading anew.
 */
export function applyLiveUpdate<Idea extends Takeable>(
  { mark, ideas }: Shown<Idea>,
  told: LiveUpdate | null,
): readonly Idea[] {
  if (told?.mark !== mark || told.taken.every((place) => ideas[place]?.taken ?? true)) return ideas
  return ideas.map((idea, place) => (told.taken.includes(place) ? { ...idea, taken: true } : idea))
}

/** Whether the page may show what is no longer so: anything but that an idea was taken, which `applyLiveUpdate` shows. */
export function isBehind({ mark, ideas }: Shown<Takeable>, told: LiveUpdate): boolean {
  return told.mark !== mark || ideas.some((idea, place) => idea.taken && !told.taken.includes(place))
}

/** How long to wait before reading anew what is behind, having done so `tries` times since the last message. */
export function delayBeforeReload(
  shown: Pick<Shown<Takeable>, 'mark'>,
  told: LiveUpdate,
  tries: number,
  random: number,
): number {
  // The page itself took an idea and knows it already: the stream is about to say so.
  if (tries > 0 || shown.mark === told.mark) return backOff(tries + 1, random)
  return told.spreadMs * random
}

/** The ideas that were free `before` and are taken now. */
export function newlyTaken<Idea extends Takeable & { text: string }>(
  before: readonly Idea[],
  now: readonly Idea[],
): string[] {
  const free = new Set(before.filter((idea) => !idea.taken).map(({ text }) => text))
  return now.filter((idea) => idea.taken && free.has(idea.text)).map(({ text }) => text)
}
