import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', rest = ''] = css.split('@variant dark {')
const [darkCss = ''] = rest.split('@theme')

type Tokens = ReadonlyMap<string, string>
const light: Tokens = readTokens(lightCss)
const dark = readTokens(darkCss)

const grounds = ['paper', 'card', 'raised', 'field']

const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ribbon', 'danger', 'taken'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'ribbon-wash'],
  ['ink', 'taken-wash'],
  ['ink', 'danger-wash'],
  ['ink-soft', 'taken-wash'],
  ['ribbon', 'ribbon-wash'],
  ['taken', 'taken-wash'],
  ['danger', 'danger-wash'],
  ['on-ribbon', 'ribbon-fill'],
  ['on-ribbon', 'ribbon-deep'],
  ['on-taken', 'taken'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-deep'],
  ['paper', 'ink'],
]

// Edges of controls, focus rings and marks that carry meaning (WCAG 1.4.11).
const markPairs: [mark: string, ground: string][] = [
  ...['line', 'focus', 'taken', 'danger'].flatMap((mark) =>
    grounds.map((ground): [string, string] => [mark, ground]),
  ),
  ['string', 'paper'],
  ['string', 'card'],
  ['taken', 'taken-wash'],
  ['focus', 'taken-wash'],
  ['focus', 'ribbon-wash'],
]

test('by lamplight what is raised is lighter than the card below it, and the card than the paper', () => {
  const [paper = 0, card = 0, raised = 0] = ['paper', 'card', 'raised'].map((name) => luminance(dark, name))
  expect(card / paper).toBeGreaterThan(1.5)
  expect(raised / card).toBeGreaterThan(1.5)
})

test('the light veil is as warm as the paper: more red than green, more green than blue', () => {
  const [, red = '', green = '', blue = ''] =
    /--veil: #(..)(..)(..)/.exec(lightCss)?.map((part) => part) ?? []
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => Number.parseInt(part, 16))
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
})

test('both lights know the same colours', () => {
  expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted())
})

describe.each([
  ['by day', light],
  ['by lamplight', dark],
])('colours %s', (_name, tokens) => {
  test.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(markPairs)('%s can be seen on %s', (mark, ground) => {
    expect(contrast(tokens, mark, ground)).toBeGreaterThanOrEqual(3)
  })
})

function readTokens(block: string): Tokens {
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]))
}

function contrast(tokens: Tokens, one: string, other: string) {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(tokens, name))
    .toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(tokens: Tokens, name: string) {
  const hex = tokens.get(name)
  if (!hex) throw new Error(`tokens.css has no six-digit colour --${name}`)
  const linear = (start: number) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}
