import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { narrowFonts } from './narrow-fonts.ts'

test('the committed fonts are what `npm run fonts` makes of their packages', async () => {
  for (const { path, bytes } of await narrowFonts()) expect([path, readFileSync(path)]).toEqual([path, bytes])
})
