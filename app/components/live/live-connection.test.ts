import { expect, test } from 'vitest'
import {
  nextConnection,
  backOff,
  type Connection,
  dueAt,
  type ConnectionEvent,
  isLost,
  PAUSED,
} from '#app/components/live/live-connection.ts'

const opening = (since: number, tries: number, lostAt: number): Connection => ({
  phase: 'opening',
  since,
  tries,
  lostAt,
})
const waiting = (until: number, tries: number, lostAt: number): Connection => ({
  phase: 'waiting',
  until,
  tries,
  lostAt,
})
const open = (receivedAt: number): Connection => ({ phase: 'open', receivedAt })
const OPENING = opening(1000, 0, 1000)
const AGAIN = opening(9000, 3, 1000)
const OPEN = open(1000)
const WAITING = waiting(5000, 2, 1000)
const HALF = 0.5

test.each<[string, Connection, ConnectionEvent, number, Connection]>([
  ['a page that is shown opens its stream', PAUSED, 'shown', 1000, OPENING],
  ['a hidden page opens none when it gets the focus', PAUSED, 'back', 1000, PAUSED],
  ['nor when time passes', PAUSED, 'time', 1000, PAUSED],
  ['nor when a closed stream still fails', PAUSED, 'failed', 1000, PAUSED],
  ['nor when one still says something', PAUSED, 'received', 1000, PAUSED],

  ['a stream is open once it says something', OPENING, 'received', 1200, open(1200)],
  ['opening may take 10 seconds', OPENING, 'time', 10_999, OPENING],
  ['and no longer', OPENING, 'time', 11_000, waiting(11_750, 1, 1000)],
  ['a first failure waits a little', OPENING, 'failed', 1100, waiting(1850, 1, 1000)],
  [
    'a fourth waits longer, and it is still lost since the first',
    AGAIN,
    'failed',
    9100,
    waiting(15_100, 4, 1000),
  ],
  ['a page that is hidden meanwhile gives up', OPENING, 'hidden', 1100, PAUSED],
  ['coming back does not open a second one', OPENING, 'back', 1100, OPENING],
  ['being shown does not either', OPENING, 'shown', 1100, OPENING],

  ['a heartbeat keeps it', OPEN, 'received', 31_000, open(31_000)],
  ['nothing for 40 seconds less a millisecond is nothing', OPEN, 'time', 40_999, OPEN],
  [
    'nothing for 40 seconds is the end, and another is opened at once',
    OPEN,
    'time',
    41_000,
    opening(41_000, 0, 41_000),
  ],
  ['a broken one is lost from then on', OPEN, 'failed', 20_000, waiting(20_750, 1, 20_000)],
  ['coming back right after it spoke changes nothing', OPEN, 'back', 5999, OPEN],
  ['coming back later makes sure of it', OPEN, 'back', 6000, opening(6000, 0, 6000)],
  ['a page that is hidden closes it', OPEN, 'hidden', 2000, PAUSED],

  [
    'a page that others need the connection of gives way for 8 seconds',
    OPEN,
    'crowded',
    20_000,
    waiting(28_000, 0, 20_000),
  ],
  ['and also while it opens', AGAIN, 'crowded', 9_500, waiting(17_500, 0, 9_500)],
  ['one that waits holds none', WAITING, 'crowded', 2000, WAITING],
  ['nor does a hidden page', PAUSED, 'crowded', 2000, PAUSED],
  ['waiting lasts', WAITING, 'time', 4999, WAITING],
  ['until it is over', WAITING, 'time', 5000, opening(5000, 2, 1000)],
  ['or somebody comes back to the page or to the network', WAITING, 'back', 2000, opening(2000, 2, 1000)],
  ['a stream that was closed fails no more', WAITING, 'failed', 2000, WAITING],
  ['a page that is hidden waits no more', WAITING, 'hidden', 2000, PAUSED],
])('%s', (_what, before, event, now, after) => {
  expect(nextConnection(before, event, now, HALF)).toEqual(after)
})

test.each<[string, Connection, number, boolean]>([
  ['hidden', PAUSED, 1_000_000, false],
  ['open, however long silent', OPEN, 1_000_000, false],
  ['opening for 10 seconds less a millisecond', OPENING, 10_999, false],
  ['opening for 10 seconds', OPENING, 11_000, true],
  ['waiting 10 seconds after it was lost', WAITING, 11_000, true],
  ['waiting 9 seconds after it was lost', WAITING, 10_000, false],
])('whether it is said to be lost: %s', (_what, connection, now, lost) => {
  expect(isLost(connection, now)).toBe(lost)
})

test.each<[string, Connection, number, number | undefined]>([
  ['a hidden page waits for nothing', PAUSED, 5000, undefined],
  ['an open stream for its silence', OPEN, 5000, 41_000],
  ['a first opening for its own end, when it is also said to be lost', OPENING, 5000, 11_000],
  ['a later opening for being said to be lost', AGAIN, 9500, 11_000],
  ['and once that is said, for its own end', AGAIN, 11_000, 19_000],
  ['waiting for its end', WAITING, 2000, 5000],
  ['or for being said to be lost', waiting(30_000, 2, 1000), 2000, 11_000],
])('what time changes next: %s', (_what, connection, now, due) => {
  expect(dueAt(connection, now)).toBe(due)
})

test('time alone always gets somewhere: what is due changes the connection or what is said of it', () => {
  for (const connection of [OPENING, AGAIN, OPEN, WAITING]) {
    const due = dueAt(connection, 1000) ?? 0
    const later = nextConnection(connection, 'time', due, HALF)
    expect([later !== connection, isLost(connection, due) !== isLost(connection, due - 1)]).toContain(true)
    expect(dueAt(later, due)).toBeGreaterThan(due)
  }
})

test.each([
  [1, 500, 1000],
  [2, 1000, 2000],
  [3, 2000, 4000],
  [5, 8000, 16_000],
  [6, 15_000, 30_000],
  [100, 15_000, 30_000],
  [5000, 15_000, 30_000],
])('after %i tries in vain the pause is between %i and %i ms', (tries, least, most) => {
  expect(backOff(tries, 0)).toBe(least)
  expect(backOff(tries, 1)).toBe(most)
})
