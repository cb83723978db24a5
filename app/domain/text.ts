/** Length in code points, with CRLF, which text areas post, counted as one. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length
}

/** Characters that neither Postgres nor JSON can store: NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
