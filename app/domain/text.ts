/** Length in code points, with CRLF, which text areas post, counted as one. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length
}

/** Characters that neither Postgres nor JSON can store: NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Control characters, but for NUL, which is refused. */
const CONTROLS = String.raw`\u0001-\u001f\u007f-\u009f\ufff9-\ufffb\u{13430}-\u{1343f}`
/** The blanks of braille, hieroglyphs and music. */
const BLANKS = String.raw`\u2800\u{13441}\u{13442}\u{1d159}`
/** White space and what shows nothing: also zero-width and direction marks, soft hyphens, fillers, private characters. */
const UNSEEN = String.raw`\s\p{Default_Ignorable_Code_Point}\p{Co}${CONTROLS}${BLANKS}`
/** A sign may end in what chooses its form: an emoji its colour or flag, a Han character its variant. */
const SIGN = String.raw`[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}][\p{Variation_Selector}\u{E0020}-\u{E007F}]{0,7}`
const BEGINNING = new RegExp(`[^${UNSEEN}]`, 'u')
const SEEN = new RegExp(`(?:[^${UNSEEN}].*)?(?:${SIGN}|[^${UNSEEN}])`, 'su')

/** Marks that begin a direction, and that end it. */
const OPENS = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const CLOSES = /^[\u202c\u2069]*/

/**
 * A text without white space and invisible characters at its ends, but for the end of a direction that begins in it; '' for
 * one that shows nothing.
 */
export function trimmed(text: string): string {
  const start = text.search(BEGINNING)
  if (start < 0) return ''
  const seen = SEEN.exec(text.slice(start))?.[0] ?? ''
  return OPENS.test(seen) ? seen + (CLOSES.exec(text.slice(start + seen.length))?.[0] ?? '') : seen
}
