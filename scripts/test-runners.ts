import { withOwnMounts } from '#test/hard/small-disk.ts'
import { failure, type Found, PASSED, run } from './steps.ts'

/** Tests of the rules; those that put something in place of a module stand apart. */
export const RULES = ['rules', 'effects']

/** What a runner says of its tests, and of those that did not pass at the first try. */
const SAID = /^ *(Tests +\d|\d+ (passed|flaky|skipped|did not run)|.*\(retry x\d|No test files found)/

type Work = () => Promise<Found>

/** Projects of `vitest.config.ts`, or some files of them; options of Vitest are passed on. */
export function vitest(projects: readonly string[], files: readonly string[] = []): Work {
  const named = projects.flatMap((project) => ['--project', project])
  return summed('vitest', ['run', ...named, ...files])
}

/** Those tests of projects that reach what is not committed, or what has changed since a commit; there may be none. */
export function vitestOnChanges(projects: readonly string[], since: string): Work {
  return vitest(projects, ['--changed', since, '--passWithNoTests'])
}

export function hard(files: readonly string[]): Work {
  const [program = '', ...args] = [...withOwnMounts(), 'vitest', 'run', '--project', 'hard', ...files]
  return summed(program, args)
}

export function playwright(): Work {
  // Playwright sets FORCE_COLOR for its workers, and Node warns when both are set.
  return summed('playwright', ['test', '--reporter', 'list'], { NO_COLOR: undefined, FORCE_COLOR: '0' })
}

/** A test runner as a step: its own report is shown on failure, and else what it says of its tests. */
function summed(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Work {
  return async () => {
    const { code, output } = await run(program, args, env)
    const said = output.split('\n').filter((line) => SAID.test(line))
    const remark = said.map((line) => line.trim().replaceAll(/ +/g, ' ')).join('; ')
    return code === 0 ? { ...PASSED, remark } : { ...failure(output), remark }
  }
}
