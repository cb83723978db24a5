import punycode from 'punycode/punycode.js'

/** A host's name in letters; undefined where its punycode stands for what no host may be called, or another is called. */
export function hostInLetters(ascii: string): string | undefined {
  try {
    const letters = punycode.toUnicode(ascii)
    return new URL(`http://${letters}`).hostname === ascii ? letters : undefined
  } catch {
    return undefined
  }
}
