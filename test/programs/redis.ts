import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createClient } from '@redis/client'
import { needProgram, findProgram } from '#test/programs/programs.ts'
import { freePort } from '#test/programs/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether each world has a Redis of its own; undefined where there is none. */
    redis: true | undefined
  }
}

export interface RedisServer {
  url: string
  port: number
  /** Ends at once and loses all data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Advances the expiry of all keys. */
  pass(ms: number): Promise<void>
  empty(): Promise<void>
}

const NAMES = ['redis-server', 'valkey-server']

export function needRedis(): string {
  return needProgram(NAMES.join(' or '), () => findProgram(NAMES), 'redis-server')
}

/** Starts a real Redis on a port of its own. */
export async function startRedis(): Promise<RedisServer> {
  const program = needRedis()
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess

  async function asked(ask: (client: ReturnType<typeof clientFor>) => Promise<unknown>): Promise<void> {
    const client = clientFor(url)
    client.on('error', () => {})
    await client.connect()
    await ask(client)
    client.destroy()
  }
  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
    server = spawn(program, options, { stdio: 'ignore' })
    await asked((client) => client.ping())
  }

  await start()
  return {
    url,
    port,
    start,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    pass: (ms) =>
      asked(async (client) => {
        for (const key of await client.keys('*')) await client.pExpire(key, (await client.pTTL(key)) - ms)
      }),
    empty: () => asked((client) => client.flushAll()),
  }
}

function clientFor(url: string) {
  return createClient({ url, socket: { reconnectStrategy: (tries) => tries < 300 && 100 } })
}
