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
const list = (signs: string) => [...signs].map((sign, at) => ({ id: `id ${at}`, taken: sign === '+' }))
const signs = (ideas: readonly { taken: boolean }[]) => ideas.map(({ taken }) => (taken ? '+' : '-')).join('')
const update = (taken: number[], version = 'now'): LiveUpdate => ({
  version,
  taken: taken.map((at) => `id ${at}`),
})
const shown = (ideas: string) => ({ version: 'now', ideas: list(ideas) })

test.each<[string, string, LiveUpdate | null, string, boolean]>([
  ['nothing was told yet', '-+-', null, '-+-', false],
  ['nothing new is told', '-+-', update([1]), '-+-', false],
  ['an idea was taken', '---', update([2]), '--+', false],
  ['two were, one is known', '-+-', update([0, 1]), '++-', false],
  ['all of them were', '---', update([0, 1, 2]), '+++', false],
  ['the page knows of one that the stream did not tell yet', '+--', update([]), '+--', true],
  ['one was made available, another taken', '+--', update([2]), '+-+', true],
  ['something else changed, and one was taken', '---', update([1], 'later'), '---', true],
  ['an idea was taken that the page does not show', '--', update([5]), '--', false],
  ['a list without ideas', '', update([]), '', false],
])('what shows, and whether the page is behind: %s', (_what, read, news, shows, behind) => {
  expect(signs(applyLiveUpdate(shown(read), news))).toBe(shows)
  expect(news !== null && isBehind(shown(read), news)).toBe(behind)
})

test('an update without news leaves the same ideas object', () => {
  const page = shown('+-')
  expect(applyLiveUpdate(page, update([0]))).toBe(page.ideas)
  expect(applyLiveUpdate(page, null)).toBe(page.ideas)
})

test.each<[string, string, LiveUpdate, number, number, number]>([
  ['what is new is read at once', 'before', update([]), 0, 0.9, 0],
  ['what stays behind is read again later', 'before', update([]), 1, 1, 2000],
  ['and ever later', 'before', update([]), 3, 1, 8000],
  ['but not less often than every half minute', 'before', update([]), 50, 1, 30_000],
  ['the stream has a moment to tell what the page itself took', 'now', update([]), 0, 1, 1000],
])('how long to wait before reading: %s', (_what, version, news, reloads, random, pause) => {
  expect(delayBeforeReload({ version }, news, reloads, random)).toBe(pause)
})

test.each([
  ['nothing happens', '-+-', '-+-', []],
  ['one is taken', '-+-', '++-', ['id 0']],
  ['two are', '---', '+-+', ['id 0', 'id 2']],
  ['one is made available', '-+-', '---', []],
  ['one that is new on the list comes taken', '-', '-+', []],
  ['one is gone', '-+', '-', []],
])('which ideas were taken meanwhile: %s', (_what, before, now, taken) => {
  expect(newlyTaken(list(before), list(now)).map(({ id }) => id)).toEqual(taken)
})

test('ideas that change places and texts are told apart by their ids', () => {
  const before = list('--').map((idea) => ({ ...idea, text: `text of ${idea.id}` }))
  const now = before
    .toReversed()
    .map((idea) => ({ ...idea, text: 'another text', taken: idea.id === 'id 1' }))
  expect(newlyTaken(before, now)).toEqual([{ id: 'id 1', text: 'another text', taken: true }])
})

test('a message without anything in it tells to read anew', () => {
  expect(parseLiveUpdate('')).toBeNull()
  expect(parseLiveUpdate('{"version":"now","taken":["id 1"]}')).toEqual(update([1]))
})
