import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../steps.ts'
import { ownFolder } from '#test/own-folder.ts'

const LINK = 'https://wishes.example/quiz/play/23456789abcdefgh'

test.each<[string, string[], string]>([
  ['no link', ['--reason', 'x'], 'Say which link'],
  ['an empty reason', [LINK, '--reason', ' '], 'Say which link'],
  ['an option that does not exist', [LINK, '--because', 'x'], '--because'],
  ['no database', [LINK, '--reason', 'x'], 'There is no database in'],
])('with %s nothing is done, and a sentence says why', async (_what, given, words) => {
  const folder = ownFolder()
  const { code, output } = await run(process.execPath, ['scripts/operator/takedown.ts', ...given], {
    DATA_DIR: join(folder, 'data'),
  })
  expect([code, output.includes(words)]).toEqual([1, true])
  expect(readdirSync(folder)).toEqual([])
})
