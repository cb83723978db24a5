import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { lemma } from '#app/ideas/words/lemmas.ts'

const VOWEL_SOUND = /^(?:[aeiou8]|11|18|hour|honest|heir)/i
const CONSONANT_SOUND = /^(?:uni|use|util|uku|eu|one\b|once)/i

/** Pastimes that stay plural before a noun: "darts club", but "stamp album". */
const ALWAYS_PLURAL =
  /^(?:arts|sports|darts|bowls|skittles|conkers|boules|pilates|draughts|dominoes|maths|clothes|quoits|billiards|trumps|sweets|goods|strings|affairs|sixties|seventies|eighties|nineties|blues|ropes|nails)$/

/** A hobby before a noun: "stamps" as in "stamp album", "pins and badges" as in "pin and badge album". */
function attributive(hobby: string): string {
  return hobby
    .replace(/^The /, '')
    .split(' and ')
    .map((part) => {
      const [last = '', ...before] = part.split(' ').toReversed()
      const stays = /\p{Lu}|'/u.test(last) || ALWAYS_PLURAL.test(last)
      return stays ? part : [...before.toReversed(), lemma(last)].join(' ')
    })
    .join(' and ')
}

/** Fills `{hobby}` into a template: in the singular before a noun, with the right "a" or "an" before it. */
export function fillTemplate(template: string, hobby: string): string {
  const word = /\{hobby\} /.test(template) ? attributive(hobby) : hobby
  const article = VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a'
  return template.replace(/\ban? \{hobby\}/, `${article} {hobby}`).replace('{hobby}', () => word)
}

/** An idea with a capital first letter, as a language has it, the rest as written. */
export function capitalised(text: string, language = SOURCE_LANGUAGE): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
}
