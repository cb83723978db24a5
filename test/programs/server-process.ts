import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/programs/postgres.ts'

const START_WITHIN_MS = 60_000
const LOOK_MS = 20

const PRODUCTION = ['build/server/index.js']
/** The same, where shops are on loopback. */
export const WITH_SHOPS = ['--import', './test/programs/shops-here.ts', ...PRODUCTION]
export const DEVELOPMENT = ['scripts/dev.ts']

/** The production build in a process of its own. */
export interface ServerProcess {
  url: string
  port: number
  pid: number
  outbox: string | undefined
  output(): string
  /** Sends a signal, waits for the end, and answers the exit code; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface Launched {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}

/**
 * Starts a server on a free port, or on `PORT`: the production build by default. Throws what it printed when it
 * ends instead of serving. With `logFile` it prints there, as a service does, and costs this process nothing.
 */
export async function startServer(
  env: Record<string, string>,
  program: readonly string[] = PRODUCTION,
  logFile?: string,
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const launched = launch({ ...env, PORT: String(port) }, program, logFile)
  const { child, output, ended } = launched
  await printed(launched, 'Ctrl-C stops it.')
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    outbox: /Mail\s+(http\S+)/.exec(output())?.[1],
    output,
    async end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts a server that is expected to refuse: its exit code and what it printed. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(env)
  return { code: await ended, output: output() }
}

function launch(
  env: Record<string, string>,
  script: readonly string[] = PRODUCTION,
  logFile?: string,
): Launched {
  // Nothing of the tester's own configuration gets through.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a')
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', log, log],
    env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...env },
  })
  if (typeof log === 'number') closeSync(log)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, output: () => (logFile === undefined ? output : readFileSync(logFile, 'utf8')), ended }
}

async function printed({ child, output, ended }: Launched, words: string): Promise<void> {
  const until = Date.now() + START_WITHIN_MS
  while (!output().includes(words)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the server ended with ${await ended} instead of serving:\n${output()}`)
    }
    if (Date.now() > until) throw new Error(`the server did not start within a minute:\n${output()}`)
    await setTimeout(LOOK_MS)
  }
}
