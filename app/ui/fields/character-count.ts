/** Counts as the server does: code points, a line break as one, without the space around. */
export function characterCount(text: string) {
  return Array.from(text.replaceAll('\r\n', '\n').trim()).length
}
