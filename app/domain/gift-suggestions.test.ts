import { expect, test } from 'vitest'
import {
  cleanIdeas,
  isTaken,
  pastedIdeas,
  sameIdea,
  suggestionsOf,
  takenAndGone,
  withRenewed,
} from '#app/domain/gift-suggestions.ts'

const SHOP = { searchUrl: 'https://shop.example/s?k={query}', affiliateTag: 'wish-20' }

test.each([
  ['a kite', 'a kite', true],
  ['a kite', 'A KITE', true],
  ['a kite', '  a kite\t', true],
  ['École', 'éCOLE', true],
  ['a kite', 'a kites', false],
  ['a kite', 'akite', false],
  ['', ' ', true],
])('%j and %j are one idea: %s', (one, other, same) => {
  expect(sameIdea(one, other)).toBe(same)
})

test.each([
  ['lines as they are', ['a kite', 'a lamp'], ['a kite', 'a lamp']],
  ['outer space goes', ['  a kite  ', '\ta lamp\n'], ['a kite', 'a lamp']],
  ['blank lines go', ['', 'a kite', '   ', '\t\r\n', 'a lamp'], ['a kite', 'a lamp']],
  ['of equal ones the first stays', ['a kite', 'A Kite', 'a lamp', ' a kite '], ['a kite', 'a lamp']],
  ['the order stays', ['b', 'a', 'c', 'A'], ['b', 'a', 'c']],
  ['an idea is one line', ['a\r\nred  kite'], ['a red kite']],
  ['markup stays as typed', ['<b>kite</b> & "lamp"'], ['<b>kite</b> & "lamp"']],
  ['emoji stay', ['🎁'], ['🎁']],
  ['200 characters', ['x'.repeat(200)], ['x'.repeat(200)]],
  ['200 emoji', ['🎁'.repeat(200)], ['🎁'.repeat(200)]],
  ['200 characters within space', [`  ${'x'.repeat(200)}  `], ['x'.repeat(200)]],
])('%s', (_what, lines, ideas) => {
  expect(cleanIdeas(lines)).toEqual({ ideas })
})

test('100 ideas are kept', () => {
  const lines = Array.from({ length: 100 }, (_, number) => `idea ${number}`)
  expect(cleanIdeas(lines)).toEqual({ ideas: lines })
  expect(cleanIdeas([...lines, '', 'idea 99', 'IDEA 0'])).toEqual({ ideas: lines })
})

test.each([
  ['no line at all', [], 'no_ideas', 0],
  ['blank lines only', ['', ' ', '\n'], 'no_ideas', 0],
  ['101 ideas', Array.from({ length: 101 }, (_, number) => `idea ${number}`), 'too_many_ideas', 100],
  ['an idea of 201 characters', ['a kite', 'x'.repeat(201)], 'idea_too_long', 1],
  ['an idea of 201 emoji', ['🎁'.repeat(201)], 'idea_too_long', 0],
  ['a NUL', ['a kite', 'a\0lamp'], 'text_unstorable', 1],
  ['half a surrogate pair', ['a kite', '\ud83c'], 'text_unstorable', 1],
] as const)('%s is refused', (_what, lines, refused, line) => {
  expect(cleanIdeas(lines)).toEqual({ refused, line })
})

test('a new list is free, each idea with its link and written by its owner', () => {
  expect(suggestionsOf(['a kite', 'a lamp'], SHOP, undefined)).toEqual({
    suggestions: ['a kite', 'a lamp'],
    shopping_urls: [
      { suggestion: 'a kite', shoppingUrl: 'https://shop.example/s?k=a+kite&tag=wish-20' },
      { suggestion: 'a lamp', shoppingUrl: 'https://shop.example/s?k=a+lamp&tag=wish-20' },
    ],
    status: [
      { suggestion: 'a kite', taken: false },
      { suggestion: 'a lamp', taken: false },
    ],
    details: [
      { suggestion: 'a kite', source: 'owner', reason: '' },
      { suggestion: 'a lamp', source: 'owner', reason: '' },
    ],
  })
})

