/** Length as the product counts it: code points, after the CRLF that text areas post became LF. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length
}

/** Characters no database text and no JSON document can carry: NUL and halves of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
