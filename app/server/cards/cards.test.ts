import { expect, test } from 'vitest'
import { cardSvg } from '#app/server/cards/card-svg.ts'
import { fit } from '#app/server/cards/fitting.ts'
import { letter, type Line, writing } from '#app/server/cards/lettering.ts'
import type { Card } from '#app/domain/card.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

const card = (name: string): Card => ({
  language: 'en',
  over: 'How well do you know them?',
  title: { text: name, instead: 'Someone close to you' },
  under: 'just took this quiz!',
  picture: { score: 6, of: 8 },
})

const shapes = (line: Line | undefined) => line?.outlines.filter(({ d }) => d !== '').length
const drawn = (line: Line | undefined) => (line?.outlines ?? []).map(({ d }) => d).filter((d) => d !== '')

test.each([
  ['Zdeňka Nguyễn', 12],
  ['Мария Ёлкина', 11],
  ['Ελένη', 5],
  ['דוד כהן', 6],
  ['Tom & Ania', 8],
])('%s is written, a shape for each letter', (name, letters) => {
  expect(shapes(letter(name, 'display'))).toBe(letters)
})

test('Arabic letters are joined, and stand from right to left', () => {
  const joined = letter('مريم', 'display')
  const apart = [...'مريم'].map((character) => letter(character, 'display'))
  expect(joined?.width).toBeLessThan(apart.reduce((sum, line) => sum + (line?.width ?? 0), 0))
  const [first] = drawn(letter('د', 'display'))
  expect(drawn(letter('دب', 'display'))?.at(-1)).toBe(first)
})

test('Hebrew stands from right to left, also beside Latin', () => {
  const [dalet] = drawn(letter('ד', 'display'))
  const [vav] = drawn(letter('ו', 'display'))
  expect(drawn(letter('דו', 'display'))).toEqual([vav, dalet])
  const [a] = drawn(letter('A', 'display'))
  expect(drawn(letter('A דו', 'display'))).toEqual([a, vav, dalet])
  expect(drawn(letter('דו A', 'display'))).toEqual([a, vav, dalet])
})

test('a Devanagari vowel stands before the letters it follows in writing', () => {
  const whole = drawn(letter('कि', 'display'))
  const [ka] = drawn(letter('क', 'display'))
  expect(whole).toHaveLength(2)
  expect(whole?.at(-1)).toBe(ka)
})

test('a line broken off a text keeps the direction of the whole', () => {
  const name = 'Anna דנה Ελένη'
  const whole = drawn(writing(name, 'display').write('דנה Ελένη'))
  const latinFirst = [...drawn(letter('דנה', 'display')), ...drawn(letter('Ελένη', 'display'))]
  expect(whole).toEqual(latinFirst)
  expect(writing(name, 'display').rightToLeft).toBe(false)
  expect(writing('דנה Anna', 'display').rightToLeft).toBe(true)
})

test('a name of which one font lacks a letter is written in one font that has it whole', () => {
  const [accented] = drawn(letter('ễ', 'display'))
  const name = drawn(letter('Nguyễn', 'display'))
  expect(name).toHaveLength(6)
  expect(name[4]).toBe(accented)
  expect(name[0]).not.toBe(drawn(letter('N', 'display'))[0])
  expect(drawn(letter('Anna 王', 'display'))).toEqual([])
  expect(drawn(letter('A ❤️ ד', 'display'))[0]).toBe(drawn(letter('A', 'display'))[0])
})

test('no zero has a slash: it is one line outside and one inside', () => {
  for (const hand of ['display', 'text'] as const)
    expect(drawn(letter('0', hand))[0]?.match(/M/g)).toHaveLength(2)
})

test('an emoji of several characters is one picture', () => {
  expect(shapes(letter('👩🏽‍🚀', 'display'))).toBe(1)
  expect(shapes(letter('🏳️‍🌈', 'display'))).toBe(1)
  expect(shapes(letter('Mia ❤️', 'display'))).toBe(4)
})

test.each(['王小明', 'สมชาย', 'Anna 王', '\u{10FFFD}', 'ꙮ\u{1F8B0}\u{1FFFD}'])(
  'what no bundled font has is not written at all, so there are never boxes: %j',
  (name) => {
    expect(letter(name, 'display')).toBeUndefined()
    expect(cardSvg(card(name))).toBe(cardSvg(card('Someone close to you')))
  },
)

