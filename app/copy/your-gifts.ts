import type { TakeEnd } from '#app/domain/visitors/takes.ts'

/** To whoever took an idea, behind its text. */
export const TAKE_ENDED = {
  granted: 'free again, as you asked',
  freed: 'the organiser made it available again',
  removed: 'the organiser took it off the list',
} satisfies Record<TakeEnd, string>

export const takesEnded = (many: number) => `${many} gifts you took are free again or off the list`

export const listDeleted = (date: string) => `A list on which you took a gift was deleted on ${date}.`
