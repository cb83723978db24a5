import { expect, test } from 'vitest'
import type { StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { NO_DETAILS } from '#app/domain/ideas/idea-details.ts'
import { removalFrom, replacementFrom, restoredList } from '#app/domain/ideas/list-change.ts'

const AT = new Date('2026-11-21T12:00:00Z')

/** Ideas with their texts as ids; a + says taken. */
function list(...lines: string[]): StoredIdea[] {
  return lines.map((line) => {
    const text = line.replace('+', '')
    const taken = { takenAt: line.startsWith('+') ? AT : null, takenBy: null, takenText: null }
    return { id: text, text, source: 'built-in', reason: '', shoppingUrl: '', ...NO_DETAILS, ...taken }
  })
}

const words = (ideas: readonly { text: string; takenAt: Date | null }[]) =>
  ideas.map(({ text, takenAt }) => (takenAt ? '+' : '') + text)

test('ideas that were renewed come back to their places, and the new ones go', () => {
  const before = list('kite', '+lamp', 'book', 'drum')
  const after = list('harp', '+lamp', 'flute', 'drum')
  expect(restoredList(after, replacementFrom(before, after))).toEqual(before)
})

test('a new one that somebody took meanwhile stays beside the one that comes back', () => {
  const change = replacementFrom(list('kite', 'lamp'), list('harp', 'flute'))
  expect(words(restoredList(list('+harp', 'flute'), change))).toEqual(['kite', 'lamp', '+harp'])
})

test('a new one that the owner edited meanwhile stays, and so does what was written since', () => {
  const change = replacementFrom(list('kite', 'lamp'), list('harp', 'lamp'))
  const [harp, ...rest] = list('harp', 'lamp', 'drum')
  const now = [{ ...(harp as StoredIdea), text: 'a red harp' }, ...rest]
  expect(words(restoredList(now, change))).toEqual(['kite', 'a red harp', 'lamp', 'drum'])
})

test('removed lines come back as they were, taken or not, and nothing else changes', () => {
  const before = list('+kite', 'lamp', 'book')
  const after = list('lamp', 'drum')
  expect(words(restoredList(after, removalFrom(before, after)))).toEqual(['+kite', 'lamp', 'book', 'drum'])
})

test('what was taken since stays taken', () => {
  const change = removalFrom(list('kite', 'lamp'), list('lamp'))
  expect(words(restoredList(list('+lamp'), change))).toEqual(['kite', '+lamp'])
})

test('an idea that is there again in the same words comes back once, taken if either was', () => {
  const change = removalFrom(list('+kite', 'lamp'), list('lamp'))
  const again = { ...(list('Kite')[0] as StoredIdea), id: 'another' }
  const restored = restoredList([...list('lamp'), again], change)
  expect(words(restored)).toEqual(['lamp', '+Kite'])
  expect(restored[1]?.id).toBe('another')
})

test('an idea that is there again with another price stays beside the one that comes back', () => {
  const [kite] = list('kite') as [StoredIdea]
  const again = { ...kite, price: '50 €', id: 'another' }
  const restored = restoredList([again], removalFrom([{ ...kite, price: '20 €' }], []))
  expect(restored).toMatchObject([
    { text: 'kite (2)', id: 'kite', price: '20 €' },
    { text: 'kite', id: 'another', price: '50 €' },
  ])
})

test('where the list became shorter meanwhile the removed come back at its end', () => {
  const change = removalFrom(list('kite', 'lamp', 'book'), list('kite', 'lamp'))
  expect(words(restoredList(list('lamp'), change))).toEqual(['lamp', 'book'])
})
