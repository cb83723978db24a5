import { expect, test } from 'vitest'
import { listed } from '#app/domain/listed.ts'

test.each([
  ['en', 'a kite, a lamp'],
  ['pt-BR', 'a kite, a lamp'],
  ['ar', 'a kite، a lamp'],
])('a list has the comma of %s', (language, list) => {
  expect(listed(['a kite', 'a lamp'], language)).toBe(list)
})
