import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT } from '#app/domain/palette.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const [light = '', rest = ''] = read('./tokens.css').split('@variant dark {')
const [dark = ''] = rest.split('@theme')

test('mails, cards and error pages have the colours of the site', () => {
  for (const [name, colour] of Object.entries(LIGHT)) expect(light).toContain(`--${name}: ${colour};`)
  for (const [name, colour] of Object.entries(DARK)) expect(dark).toContain(`--${name}: ${colour};`)
})

test.each([
  '../../public/favicon.svg',
  '../../public/site.webmanifest',
  '../components/page/page-head.tsx',
  '../server/mail/render.ts',
  '../server/http/plain-page.ts',
])('%s has no colour of its own', (path) => {
  const palette: string[] = [...Object.values(LIGHT), DARK.paper]
  const own = (read(path).match(/#[0-9a-f]{6}\b/g) ?? []).filter((colour) => !palette.includes(colour))
  expect(own).toEqual([])
})
