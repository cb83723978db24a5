/** Ideas stored for a profile by one generation (specification, section 9). */
export const IDEAS_PER_PROFILE = 15
export const PREVIEWED_IDEAS = 3
/** Of what is shown before the account, and again of the first list after it: nothing that was seen is lost. */
export const PREVIEW_SEED = 1

/** Every way a generator can fail; the words for each stand in `app/copy` (specification, section 8). */
export const GENERATION_FAILURES = [
  'auth',
  'not_found',
  'rate_limited',
  'unavailable',
  'timeout',
  'bad_output',
  'no_ideas',
  'request_refused',
  'aborted',
] as const
export type GenerationFailure = (typeof GENERATION_FAILURES)[number]

/** A text without its recipient's name and each capitalised word of it; a pastime stays: Art may like art. */
export function withoutName(
  text: string,
  name: string,
  isPastime: (item: string) => boolean = () => false,
): string {
  const words = [
    name,
    ...name.split(/\s+/).filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !KINSHIP.test(word)),
  ]
  return words
    .map((word) => word.trim())
    .filter((word) => word.length > 1)
    .reduce(
      (rest, word) =>
        rest.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'gu'),
          (found, at: number) => (isPastime(found) && isItem(rest, at, found.length) ? found : 'they'),
        ),
      text,
    )
}

/** Whether it stands alone between commas, lines or "and". */
function isItem(text: string, at: number, length: number): boolean {
  return (
    /(?:^|[,;/&\n]| and) *$/.test(text.slice(0, at)) &&
    /^ *(?:$|[.,;/&\n]|and )/.test(text.slice(at + length))
  )
}

const KINSHIP =
  /^(?:Mum|Mom|Mummy|Mother|Dad|Daddy|Father|Gran|Granny|Grandma|Grandpa|Grandad|Nana|Oma|Opa|Auntie|Aunt|Uncle)$/
