import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../steps.ts'
import { ownFolder } from '#test/own-folder.ts'

test.each<[string, string[], string]>([
  ['no address', [], 'Say whose two-step sign-in'],
  ['what is no address', ['rosa'], 'Say whose two-step sign-in'],
  ['two addresses', ['rosa@example.org', 'otto@example.org'], 'Say whose two-step sign-in'],
  ['an option that does not exist', ['rosa@example.org', '--all'], '--all'],
  ['no database', ['rosa@example.org'], 'There is no database in'],
])('with %s nothing is reset, and a sentence says why', async (_what, given, words) => {
  const folder = ownFolder()
  const { code, output } = await run(
    process.execPath,
    ['scripts/operator/reset-second-factor.ts', ...given],
    {
      DATA_DIR: join(folder, 'data'),
    },
  )
  expect([code, output.includes(words)]).toEqual([1, true])
  expect(readdirSync(folder)).toEqual([])
})
