/** 'ikea.com', 'evil。com', 'www.x.example/y', 'eva@example.org': what mail and chat programs make a link of. */
const ADDRESS = /:\/\/|[^\s.。][.。][\p{L}\p{M}]{2,}/u

/** "24.–26.12.2026", "30.12.2026 – 1.1.2027" */
const DAY = String.raw`(?<!\d)(?:0?[1-9]|[12]\d|3[01])\.`
const MONTH = String.raw`(?:0?[1-9]|1[0-2])\.`
const YEAR = String.raw`20\d\d(?!\d)`
const DAYS = new RegExp(`${DAY}(?:${MONTH}(?:${YEAR})?)? ?\\p{Pd} ?${DAY}${MONTH}${YEAR}`, 'gu')

/** Nine digits of any script or more, as a telephone number is written. */
const LONG_NUMBER = /(?:\p{Nd}[\s()./·\p{Pd}]{0,3}){9}/u

/** Whether mail and chat programs would make a link of something in a text, in any script. */
export function hasAddress(words: string): boolean {
  return ADDRESS.test(asSeen(words))
}

/** Whether a text holds an address or a long number that a stranger could be led to. */
export function hasContact(words: string): boolean {
  return hasAddress(words) || LONG_NUMBER.test(asSeen(words).replace(DAYS, ' – '))
}

function asSeen(words: string): string {
  return words.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
