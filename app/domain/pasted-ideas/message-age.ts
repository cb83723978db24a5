import { LANGUAGES, plainWord } from '#app/domain/pasted-ideas/timestamp.ts'

const NOW =
  /^(?:(?:just )?now|jetzt|gerade eben|maintenant|à l’instant|ahora|ora|adesso|agora|nu|teraz|şimdi|зараз|щойно|الآن)$/iu
const SHORT_AGE =
  /^\p{Nd}{1,2} ?(?:s|m|min|h|hrs?|d|w|std|j|mn|g|u|tim|godz|хв|год|дн|dk|sa|دقيقة|ساعة)\.?$/iu

let knownAges: Set<string> | undefined
/** "vor 3 Min.", in the languages of the product. */
function ages(): Set<string> {
  if (knownAges) return knownAges
  knownAges = new Set()
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const ago = new Intl.RelativeTimeFormat(language, { style })
      for (const unit of ['second', 'minute', 'hour', 'day', 'week'] as const)
        // Each with another plural in some language.
        for (const count of [1, 2, 3, 5, 11]) knownAges.add(ageWords(ago.format(-count, unit)))
    }
  return knownAges
}

function ageWords(text: string): string {
  return plainWord(text)
    .replace(/\p{Nd}+/u, '#')
    .replace(/\s+/g, ' ')
}

/** Whether a line is nothing but how long ago a message was written: "3m", "now". */
export function isAge(line: string): boolean {
  if (NOW.test(line) || SHORT_AGE.test(line)) return true
  return /^\D{0,12}\d{1,2}\D{2,16}$/.test(line) && ages().has(ageWords(line))
}
