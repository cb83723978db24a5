import { phrases } from '#app/ideas/words/words-of-names.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** Of weight, age and flaws of the body: a gift that tells somebody what is wrong with them. */
const WORDS =
  'weight loss, lose weight, slimming, diet, dieting, detox, calorie, calorie counter, bathroom scale, body fat, tummy, shapewear, waist trainer, cellulite, stretch mark, anti-ageing, anti-aging, anti ageing, anti aging, anti-wrinkle, wrinkle, age-defying, hair loss, hair regrowth, baldness, thinning hair, grey hair, acne, blemish, spot treatment, teeth whitening, whitening, mouthwash, deodorant, nose hair, ear hair, facial hair remover, over the hill, incontinence, snoring, snore, bunion, double chin, old age, old fart'

/** Aids for what fails with age or illness, and things for one role only: nobody gets them whose texts do not show the need. */
const AIDS: readonly { words: string; need: RegExp }[] = [
  {
    words:
      'large print, reading glasses, glasses case, glasses chain, spectacles, magnifying lamp, magnifying glass, large index',
    need: /glasses|spectacles|sight|\bsee\b|\beyes?\b|blind|macular|vision|large.print|cataract|glaucoma|detective|crime|stamps|coins|jigsaw|puzzle|lace|sewing|stitch|diamond/,
  },
  {
    words:
      'easy grip, jar opener, can opener, pill organiser, grabber, big button, large button, large number, easy hold, wide fit, tired hand, easy thread',
    need: /arthrit|\bhands?\b|finger|wrist|grip|frail|stroke|parkinson|tremor|care home|nursing home|dementia|alzheimer|wheelchair|elderly|sight|macular|blind|later life|hearing/,
  },
  {
    words: 'walking pole, walking stick, walking cane, walking frame',
    need: /hik|walk|trek|rambl|hill|mountain|trail|pilgrim|farm|shepherd/,
  },
  {
    words: 'for coach, coach whiteboard, tactics board, coaching clipboard',
    need: /coach|trains? (?:a|the|kids)|manager/,
  },
  {
    words: 'wall planner, command board, chore chart',
    need: /famil|kids|child|\bm[ou]m\b|\bdad\b|parent|mother|father|son\b|daughter|baby|grand/,
  },
]

/** Poisonous for cats or dogs. */
const POISONOUS = phrases('monstera, snake plant, amaryllis, lily, azalea, poinsettia')
const HAS_PET = /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|labrador|hund|katzen?|gatt[io]|chiens?|perros?)\b/
const UNASKED = phrases(WORDS)
const AIDS_IN_PHRASES = AIDS.map(({ words, need }) => ({ aids: phrases(words), need }))

/** What no idea may speak of unless a normalised text of the recipient does, or shows the need; and what harms a pet. */
export function unaskedIn(text: string): (readonly string[])[] {
  const words = lemmas(text)
  return [
    ...UNASKED.filter((phrase) => !containsPhrase(words, phrase)),
    ...(HAS_PET.test(text) ? POISONOUS : []),
    ...AIDS_IN_PHRASES.filter(({ need }) => !need.test(text)).flatMap(({ aids }) => aids),
  ]
}
