import { expect, test } from 'vitest'

import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { ageToSuit } from '#app/ideas/reading/exact-age.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'

/** Age group, sentence, years. */
const AGES: readonly (readonly [AgeGroup, string, number])[] = [
  ['0-12 years', '', 6],
  ['0-12 years', 'turning 9', 9],
  ['0-12 years', 'a toddler', 2],
  ['0-12 years', '8 months old', 0],
  ['0-12 years', 'her seventh birthday', 7],
  ['0-12 years', 'a 5-year-old who reads', 5],
  ['0-12 years', 'has a toddler brother, is 11', 11],
  ['0-12 years', 'has a 30 year old teacher', 6],
  ['0-12 years', 'is 3 foot tall', 6],
  ['0-12 years', 'starting school in September', 5],
  ['0-12 years', 'in year 4 at school', 8],
  ['0-12 years', 'a second grader', 7],
  ['0-12 years', 'a 3yo who loves trains', 3],
  ['0-12 years', 'our little one is eighteen months', 1],
  ['0-12 years', '1½ years old', 1],
  ['0-12 years', 'becoming a big sister, turns 5', 5],
  ['0-12 years', 'for my 8 yr old nephew', 8],
  ['0-12 years', 'plays the piano since she was 5, is 11', 11],
  ['0-12 years', '10 next week; dyslexic; £15', 10],
  ['0-12 years', '9, has her own pony', 9],
  ['0-12 years', 'boy, 7. nothing noisy', 7],
  ['0-12 years', 'nothing over 20, 9 cousins', 6],
  ['0-12 years', 'compie 8 anni', 8],
  ['0-12 years', 'il a 5 ans', 5],
  ['0-12 years', 'cumple 9 en mayo', 9],
  ['13-17 years', 'mein neffe wird 16', 16],
  ['13-17 years', 'wordt 15', 15],
  ['13-17 years', '', 13],
  ['13-17 years', 'sweet sixteen', 16],
  ['13-17 years', 'fifteenth birthday', 15],
  ['18-24 years', '21st birthday', 21],
  ['25-34 years', '', 25],
  ['35-44 years', 'my son is 9', 35],
  ['55+ years', '', 55],
  ['55+ years', 'she is 82', 82],
]

test.each(AGES)('age of %s, "%s"', (ageGroup, text, age) => {
  expect(ageToSuit(ageGroup, normalise(text)).age).toBe(age)
})
