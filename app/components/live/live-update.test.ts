import { expect, test } from 'vitest'
import {
  isBehind,
  newlyTaken,
  delayBeforeReload,
  type LiveUpdate,
  parseLiveUpdate,
  applyLiveUpdate,
} from '#app/components/live/live-update.ts'

/** A list by its signs: - free, + taken. */
const list = (signs: string) => [...signs].map((sign, at) => ({ text: `idea ${at}`, taken: sign === '+' }))
const signs = (ideas: readonly { taken: boolean }[]) => ideas.map(({ taken }) => (taken ? '+' : '-')).join('')
const told = (taken: number[], mark = 'now'): LiveUpdate => ({ mark, taken, spreadMs: 400 })
const shown = (ideas: string) => ({ mark: 'now', ideas: list(ideas) })

test.each<[string, string, LiveUpdate | null, string, boolean]>([
  ['nothing was told yet', '-+-', null, '-+-', false],
  ['nothing new is told', '-+-', told([1]), '-+-', false],
  ['an idea was taken', '---', told([2]), '--+', false],
  ['two were, one is known', '-+-', told([0, 1]), '++-', false],
  ['all of them were', '---', told([0, 1, 2]), '+++', false],
  ['the page knows of one that the stream did not tell yet', '+--', told([]), '+--', true],
  ['one was made available, another taken', '+--', told([2]), '+-+', true],
  ['something else changed, and one was taken', '---', told([1], 'later'), '---', true],
  ['a list without ideas', '', told([]), '', false],
])('what shows, and whether the page is behind: %s', (_what, read, news, shows, behind) => {
  expect(signs(applyLiveUpdate(shown(read), news))).toBe(shows)
  expect(news !== null && isBehind(shown(read), news)).toBe(behind)
})

test('an update without news leaves the same ideas object', () => {
  const page = shown('+-')
  expect(applyLiveUpdate(page, told([0]))).toBe(page.ideas)
  expect(applyLiveUpdate(page, null)).toBe(page.ideas)
})

test.each<[string, string, LiveUpdate, number, number, number]>([
  ['a page alone reads at once', 'before', { ...told([]), spreadMs: 0 }, 0, 0.9, 0],
  ['many spread', 'before', told([]), 0, 0.25, 100],
  ['what stays behind is read again later', 'before', told([]), 1, 1, 2000],
  ['and ever later', 'before', told([]), 3, 1, 8000],
  ['but not less often than every half minute', 'before', told([]), 50, 1, 30_000],
  ['the stream has a moment to tell what the page itself took', 'now', told([]), 0, 1, 1000],
])('how long to wait before reading: %s', (_what, mark, news, readings, random, pause) => {
  expect(delayBeforeReload({ mark }, news, readings, random)).toBe(pause)
})

test.each([
  ['nothing happens', '-+-', '-+-', []],
  ['one is taken', '-+-', '++-', ['idea 0']],
  ['two are', '---', '+-+', ['idea 0', 'idea 2']],
  ['one is made available', '-+-', '---', []],
  ['one that is new on the list comes taken', '-', '-+', []],
  ['one is gone', '-+', '-', []],
])('which ideas were taken meanwhile: %s', (_what, before, now, taken) => {
  expect(newlyTaken(list(before), list(now))).toEqual(taken)
})

test('ideas that change places are told by their words', () => {
  const before = list('--')
  const now = before.toReversed().map((idea) => ({ ...idea, taken: idea.text === 'idea 1' }))
  expect(newlyTaken(before, now)).toEqual(['idea 1'])
})

test('a message without anything in it tells to read anew', () => {
  expect(parseLiveUpdate('')).toBeNull()
  expect(parseLiveUpdate('{"mark":"now","taken":[1],"spreadMs":0}')).toEqual({
    mark: 'now',
    taken: [1],
    spreadMs: 0,
  })
})