test.each([
  'Maya',
  'W'.repeat(50),
  'W '.repeat(50),
  'मीनाक्षी '.repeat(12),
  '👩‍👩‍👧'.repeat(10),
  'Wolfgang-Amadeus Maximilian',
])('a name fits its space however long it is: %j', (name) => {
  const space = { hand: 'display', width: 560, height: 220, sizes: [92, 60, 38] } as const
  const fitted = fit(name, space)
  expect(fitted?.lines.length).toBeGreaterThan(0)
  for (const { width } of fitted?.lines ?? [])
    expect((width * (fitted?.size ?? 0)) / 1000).toBeLessThanOrEqual(560)
  expect((fitted?.lines.length ?? 0) * (fitted?.size ?? 0) * 1.18).toBeLessThanOrEqual(220)
})

test.each(['\ufdfa', 'W', 'क्ष', 'a\u200d', '👩🏽‍🚀', 'مريم '])(
  'a hundred characters of %s are laid out in under 100 ms',
  async (unit) => {
    const name = unit.repeat(100).slice(0, 100)
    const draw = () => cardSvg({ ...card(name), under: [name, 'May 1, 2027'] })
    expect(await usualMilliseconds(3, draw)).toBeLessThan(100)
  },
)

test('a name that is too long loses its end, and no more lines than there is room for', () => {
  const space = { hand: 'display', width: 560, height: 220, sizes: [92, 38] } as const
  const long = fit('Maximilian-Alexander von Hohenstein-Wittgenstein-Sayn '.repeat(3), space)
  expect([long?.size, long?.lines.length]).toEqual([38, 4])
  expect(drawn(long?.lines.at(-1)).at(-1)).toBe(drawn(letter('…', 'display'))[0])
  const one = fit('Maximilian-Alexander', { ...space, sizes: [80] })
  expect(one?.lines.map(({ outlines }) => outlines.length)).toEqual([11, 9])
})

test('of several lines below each stands or is left out on its own', () => {
  const below = (under: readonly string[]) => cardSvg({ ...card('Maya'), under })
  expect(below(['乔迁之喜', 'May 1, 2027'])).toBe(below(['', 'May 1, 2027']))
  expect(below(['Birthday', 'May 1, 2027'])).not.toBe(below(['', 'May 1, 2027']))
  expect(below(['Birthday '.repeat(12), 'May 1, 2027']).match(/<g transform="translate\(170/g)).toHaveLength(
    5,
  )
})

test('nothing but outlines is on a card: no text, no link, nothing of a name as markup', () => {
  const svg = cardSvg(card('<image href="https://evil.example/x.png"/>'))
  expect(svg).not.toMatch(/<(?!\/?(svg|g|path|circle)\b)/)
  expect(svg).not.toContain('href')
})

test.each(['مريم', 'Anna Maximiliane von Hohenstein-Sayn'])(
  'a card in a language from right to left begins at the right: %s',
  (name) => {
    const svg = cardSvg({ ...card(name), language: 'ar' })
    const lines = fit(name, { hand: 'display', width: 560, height: 220, sizes: [92, 80, 68, 56, 46, 38] })
    const ends = lines?.lines.map(({ width, outlines: [first] }) => {
      const glyph = `<path transform="translate(${first?.x} ${first?.y})" d="${first?.d}"/>`
      const before = svg.slice(0, svg.indexOf(glyph))
      const [, start, scale] = /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+) [^>]*>$/.exec(before) ?? []
      return Math.round(Number(start) + Number(scale) * width)
    })
    expect(new Set(ends)).toEqual(new Set([1030]))
  },
)

test.each([
  ['en', 760, 1140],
  ['ar', 60, 440],
])('up to three pictures stand in place of the drawing, beside the words: %s', (language, from, to) => {
  const of = { ...card('Maya'), language, picture: [{ look: 'paper', d: 'M1 1h8v8z' }] as const }
  const wordsOf = (svg: string) => svg.slice(svg.indexOf('<g fill="'))
  const all = ['data:image/jpeg;base64,A', 'data:image/jpeg;base64,B', 'data:image/jpeg;base64,C']
  for (const pictures of [all.slice(0, 1), all.slice(0, 2), all]) {
    const svg = cardSvg(of, pictures)
    const images = [...svg.matchAll(/<image x="(\d+)" y="(\d+)" width="(\d+)"[^>]* href="([^"]*)"/g)]
    expect(images.map(([, , , , href]) => href)).toEqual(pictures)
    for (const [x = 0, y = 0, side = 0] of images.map((image) => image.slice(1, 4).map(Number))) {
      expect([x > from, x + side < to, y > 60, y + side < 560]).toEqual([true, true, true, true])
    }
    expect(svg).not.toContain('M1 1h8v8z')
    expect(wordsOf(svg)).toBe(wordsOf(cardSvg(of)))
  }
})
