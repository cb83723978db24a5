import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const RULE = ['oxlint.config.ts', 'scripts/checks/import-rule.ts', 'package.json']

/** What `npm run layout` says of each file of a project that has just these. */
function check(files: Record<string, string>): { passes: boolean; saidOf: (file: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-layout-'))
  const place = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    return join(folder, path)
  }
  for (const [path, source] of Object.entries(files)) writeFileSync(place(path), `${source}\n`)
  for (const path of RULE) copyFileSync(path, place(path))
  const run = (script: string, args: string[] = []) =>
    spawnSync(process.execPath, [resolve(script), ...args], { cwd: folder, encoding: 'utf8' })
  const imports = run('node_modules/oxlint/bin/oxlint', ['--format', 'json', 'app'])
  const names = run('scripts/checks/check-layout.ts')
  rmSync(folder, { recursive: true })

  const { diagnostics } = JSON.parse(imports.stdout) as {
    diagnostics: { filename: string; message: string; help: string }[]
  }
  const lines = [
    ...diagnostics.map(({ filename, message, help }) => `${filename} ${message} ${help}`),
    ...names.stderr.split('\n'),
  ]
  return {
    passes: imports.status === 0 && names.status === 0,
    saidOf: (file) => lines.filter((line) => line.split(/[: ]/)[0] === file).join('\n'),
  }
}

test('a project that imports downwards passes, whatever its tests import', () => {
  const files = {
    'app/domain/addresses/slug.ts': "import { z } from 'zod'\nexport const slug = z.string()",
    'app/domain/addresses/slug.test.ts':
      "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
    'app/server/queries/quizzes.ts':
      "import { eq } from 'drizzle-orm'\nimport { slug } from '#app/domain/addresses/slug.ts'\nexport const a = [eq, slug]",
    'app/server/commands/make.ts':
      "import { a } from '#app/server/queries/quizzes.ts'\nexport const make = () => a",
    'app/routes/gift.tsx':
      "import type { Route } from './+types/gift'\nimport { useId } from 'react'\nimport { make } from '#app/server/commands/make.ts'\nexport const a = [useId, make] as Route[]",
    'app/server/start-up/env.ts': 'export const env = process.env',
    'README.md': 'Read `app/domain/addresses/slug.ts` first, or `addresses/slug.ts`, or `slug.ts`.',
  }
  const { passes, saidOf } = check(files)
  expect(Object.keys(files).map(saidOf).join('')).toBe('')
  expect(passes).toBe(true)
})

const PURE = 'the domain is pure rules'
const CIRCLE = 'Dependency cycle'
const COMMAND = 'a command sees'
const SCREEN = 'a screen reads'
const SQL = 'know Drizzle'
const ENV = 'env.ts reads'
const NAME = 'for its content'
const from = (name: string) => `import { a } from '${name}'`

const VIOLATIONS = [
  ['the domain that reads a file', 'app/domain/a.ts', from('node:fs'), PURE],
  ['the domain that knows a type', 'app/domain/c.ts', "import type { a } from '#app/server/a.ts'", PURE],
  ['a relative way out', 'app/domain/e.ts', from('../server/a.ts'), PURE],
  ['a late import', 'app/domain/g.ts', "export const a = () => import('#app/server/a.ts')", PURE],
  ['ideas that know a screen', 'app/ideas/a.ts', from('#app/routes/gift/gift.route.tsx'), 'as pure as'],
  ['content that needs a package', 'app/content/a.ts', from('zod'), 'content is data'],
  ['words that need a package', 'app/copy/a.ts', from('zod'), 'copy is words'],
  ['a command that writes SQL', 'app/server/commands/a.ts', from('drizzle-orm'), COMMAND],
  ['a command that knows words', 'app/server/commands/c.ts', from('#app/copy/a.ts'), COMMAND],
  ['a query that commands', 'app/server/queries/a.ts', from('#app/server/commands/a.ts'), 'a query takes'],
  [
    'a database that commands',
    'app/server/database/a.ts',
    from('#app/server/commands/a.ts'),
    'the database knows',
  ],
  ['a port that sees another', 'app/server/mail/a.ts', from('#app/server/live/port.ts'), 'ports never see'],
  ['the server that shows a screen', 'app/server/a.ts', from('#app/routes/a.tsx'), 'shows no screens'],
  ['a primitive that knows gifts', 'app/ui/a.tsx', from('#app/domain/a.ts'), 'primitives know nothing'],
  ['a component that fetches', 'app/components/a.tsx', from('#app/server/queries/a.ts'), 'fetch nothing'],
  ['a screen that sees the database', 'app/routes/a.tsx', from('#app/server/database/a.ts'), SCREEN],
  ['a screen that writes SQL', 'app/routes/b.tsx', from('drizzle-orm/pg-core'), SQL],
  ['a second reader of the environment', 'app/server/b.ts', 'export const a = process.env.PORT', ENV],
  ['a circle', 'app/ui/b.tsx', "import { c } from '#app/ui/c.tsx'\nexport const b = () => c", CIRCLE],
  ['its other half', 'app/ui/c.tsx', "import { b } from '#app/ui/b.tsx'\nexport const c = () => b", CIRCLE],
  [
    'a circle of types',
    'app/ui/d.tsx',
    "import type { E } from '#app/ui/e.tsx'\nexport type D = E[]",
    CIRCLE,
  ],
  ['its other half', 'app/ui/e.tsx', "import type { D } from '#app/ui/d.tsx'\nexport type E = D[]", CIRCLE],
  ['a file named for being shared', 'app/domain/utils.ts', '', NAME],
  ['a folder named for being shared', 'app/server/helpers/a.ts', '', NAME],
  ['a barrel', 'app/ui/index.ts', '', NAME],
  ['a document that names a missing file', 'README.md', 'Read `app/domain/nothing.ts`.', 'does not exist'],
  ['a document that names a missing file alone', 'docs/a.md', 'Read `nothing.ts`.', 'does not exist'],
] as const

let checked: ReturnType<typeof check>
beforeAll(() => {
  checked = check(Object.fromEntries(VIOLATIONS.map(([, path, source]) => [path, source])))
})

test('one violation is enough to fail', () => {
  expect(checked.passes).toBe(false)
})

test.each(VIOLATIONS)('%s is refused (%s), with the reason', (_what, path, _source, why) => {
  expect(checked.saidOf(path)).toContain(why)
})

test('a folder of more than 25 files is refused, with its count', () => {
  const names = Array.from({ length: 26 }, (_, place) => `app/ui/part-${place}.ts`)
  const { passes, saidOf } = check(Object.fromEntries(names.map((name) => [name, 'export const a = 1'])))
  expect(passes).toBe(false)
  expect(saidOf('app/ui')).toContain('has 26 files')
  expect(check(Object.fromEntries(names.slice(1).map((name) => [name, 'export const a = 1']))).passes).toBe(
    true,
  )
})
