import { phrases } from '#app/ideas/words/attributes.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** Of weight, age and flaws of the body: a gift that tells somebody what is wrong with them. */
const WORDS =
  'weight loss, lose weight, slimming, diet, dieting, detox, calorie, calorie counter, bathroom scale, body fat, tummy, shapewear, waist trainer, cellulite, stretch mark, anti-ageing, anti-aging, anti ageing, anti aging, anti-wrinkle, wrinkle, age-defying, hair loss, baldness, thinning hair, grey hair, acne, blemish, spot treatment, teeth whitening, whitening, mouthwash, deodorant, nose hair, ear hair, facial hair remover, over the hill, incontinence, snoring, snore, bunion, double chin, old age, old fart'

const UNASKED = phrases(WORDS)

/** What no idea may speak of unless a text of the recipient does. */
export function unaskedIn(text: string): (readonly string[])[] {
  const words = lemmas(text)
  return UNASKED.filter((phrase) => !containsPhrase(words, phrase))
}
