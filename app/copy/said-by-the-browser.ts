import { msg } from '@lingui/core/runtime-macro'
import type { MessageDescriptor } from '@lingui/core'
import { OTHER_BROWSER_MESSAGES } from '#app/copy/said-on-other-pages.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

export const NO_ANSWER = msg`We got no answer. Please try again.`
export const NO_BROWSER = 'No browser detected'
export const LINE_REMOVED = msg`Suggestion removed`
export const FILE_IMPORTED = msg`Imported. Look them over and save.`
export const LINK_COPY_FAILED = msg`Failed to copy link`

export const COPIED = {
  url_copied: msg`Profile URL copied to clipboard`,
  link_copied: msg`Link copied to clipboard!`,
}

/** Refusals that a browser says by itself, too: no answer came, or it knows without one. */
export const BROWSER_MESSAGES = {
  ...OTHER_BROWSER_MESSAGES,
  sign_out_failed: msg`You could not be signed out. Please try again.`,
  idea_not_found: msg`This gift is no longer on the list`,
  idea_taken_already: msg`Someone has just taken this gift`,
  idea_take_failed: msg`Failed to update suggestion status`,
  free_request_failed: msg`The organiser could not be asked. Please try again.`,
  takes_paused: msg`Nobody can take an idea just now. Nothing was changed. Please come back later.`,
  auth_session_missing: msg`Auth session missing!`,
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>

export type BrowserCode = keyof typeof BROWSER_MESSAGES
