import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { areasOf } from '#app/domain/languages.ts'
import config from '../../lingui.config.ts'

/** By the name of an area the files whose sentences it holds. */
const FILES = new Map(
  (config.catalogs ?? []).map(({ path, include, exclude = [] }) => [
    path.split('/').at(-1) ?? '',
    new Set(globSync(include, { exclude })),
  ]),
)

const SAYS = /\b(?:t|msg|plural|select)(?:`|\()|<(?:Trans|Plural)\b/
const IMPORTS = /^(?:import|export) (?!type )[^;]*? from '#app\/((?!server\/)[^']+\.tsx?)'$/gm

/** What loaders say, which have all words; and a table that the shared page has whole and says little of. */
const SAID_ELSEWHERE = new Set([
  'app/content/mom-vibes.ts',
  'app/copy/occasions.ts',
  'app/copy/prices.ts',
  'app/copy/said-on-other-pages.ts',
  'app/copy/toasts.ts',
])

function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) importedBy(`app/${path}`, seen)
  return seen
}

function pagesOf(entries: RouteConfigEntry[], above = '', around: string[] = []): [string, string[]][] {
  return entries.flatMap(({ path = '', file, children }) => {
    const own = path === '' ? above : `${above}/${path}`
    const files = [...around, `app/${file}`]
    return children ? pagesOf(children, own, files) : [[own || '/', files] as [string, string[]]]
  })
}

const PAGES = pagesOf(routes).filter(([, files]) => files.at(-1)?.endsWith('.tsx'))

test.each(PAGES)('the page at %s has all words that its browser may say', (path, files) => {
  const areas = areasOf(path.replaceAll(':', ''))
  const lacking = [...new Set([...files, 'app/root.tsx'].flatMap((file) => [...importedBy(file)]))]
    .filter((file) => !SAID_ELSEWHERE.has(file) && SAYS.test(readFileSync(file, 'utf8')))
    .filter((file) => !areas.some((area) => FILES.get(area)?.has(file)))
    .filter((file) => [...FILES.values()].some((held) => held.has(file)))
  expect(lacking).toEqual([])
})

test.each(['/Privacy', '/%70rivacy', '/privacy/'])('%s is the page that React Router finds there', (path) => {
  expect(areasOf(path)).toEqual(areasOf('/privacy'))
})
