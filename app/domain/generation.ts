/** Ideas stored for a profile by one generation (specification, section 9). */
export const IDEAS_PER_PROFILE = 15

/** Every way a generator can fail; the words for each stand in `app/copy` (specification, section 8). */
export const GENERATION_FAILURES = [
  'auth',
  'not_found',
  'rate_limited',
  'unavailable',
  'timeout',
  'bad_output',
  'aborted',
] as const
export type GenerationFailure = (typeof GENERATION_FAILURES)[number]
