import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { ErrorCode } from '#app/domain/errors.ts'

export const PAGE_ERRORS: Record<number, { title: MessageDescriptor; text: MessageDescriptor }> = {
  403: {
    title: msg`This page is private`,
    text: msg`It belongs to someone else, or its owner has not shared it yet.`,
  },
  404: {
    title: msg`This parcel went astray`,
    text: msg`There is no page at this address. Part of the link may have got lost on the way.`,
  },
}

export const REFUSED = {
  title: msg`We could not read that request`,
  text: msg`Nothing was changed. Please go back and try again.`,
}

export const BROKEN = {
  title: msg`Something came undone`,
  text: msg`That was our fault, not yours. Everything you saved is safe; please try again in a moment.`,
}

export const PROFILE_HINTS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  profile_not_found: msg`Part of the link may be missing, or its owner made a new one. Ask the person who sent it to you.`,
  profile_not_complete: msg`If it is yours, sign in and set it to Complete in My Profiles.`,
  shared_profile_load_failed: msg`That was our fault. The gift ideas are still there; please try again in a moment.`,
}
