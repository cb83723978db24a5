import type { ErrorCode } from '#app/domain/errors.ts'

export const PAGE_ERRORS: Record<number, { title: string; text: string }> = {
  403: {
    title: 'This page is private',
    text: 'It belongs to someone else, or its owner has not shared it yet.',
  },
  404: {
    title: 'This parcel went astray',
    text: 'There is no page at this address. Part of the link may have got lost on the way.',
  },
}

export const REFUSED = {
  title: 'We could not read that request',
  text: 'Nothing was changed. Please go back and try again.',
}

export const BROKEN = {
  title: 'Something came undone',
  text: 'That was our fault, not yours. Everything you saved is safe; please try again in a moment.',
}

export const PROFILE_HINTS: Partial<Record<ErrorCode, string>> = {
  profile_not_found:
    'Part of the link may be missing, or its owner made a new one. Ask the person who sent it to you.',
  profile_not_complete: 'If it is yours, sign in and set it to Complete in My Profiles.',
  shared_profile_load_failed:
    'That was our fault. The gift ideas are still there; please try again in a moment.',
}
