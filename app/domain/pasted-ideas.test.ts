import { expect, test } from 'vitest'
import { ideasInFile, ideasTable, pastedIdeas } from '#app/domain/pasted-ideas.ts'

const idea = (text: string, link = '', details = '', price = '') => ({ text, link, details, price })

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
  expect(pastedIdeas(text)).toEqual(ideas.map((one) => idea(one)))
})

test('an address in a line is its link', () => {
  expect(pastedIdeas('- Red kite https://kites.example/red\nhttps://lamps.example/\na book')).toEqual([
    idea('Red kite', 'https://kites.example/red'),
    idea('lamps.example', 'https://lamps.example/'),
    idea('a book'),
  ])
})

test.each(['[24.11.26, 18:03:12] Aunt Eva: ', '[24/11/2026, 18:03] Eva: ', '11/24/26, 6:03 PM - Eva: '])(
  'who sent a message in a chat is left out: %s',
  (sender) => {
    expect(pastedIdeas(`${sender}Red kite https://kites.example/red`)).toEqual([
      idea('Red kite', 'https://kites.example/red'),
    ])
  },
)

test.each([',', '\t', ';'])('a table with a header is read by its columns, separated by "%s"', (by) => {
  const table = [
    ['Price', 'Wish', 'URL', 'Size', 'Color'],
    ['€20', 'Red kite', 'https://kites.example/red', '120 cm', 'red'],
    ['', '"A lamp', ' or two"', '', '', ''],
  ]
  const [header, first] = table.map((row) => row.join(by))
  expect(pastedIdeas(`\ufeff${header}\n${first}\n\n${['', 'A lamp'].join(by)}\n`)).toEqual([
    idea('Red kite', 'https://kites.example/red', '120 cm', '€20'),
    idea('A lamp'),
  ])
})

test.each([
  'a kite, a lamp, a book',
  'idea',
  'Gift: a kite\na lamp',
  'gift,book\na,b'.replace('gift', 'pen'),
])('%s is no table', (text) => {
  expect(pastedIdeas(text).map((one) => one.text)).toEqual(text.split('\n'))
})

test('exported ideas are read back as they were, and are no formulas', () => {
  const ideas = [
    idea('a "red", kite; or\ttwo', 'https://kites.example/?a=1,2', "size 5'", '$20'),
    idea('=SUM(A1)', '', '+1', '@20'),
    idea("'-quoted", '', '-', ''),
  ]
  const table = ideasTable(ideas)
  expect(table.split('\r\n')[0]).toBe('idea,link,details,price')
  expect(table).toMatch(/'=SUM/)
  expect(pastedIdeas(table)).toEqual(ideas.map((one) => ({ ...one, text: one.text.replace('\t', ' ') })))
})

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', bytes('Schöner Drache\na lamp')],
  ['UTF-8 with its mark', bytes('\ufeffSchöner Drache\na lamp')],
  ['the code page of western Windows', Uint8Array.from(Buffer.from('Schöner Drache\na lamp', 'latin1'))],
  ['UTF-16', Uint8Array.from(Buffer.from('\ufeffSchöner Drache\na lamp', 'utf16le'))],
  [
    'UTF-16 of the other order',
    Uint8Array.from(Buffer.from('\ufeffSchöner Drache\na lamp', 'utf16le').swap16()),
  ],
])('a file in %s is read', (_what, file) => {
  expect(ideasInFile(file)).toEqual({ ok: true, value: [idea('Schöner Drache'), idea('a lamp')] })
})

test.each([
  ['nothing', bytes(''), 'nothing_to_import'],
  ['blank lines', bytes(' \n\n'), 'nothing_to_import'],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'nothing_to_import',
  ],
  ['more than 300 kB', bytes('a'.repeat(300_001)), 'nothing_to_import'],
  ['301 lines', bytes('a kite\n'.repeat(301)), 'too_many_ideas'],
])('a file with %s is refused', (_what, file, code) => {
  expect(ideasInFile(file)).toEqual({ ok: false, code })
})

test.each([
  ['spaces after a word behind an address', `https://a.example/ y${' '.repeat(300_000)}x`],
  ['brackets that close an address', `https://a.example/${')'.repeat(300_000)}`],
  ['addresses', 'https://a.example/ '.repeat(16_000)],
  ['beginnings of addresses', 'www.'.repeat(75_000)],
  ['quotes', '"'.repeat(300_000)],
  ['quoted cells of a table', `idea,link\n${'"a" b,"'.repeat(42_000)}`],
  ['separators', `idea,link\n${','.repeat(300_000)}`],
  ['lines', '\n'.repeat(300_000)],
  ['colons', `[24.11.26, 18:03] ${':'.repeat(300_000)}`],
])('300,000 characters of %s are read in under 300 ms', (_what, text) => {
  // Neighbours on the machine only ever add time.
  const best = Math.min(...[1, 2, 3].map(() => millisecondsFor(() => pastedIdeas(text))))
  expect(best).toBeLessThan(300)
})

function millisecondsFor(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
