/** As the server counts: code points, a line break being one however the browser sends it. */
export function characterCount(text: string) {
  return Array.from(text.replaceAll('\r\n', '\n')).length
}
