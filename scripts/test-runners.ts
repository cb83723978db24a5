import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Reported } from './reported.ts'
import { type Found, PASSED, run } from './steps.ts'

const NONE_IS_FINE = '--passWithNoTests'

/** Tests of the rules; those that put something in place of a module stand apart. */
export const RULES = ['rules', 'effects']

/** Projects of `vitest.config.ts`, or some files of them. */
export function vitest(
  projects: readonly string[],
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): () => Promise<Found> {
  const reporter = ['--reporter', resolve('scripts/vitest-reporter.ts')]
  const named = projects.flatMap((project) => ['--project', project])
  return reporting('vitest', ['run', ...named, ...reporter, ...files], env)
}

/** Those tests of projects that reach what is not committed, or what has changed since a commit; there may be none. */
export function vitestOnChanges(projects: readonly string[], since: string): () => Promise<Found> {
  return vitest(projects, ['--changed', since, NONE_IS_FINE])
}

/** The journeys in a real browser, against the production build. */
export function playwright(): () => Promise<Found> {
  return reporting('playwright', ['test', '--reporter', resolve('scripts/playwright-reporter.ts')], {
    // Playwright sets FORCE_COLOR for its workers, and Node warns when both are set.
    NO_COLOR: undefined,
    FORCE_COLOR: '0',
  })
}

function reporting(program: string, args: string[], env: NodeJS.ProcessEnv = {}): () => Promise<Found> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wishfolio-report-'))
    const REPORT = join(folder, 'report.json')
    try {
      const { code, output } = await run(program, args, { ...env, REPORT })
      const { passed, skipped, failures, again }: Reported = existsSync(REPORT)
        ? JSON.parse(readFileSync(REPORT, 'utf8'))
        : { passed: 0, skipped: 0, failures: [], again: [] }
      const nothing = code === 0 && passed + failures.length === 0
      if (nothing && args.includes(NONE_IS_FINE)) return { ...PASSED, remark: 'no test reaches the change' }
      // A runner that fails outside its tests has failed, whatever it counted.
      if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(output)
      return {
        passed,
        failed: failures.length,
        skipped,
        output: failures.join('\n\n'),
        ...(again.length > 0 && { remark: `${again.length} not at the first try: ${again.join('; ')}` }),
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
