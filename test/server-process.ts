import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '#test/postgres.ts'

const START_WITHIN_MS = 60_000

const PRODUCTION = ['--max-semi-space-size=8', 'build/server/index.js']
export const DEVELOPMENT = ['scripts/dev.ts']

/** The product as people run it: the production build in a process of its own. */
export interface ServerProcess {
  url: string
  port: number
  pid: number
  /** Where the mails are shown; the start-up text says it. Undefined with a mail server. */
  outbox: string | undefined
  /** Everything it has printed. */
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
 * Starts a server on a free port, or on `PORT`: the production build unless told otherwise. Throws what it printed when it
 * ends instead of serving.
 */
export async function startServer(
  env: Record<string, string>,
  program: readonly string[] = PRODUCTION,
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const { child, output, ended } = launch({ ...env, PORT: String(port) }, [], program)
  await Promise.race([
    printed(child, output, 'Ctrl-C stops it.'),
    ended.then((code) => {
      throw new Error(`the server ended with ${code} instead of serving:\n${output()}`)
    }),
  ])
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

/** Starts a server that is expected to refuse, `through` another program: its exit code and what it printed. */
export async function refusedStart(
  env: Record<string, string>,
  through: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(env, through)
  return { code: await ended, output: output() }
}

function launch(
  env: Record<string, string>,
  through: readonly string[] = [],
  script: readonly string[] = PRODUCTION,
): Launched {
  // Nothing of the tester's own configuration gets through.
  const { PATH = '', HOME = '' } = process.env
  const [program = '', ...args] = [...through, process.execPath, ...script]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, output: () => output, ended }
}

function printed(child: ChildProcess, output: () => string, words: string): Promise<void> {
  return new Promise((found, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`the server did not start within a minute:\n${output()}`)),
      START_WITHIN_MS,
    )
    child.stdout?.on('data', () => {
      if (!output().includes(words)) return
      clearTimeout(timer)
      found()
    })
  })
}
