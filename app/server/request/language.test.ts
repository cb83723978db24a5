import { expect, test } from 'vitest'
import { chooseLanguage } from '#app/server/request/language.ts'

const OFFERED = ['en', 'de', 'pt-BR', 'ar']

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr,de;q=0.5', 'de'],
  ['en;q=0.1, ar-EG', 'ar'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['ja', 'en'],
  ['de-Latn-CH', 'de'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['\u0000,;;q=x,__proto__', 'en'],
  ['x-y,i-klingon,de-de-de-de,german', 'en'],
])('a browser that asks for %j gets %s', (header, language) => {
  expect(chooseLanguage(header, OFFERED, 'en')).toBe(language)
})

test('a header of any length is read', () => {
  expect(chooseLanguage('de-'.repeat(5_000), OFFERED, 'en')).toBe('en')
})
