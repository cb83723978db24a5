import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './steps.ts'
import { ownFolder } from '#test/own-folder.ts'

test.each(['is not there', 'has no database'])(
  'a data folder that %s is answered with a sentence, not with an empty backup',
  async (how) => {
    const folder = ownFolder()
    const DATA_DIR = join(folder, 'data')
    if (how === 'has no database') mkdirSync(DATA_DIR)
    const before = readdirSync(folder, { recursive: true })
    const target = join(folder, 'backup.tar.gz')
    const { code, output } = await run(process.execPath, ['scripts/backup.ts', target], { DATA_DIR })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `There is no database in ${DATA_DIR} that this user may read. Set DATA_DIR to the server's data folder.`,
    )
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  },
)

test('a backup never replaces a folder or a device', async () => {
  const folder = ownFolder()
  mkdirSync(join(folder, 'database'))
  const target = join(folder, 'backups')
  mkdirSync(target)
  const { code, output } = await run(process.execPath, ['scripts/backup.ts', target], { DATA_DIR: folder })
  expect([code, output.trim()]).toEqual([1, `${target} is no file. Give the name of a file to write.`])
})
