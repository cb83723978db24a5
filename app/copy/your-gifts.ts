import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { TakeEnd } from '#app/domain/visitors/takes.ts'

/** To whoever took an idea, behind its text. */
export const TAKE_ENDED = {
  granted: msg`free again, as you asked`,
  freed: msg`the organiser made it available again`,
  removed: msg`the organiser took it off the list`,
} satisfies Record<TakeEnd, MessageDescriptor>

export const takesEnded = (many: number) => msg`${{ many }} gifts you took are free again or off the list`

export const listDeleted = (date: string) => msg`A list on which you took a gift was deleted on ${{ date }}.`
