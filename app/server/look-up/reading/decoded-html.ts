/** The text of a page in the encoding that it or its host names, else UTF-8; undefined for what is no HTML. */
export function decodedHtml(bytes: Uint8Array, contentType: string): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const named = /charset\s*=\s*["']?([\w:-]+)/i
  const isWide = /^(?:þÿ|ÿþ)/.test(beginning)
  if (!isWide && (beginning.includes('\0') || !/^(?:ï»¿)?\s*</.test(beginning))) return undefined
  const wide = beginning.startsWith('þÿ') ? 'utf-16be' : 'utf-16le'
  const label = isWide ? wide : (named.exec(contentType)?.[1] ?? named.exec(beginning)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(beginning.startsWith('ï»¿') ? 'utf-8' : label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
