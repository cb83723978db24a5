import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { languagesOf } from '#app/ideas/reading/languages.ts'

test.each([
  ['knitting, long chats over dinner', []],
  ['jardinage', ['French']],
  ['la randonnée', ['French']],
  ['liebt katzen', ['German']],
  ['pintura', ['Spanish', 'Portuguese']],
  ['вязание', []],
])('"%s" is in %j', (text, languages) => {
  expect([...languagesOf(wholeCatalogue().foreignNames, text.split(', '))]).toEqual(languages)
})
