import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWords, sayHere } from '#app/language/on-this-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['a page that its browser translates', { lang: 'fr', dataset: { language: 'de' } }, 'Datenschutz'],
  ['a page in English that its browser translates', { lang: 'de', dataset: { language: 'en' } }, 'Privacy'],
  ['a page that does not say its language', { lang: 'de', dataset: {} }, 'Privacy'],
])('%s says what it says in the language that it was sent in', async (_page, documentElement, word) => {
  vi.stubGlobal('document', { documentElement })
  await loadWords('/')
  expect(sayHere(msg`Privacy`)).toBe(word)
})
