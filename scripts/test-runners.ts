import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Found, run } from './steps.ts'

/** One of the projects of `vitest.config.ts`, or some files of it. */
export function vitest(
  project: string,
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): () => Promise<Found> {
  return withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await run('vitest', ['run', '--project', project, ...reporters, ...files], env)
    const counts = readReport(report, (json) => ({
      passed: numberIn(json, 'numPassedTests'),
      failed: numberIn(json, 'numFailedTests'),
      skipped: numberIn(json, 'numPendingTests') + numberIn(json, 'numTodoTests'),
    }))
    return judged(code, counts, output)
  })
}

/** The journeys in a real browser, against the production build. */
export function playwright(): () => Promise<Found> {
  return withReport(async (report) => {
    const { code, output } = await run('playwright', ['test', '--reporter=dot,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright colours its workers' output itself, and Node complains of being told both.
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    })
    const counts = readReport(report, (json) => {
      const stats = json.stats as Record<string, unknown>
      const flaky = numberIn(stats, 'flaky')
      return {
        passed: numberIn(stats, 'expected') + flaky,
        failed: numberIn(stats, 'unexpected'),
        skipped: numberIn(stats, 'skipped'),
        ...(flaky > 0 && { remark: `${flaky} not at the first try` }),
      }
    })
    return judged(code, counts, output)
  })
}

/** A runner that breaks before or beside its tests has failed, whatever it counted. */
function judged(code: number, counts: Found, output: string): Found {
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return { ...counts, failed: counts.failed + (broken ? 1 : 0), output }
}

function withReport(work: (path: string) => Promise<Found>): () => Promise<Found> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wishfolio-report-'))
    try {
      return await work(join(folder, 'report.json'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function readReport(path: string, read: (json: Record<string, unknown>) => Found): Found {
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 }
  return read(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)
}

function numberIn(json: Record<string, unknown>, key: string): number {
  return typeof json[key] === 'number' ? json[key] : 0
}
