import anyAscii from 'any-ascii'

/** Whether names contain what was searched for, ignoring case (specification 5), accents, apostrophes and dashes. */
export function nameContaining(search: string): (name: string) => boolean {
  const sought = folded(search.trim())
  return (name) => folded(name).includes(sought)
}

const VOWEL_POINTS = '\u0591-\u05C7\u064B-\u065F\u0670'
const ACCENTS = new RegExp(`[\u0300-\u036F${VOWEL_POINTS}]`, 'gu')

/** Latin letters as a keyboard without accents types them; of other scripts without accents. Upper case, where ς is Σ. */
function folded(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Script=Latin}\p{P}ʻʼ´`]/gu, anyAscii)
    .replaceAll('`', "'")
    .replace(/\s+/gu, ' ')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .normalize('NFC')
}
