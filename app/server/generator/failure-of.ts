import { APICallError } from 'ai'

import type { GenerationFailure } from '#app/domain/ideas/generation.ts'

const BY_STATUS: Readonly<Record<number, GenerationFailure>> = {
  401: 'auth',
  403: 'auth',
  404: 'not_found',
  408: 'timeout',
  429: 'rate_limited',
  504: 'timeout',
}

/** The code of an AI SDK error; its text is dropped, because it may hold secrets. */
export function failureOf(error: unknown, deadline: AbortSignal): GenerationFailure {
  if (deadline.aborted || isTimeout(error)) return 'timeout'
  if (!APICallError.isInstance(error)) return error instanceof TypeError ? 'unavailable' : 'bad_output'
  const { statusCode, cause } = error
  // No status: never connected. A good status with a network cause: the connection broke.
  if (statusCode === undefined || (statusCode < 300 && cause instanceof TypeError)) return 'unavailable'
  if (BY_STATUS[statusCode]) return BY_STATUS[statusCode]
  if (statusCode >= 500) return 'unavailable'
  return statusCode >= 400 ? 'request_refused' : 'bad_output'
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError'
}

/** How to retry: the delay in milliseconds, and whether with structured output; null for no retry. */
export function retryFor(error: unknown, usualDelay: number): { delay: number; structured: boolean } | null {
  if (!APICallError.isInstance(error)) return null
  if (error.statusCode === 400 || error.statusCode === 422) return { delay: 0, structured: false }
  if (!error.isRetryable) return null
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN)
  return { delay: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : usualDelay, structured: true }
}
