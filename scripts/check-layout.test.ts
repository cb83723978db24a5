import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

/** What the checker says of a project that has just these files. */
function check(files: Record<string, string>): { status: number | null; problems: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-layout-'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\n`)
  }
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/check-layout.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status, problems: stderr.split('\n').filter((line) => Object.hasOwn(files, firstWord(line))) }
}

function firstWord(line: string): string {
  return line.split(/[: ]/)[0] ?? ''
}

test('a project that imports downwards passes, whatever its tests import', () => {
  const { status, problems } = check({
    'app/domain/slug.ts': "import { z } from 'zod'\nexport const slug = z.string()",
    'app/domain/slug.test.ts': "import { readFileSync } from 'node:fs'",
    'app/server/queries/quizzes.ts': "import { eq } from 'drizzle-orm'\nimport '#app/domain/slug.ts'",
    'app/server/commands/make.ts': "import { quizzes } from '#app/server/queries/quizzes.ts'",
    'app/routes/gift.tsx':
      "import { make } from '#app/server/commands/make.ts'\nimport * as React from 'react'",
    'app/server/env.ts': 'export const env = process.env',
    'README.md': 'Read `app/domain/slug.ts` first.',
  })
  expect(problems).toEqual([])
  expect(status).toBe(0)
})

const VIOLATIONS = [
  ['the domain that reads a file', 'app/domain/a.ts', "import { readFileSync } from 'node:fs'"],
  ['the domain that knows the database', 'app/domain/b.ts', "import { a } from '#app/server/database/a.ts'"],
  [
    'the domain that knows a type of the server',
    'app/domain/c.ts',
    "import type { a } from '#app/server/a.ts'",
  ],
  ['the domain that passes something on', 'app/domain/d.ts', "export { a } from '#app/server/a.ts'"],
  ['a relative way out', 'app/domain/e.ts', "import { a } from '../server/a.ts'"],
  ['an import over several lines', 'app/domain/f.ts', "import {\n  a,\n} from '#app/server/a.ts'"],
  ['a late import', 'app/domain/g.ts', "export const a = () => import('#app/server/a.ts')"],
  ['an import for its effect', 'app/domain/h.ts', "import '#app/server/a.ts'"],
  ['ideas that know a screen', 'app/ideas/a.ts', "import { a } from '#app/routes/gift/gift.tsx'"],
  ['content that needs a package', 'app/content/a.ts', "import { z } from 'zod'"],
  ['a command that writes SQL', 'app/server/commands/a.ts', "import { sql } from 'drizzle-orm'"],
  [
    'a command that sees an adapter',
    'app/server/commands/b.ts',
    "import { a } from '#app/server/mail/smtp.ts'",
  ],
  ['a command that knows the words', 'app/server/commands/c.ts', "import { a } from '#app/copy/a.ts'"],
  ['a query that does a deed', 'app/server/queries/a.ts', "import { a } from '#app/server/commands/a.ts'"],
  [
    'a database that does a deed',
    'app/server/database/a.ts',
    "import { a } from '#app/server/commands/a.ts'",
  ],
  ['a port that sees another', 'app/server/mail/a.ts', "import { a } from '#app/server/live/port.ts'"],
  ['the server that shows a screen', 'app/server/a.ts', "import { a } from '#app/routes/a.tsx'"],
  ['a primitive that knows gifts', 'app/ui/a.tsx', "import { a } from '#app/domain/a.ts'"],
  ['a component that fetches', 'app/components/a.tsx', "import { a } from '#app/server/queries/a.ts'"],
  ['a screen that sees the database', 'app/routes/a.tsx', "import { a } from '#app/server/database/a.ts'"],
  ['a screen that writes SQL', 'app/routes/b.tsx', "import { sql } from 'drizzle-orm'"],
  ['a second doorway to better-auth', 'app/server/viewer.ts', "import { a } from 'better-auth'"],
  ['a second reader of the environment', 'app/server/b.ts', 'export const a = process.env.PORT'],
  ['a file named for being shared', 'app/domain/utils.ts', ''],
  ['a folder named for being shared', 'app/server/helpers/a.ts', ''],
  ['a barrel', 'app/ui/index.ts', ''],
  ['a document that names a missing file', 'README.md', 'Read `app/domain/nothing.ts` first.'],
] as const

let checked: ReturnType<typeof check>
beforeAll(() => {
  checked = check(Object.fromEntries(VIOLATIONS.map(([, path, source]) => [path, source])))
})

test('one violation is enough to fail', () => {
  expect(checked.status).toBe(1)
})

test.each(VIOLATIONS)('%s is refused', (_what, path) => {
  expect(checked.problems.map(firstWord)).toContain(path)
})