test('an idea still present keeps its status, a removed one loses it, a new one is free', () => {
  const before = {
    status: [
      { suggestion: 'a kite', taken: true },
      { suggestion: 'a lamp', taken: true },
      { suggestion: 'a book', taken: false },
    ],
    details: [],
  }
  expect(suggestionsOf(['a book', 'a drum', 'a kite'], SHOP, before).status).toEqual([
    { suggestion: 'a book', taken: false },
    { suggestion: 'a drum', taken: false },
    { suggestion: 'a kite', taken: true },
  ])
})

test('an idea stays taken when only its case changes', () => {
  const before = { status: [{ suggestion: 'a kite', taken: true }], details: [] }
  expect(suggestionsOf(['A Kite'], SHOP, before).status).toEqual([{ suggestion: 'A Kite', taken: true }])
})

test('an idea keeps its origin, and one rewritten by the owner becomes the owner’s', () => {
  const made = [
    { suggestion: 'a kite', source: 'model', reason: 'likes wind' },
    { suggestion: 'a lamp', source: 'built-in', reason: 'reads at night' },
  ] as const
  const first = suggestionsOf(['a kite', 'a lamp'], SHOP, undefined, made)
  expect(suggestionsOf(['a kite', 'a red lamp'], SHOP, first).details).toEqual([
    { suggestion: 'a kite', source: 'model', reason: 'likes wind' },
    { suggestion: 'a red lamp', source: 'owner', reason: '' },
  ])
})

test('taken is told by the idea’s text', () => {
  const status = [
    { suggestion: 'a kite', taken: true },
    { suggestion: 'a lamp', taken: false },
  ]
  expect(isTaken(status, 'a kite')).toBe(true)
  expect(isTaken(status, ' A KITE')).toBe(true)
  expect(isTaken(status, 'a lamp')).toBe(false)
  expect(isTaken(status, 'a book')).toBe(false)
})

test.each([
  ['one line', 'a kite', ['a kite']],
  ['lines of any system', 'a kite\r\na lamp\na book\ra drum', ['a kite', 'a lamp', 'a book', 'a drum']],
  ['blank lines', '\n\na kite\n   \na lamp\n', ['a kite', 'a lamp']],
  ['dashes', '- a kite\n– a lamp\n— a book', ['a kite', 'a lamp', 'a book']],
  ['bullets', '• a kite\n* a lamp\n  · a book', ['a kite', 'a lamp', 'a book']],
  ['numbers', '1. a kite\n2) a lamp\n(3) a book', ['a kite', 'a lamp', 'a book']],
  [
    'what only looks like one',
    '4-person tent\n3D pens\n-20 sleeping bag\n1.5 l bottle',
    ['4-person tent', '3D pens', '-20 sleeping bag', '1.5 l bottle'],
  ],
  ['nothing', ' \n ', []],
])('pasted: %s', (_what, text, ideas) => {
  expect(pastedIdeas(text)).toEqual(ideas)
})

test.each([
  ['nothing is taken', [], ['a kite'], []],
  ['what is taken stays', ['a kite'], ['A Kite ', 'a lamp'], []],
  ['what is taken goes', ['a kite', 'a lamp'], ['a lamp'], ['a kite']],
  ['what is taken is written anew', ['a kite'], ['a red kite'], ['a kite']],
])('%s', (_what, taken, ideas, gone) => {
  const status = ['a kite', 'a lamp', 'a book'].map((suggestion) => ({
    suggestion,
    taken: taken.includes(suggestion),
  }))
  expect(takenAndGone({ status }, ideas)).toEqual(gone)
})

test.each([
  ['all in their places', ['a', 'b', 'c'], ['x', 'y', 'z'], [], ['x', 'y', 'z']],
  ['one of them', ['b'], ['x'], [], ['a', 'x', 'c']],
  ['what is taken stays', ['a', 'b', 'c'], ['x', 'y', 'z'], ['b'], ['x', 'b', 'y']],
  ['fewer fresh ones than places', ['a', 'b', 'c'], ['x'], [], ['x', 'b', 'c']],
  ['what is on the list no more', ['d'], ['x'], [], ['a', 'b', 'c']],
])('renewed: %s', (_what, replaced, fresh, taken, ideas) => {
  const suggestions = ['a', 'b', 'c']
  const status = suggestions.map((suggestion) => ({ suggestion, taken: taken.includes(suggestion) }))
  expect(withRenewed({ suggestions, status }, replaced, fresh)).toEqual(ideas)
})
