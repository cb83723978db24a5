import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../steps.ts'
import { ownFolder } from '#test/own-folder.ts'

test.each<[string, string[], string]>([
  ['no days', ['--days', '0'], 'Say for how many days'],
  ['uses in words', ['--uses', 'many'], 'Say for how many days'],
  ['half a use', ['--uses', '0.5'], 'Say for how many days'],
  ['a link that is no invitation', ['--withdraw', 'https://wishes.example/signup'], 'Say for how many days'],
  ['an option that does not exist', ['--hours', '1'], '--hours'],
  ['no database', [], 'There is no database in'],
])('with %s no invitation is made, and a sentence says why', async (_what, given, words) => {
  const folder = ownFolder()
  const { code, output } = await run(process.execPath, ['scripts/operator/invite.ts', ...given], {
    DATA_DIR: join(folder, 'data'),
  })
  expect([code, output.includes(words)]).toEqual([1, true])
  expect(readdirSync(folder)).toEqual([])
})
