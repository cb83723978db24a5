import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Trial } from '#test/hard/stress-test.ts'

const TOLD = 'TRIALS '

/** What trials a program of ours tells, which nothing else in this process holds up. */
export async function trialsOf(program: string, args: readonly string[]): Promise<Trial[]> {
  const { stdout } = await promisify(execFile)(program, [...args])
  const told = stdout.split('\n').find((line) => line.startsWith(TOLD))
  if (!told) throw new Error(`${args.join(' ')} told nothing:\n${stdout}`)
  return JSON.parse(told.slice(TOLD.length)) as Trial[]
}

/** For such a program to say what it saw, as its last deed. */
export function tell(trials: readonly Trial[]): never {
  console.log(TOLD + JSON.stringify(trials))
  process.exit(0)
}
