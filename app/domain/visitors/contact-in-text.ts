/** 'ikea.com', 'evil。com', 'www.x.example/y', '176.9.1.2', 'eva@example.org': what mail and chat programs make a link of. */
const ADDRESS = /:\/\/|[^\s.。][.。][\p{L}\p{M}]{2,}|(?:\d{1,3}\.){3}\d/u

/** 'evil。 com': what readers make one of. */
const SPACED_ADDRESS = /[a-z\d]\s?。\s?[a-z]{2}/i

/** '24.12.2026' has as many; numbers to call have more, however they are written. */
const MOST_DIGITS = 8

/** Whether mail and chat programs would make a link of something in a text, in any script. */
export function hasAddress(words: string): boolean {
  return ADDRESS.test(asSeen(words))
}

/** Whether a text holds an address, or more than eight digits: a number that a stranger could be led to. */
export function hasContact(words: string): boolean {
  const seen = asSeen(words)
  return ADDRESS.test(seen) || SPACED_ADDRESS.test(seen) || (seen.match(/\p{N}/gu) ?? []).length > MOST_DIGITS
}

function asSeen(words: string): string {
  return words.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
