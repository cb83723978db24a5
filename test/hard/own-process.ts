import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { StressTestResult } from '#test/hard/stress-test.ts'

const RESULT_PREFIX = 'RESULTS '

/** Runs a stress test in a process of its own, undisturbed by this one. */
export async function resultsOf(program: string, args: readonly string[]): Promise<StressTestResult[]> {
  const { stdout } = await promisify(execFile)(program, [...args])
  const line = stdout.split('\n').find((one) => one.startsWith(RESULT_PREFIX))
  if (!line) throw new Error(`${args.join(' ')} printed no results:\n${stdout}`)
  return JSON.parse(line.slice(RESULT_PREFIX.length)) as StressTestResult[]
}

/** Called by that process at its end, with its results. */
export function reportResults(results: readonly StressTestResult[]): never {
  console.log(RESULT_PREFIX + JSON.stringify(results))
  process.exit(0)
}
