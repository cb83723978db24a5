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

/**
 * A text of a profile without its recipient's name, which no generator needs to know: the whole name and each word of
 * it that begins with a capital, as the owner writes them.
 */
export function withoutName(text: string, name: string): string {
  const words = [
    name,
    ...name.split(/\s+/).filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !KINSHIP.test(word)),
  ]
  return words
    .map((word) => word.trim())
    .filter((word) => word.length > 1)
    .reduce(
      (rest, word) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'gu'), 'they'),
      text,
    )
}

const KINSHIP =
  /^(?:Mum|Mom|Mummy|Mother|Dad|Daddy|Father|Gran|Granny|Grandma|Grandpa|Grandad|Nana|Oma|Opa|Auntie|Aunt|Uncle)$/
