import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { close, command, type Counts, failure, type Found, PASSED, run, step } from './steps.ts'
import { RULES, vitest } from './test-runners.ts'

const MIGRATIONS = 'app/server/database/migrations'

/** All checks without database or browser. The steps run in parallel. */
export async function check(rules = vitest(RULES)): Promise<Counts[]> {
  // Lint and types read the generated route types.
  const typegen = await step('route types', command('react-router', ['typegen']))
  const others = await Promise.all([
    step('format', command('oxfmt', ['--check'])),
    step('layout', command('node', ['scripts/checks/check-layout.ts'])),
    step('specification map', command('node', ['scripts/checks/check-spec-map.ts'])),
    step('lint', command('oxlint', ['--type-aware', '--deny-warnings'])),
    step('types', command('tsc')),
    step('languages', command('lingui', ['check', 'sync', '--clean', '--workers', '1'])),
    step('translations', command('lingui', ['check', 'missing', '--workers', '1'])),
    step('sentences', command('node', ['scripts/checks/check-sentences.ts'])),
    step('dead code', command('knip')),
    step('lockfile', command('npm', ['run', '--silent', 'lockfile'])),
    step('migrations match the schema', migrationsMatchSchema),
    step('rules', rules),
  ])
  return [typegen, ...others]
}

/** Generating a migration, in a copy of the folder, must find no change. */
async function migrationsMatchSchema(): Promise<Found> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'wishfolio-migrations-'))
  cpSync(MIGRATIONS, folder.path, { recursive: true })
  // drizzle-kit puts './' before the path, so an absolute one would not do.
  const out = relative(process.cwd(), folder.path)
  const dialect = ['--dialect', 'postgresql', '--out', out]
  const checked = await run('drizzle-kit', ['check', ...dialect])
  if (checked.code !== 0) return failure(checked.output)
  const schema = ['--schema', 'app/server/database/schema.ts']
  const made = await run('drizzle-kit', ['generate', ...dialect, ...schema])
  if (made.code !== 0) return failure(made.output)
  const extra = globSync('*.sql', { cwd: folder.path }).filter((name) => !existsSync(join(MIGRATIONS, name)))
  return extra.length === 0 ? PASSED : failure(missing(extra.map((name) => join(folder.path, name))))
}

function missing(files: string[]): string {
  return `The schema has changes that no migration makes; run \`npm run migration\`:\n${files.map((file) => readFileSync(file, 'utf8')).join('\n')}`
}

if (import.meta.main) close(await check())
