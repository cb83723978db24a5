/** The same in every language. Days of the pseudo-language are English ones. */
const NAMES =
  /\b(Wishfolio|WhatsApp|Messenger|CSV|UTC|HeadlessChrome|Linux|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g
const TIME_ZONES = /\b[A-Z][a-z]+\/.*/g
const ADDRESSES = /\S*([@.]|\/\/)\S+|(?<!\S)\/\S+/g
const PLAIN_WORDS = /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/gu

/** Words of a text in the pseudo-language that read as English: three letters or more without an accent, but for names. */
export function englishWords(text: string, peoplesWords = /$^/): string[] {
  const ours = [ADDRESSES, NAMES, TIME_ZONES, peoplesWords].reduce(
    (left, names) => left.replace(names, ' '),
    text,
  )
  return ours.match(PLAIN_WORDS) ?? []
}
