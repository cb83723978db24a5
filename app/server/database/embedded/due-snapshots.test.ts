import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  dropOldSnapshots,
  isSnapshotDue,
  listSnapshots,
  takeDueSnapshot,
  timeInName,
} from '#app/server/database/embedded/snapshots.ts'
import { ownFolder } from '#test/own-folder.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

let folder: string
beforeEach(() => void (folder = ownFolder()))

/** Files of snapshots from these times, without content. */
function pretend(times: readonly Date[]): void {
  mkdirSync(join(folder, 'snapshots'), { recursive: true })
  for (const at of times) writeFileSync(join(folder, 'snapshots', `${timeInName(at)}.tar.gz`), '')
}

test.each([
  ['none', [], true],
  ['one of just now', [0], false],
  ['one almost a day old', [-0.99], false],
  ['one a day old', [-1], true],
  ['an old and a new one', [-5, -0.5], false],
])('with %s a snapshot is due: %s', (_what, days, due) => {
  pretend(days.map(after))
  expect(isSnapshotDue(folder, NOON)).toBe(due)
})

test('snapshots older than a week go, except the newest of all', () => {
  pretend([-9, -8, -7.1, -7, -6, -0.1].map(after))
  writeFileSync(join(folder, 'snapshots', 'notes.tar.gz'), 'no snapshot')
  dropOldSnapshots(folder, NOON)
  expect(listSnapshots(folder).map(({ at }) => at)).toEqual([-0.1, -6, -7].map(after))
  dropOldSnapshots(folder, after(100))
  expect(listSnapshots(folder).map(({ at }) => at)).toEqual([after(-0.1)])
  expect(existsSync(join(folder, 'snapshots', 'notes.tar.gz'))).toBe(true)
})

test('looked after twice a day, there is one a day and a week of them; one that fails is tried again', async () => {
  let now = NOON
  let full = false
  const failures: unknown[] = []
  const looked = {
    clock: { now: () => now },
    env: { DATA_DIR: folder },
    log: { warn() {} },
    database: {
      sizeMb: async () => 99,
      async snapshot(at: Date) {
        if (full) throw new Error('no room left')
        pretend([at])
        return ''
      },
    },
  }
  for (let halfDays = 0; halfDays <= 20; halfDays++) {
    now = after(halfDays / 2)
    full = halfDays === 10
    await takeDueSnapshot(looked).catch((error) => failures.push(error))
  }
  expect(failures).toHaveLength(1)
  expect(listSnapshots(folder).map(({ at }) => at)).toEqual([9.5, 8.5, 7.5, 6.5, 5.5, 4, 3].map(after))
})
