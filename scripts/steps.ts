import { spawn } from 'node:child_process'

/** How often a step passed, failed or was skipped: one of them is 1. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Found extends Counts {
  output?: string
  remark?: string
}

export const NO_POSTGRES = 'no Postgres on this machine'

export const PASSED: Found = { passed: 1, failed: 0, skipped: 0 }

/** Runs a step and prints one line for it: how it went, its time, its name, its counts. */
export async function step(name: string, work: () => Promise<Found>): Promise<Counts> {
  const start = performance.now()
  const {
    output = '',
    remark = '',
    ...counts
  } = await work().catch((error: unknown) => ({
    ...failure(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  }))
  const word = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'not run'
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const inBrackets = remark === '' ? '' : ` (${remark})`
  console.log(`${word.padEnd(8)}${seconds.padStart(6)} s  ${name}${inBrackets}`)
  if (output !== '' && word !== 'ok') console.log(indented(output))
  return counts
}

/** Finds or installs a program for tests; without it a failure in CI, and elsewhere reported as not run. */
export function needed(name: string, need: () => unknown): Promise<Counts> {
  return step(name, async () => {
    try {
      need()
      return PASSED
    } catch (error) {
      return notRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

export function command(program: string, args: string[] = []): () => Promise<Found> {
  return async () => {
    const { code, output } = await run(program, args)
    return code === 0 ? PASSED : failure(output)
  }
}

export function failure(output: string): Found {
  return { passed: 0, failed: 1, skipped: 0, output }
}

/** For what this machine cannot run: a failure in CI, elsewhere reported as not run, never as passed. */
export function notRun(why: string): Found {
  return process.env.CI ? failure(why) : { passed: 0, failed: 0, skipped: 1, output: why }
}

export function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.once('error', failed)
    child.once('close', (code) => ended({ code: code ?? 1, output }))
  })
}

export function close(all: readonly Counts[]): void {
  const total = (count: keyof Counts) => all.reduce((before, counts) => before + counts[count], 0)
  const failed = total('failed')
  console.log(`\nSteps: ${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`)
  process.exitCode = failed > 0 ? 1 : 0
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ')
}
