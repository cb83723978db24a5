import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Certificate } from '#test/programs/certificate.ts'
import { needPostgres } from '#test/programs/postgres-programs.ts'

export interface PostgresServer {
  url: string
  /** Crashes it; started again, it has the same data. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts a real Postgres in a folder and on a port of its own; with a certificate it takes users over TLS only. */
export async function startPostgres(certificate?: Certificate): Promise<PostgresServer> {
  const bin = needPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-postgres-'))
  const user = unprivileged(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const tls = certificate ? takeTlsOnly(data, certificate, user) : []
  let server: ChildProcess
  // Tests kill the server, never the machine: what it wrote is there without waiting for the disk. Hundreds of small
  // databases need no vacuum.
  const settings = ['max_connections=200', 'fsync=off', 'autovacuum=off', ...tls].flatMap((setting) => [
    '-c',
    setting,
  ])

  async function start(): Promise<void> {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    await answering(certificate ? `${url}?sslmode=no-verify` : url)
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    start,
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Settings of a server whose `pg_hba.conf` has `hostssl` alone. */
function takeTlsOnly(
  data: string,
  { cert, key }: Certificate,
  { uid = -1, gid = -1 }: { uid?: number; gid?: number },
): string[] {
  const files = {
    'server.crt': cert,
    'server.key': key,
    'pg_hba.conf': 'hostssl all all 127.0.0.1/32 trust\n',
  }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(data, name), content, { mode: 0o600 })
    chownSync(join(data, name), uid, gid)
  }
  return ['ssl=on']
}

/** An empty database of its own, or a copy of a template that nobody is connected to. */
export async function freshDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Postgres refuses to run as root; then it runs as user `nobody`. */
export function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return { uid, gid }
}

export async function answering(url: string): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * A free port outside the system's ephemeral range, where a client could take it while a server
 * restarts.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((looked) => {
    const probe = createServer()
    probe.once('error', () => looked(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => looked(true)))
  })
}
