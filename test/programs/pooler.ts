import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needProgram, findProgram } from '#test/programs/programs.ts'
import { answering, freePort, unprivileged } from '#test/programs/postgres.ts'

export function findPooler(): string | undefined {
  return findProgram(['pgbouncer'], ['/usr/sbin'])
}

export function needPooler(): string {
  return needProgram('pgbouncer', findPooler, 'pgbouncer')
}

/**
 * A real PgBouncer in transaction mode before a database: fewer connections than a server opens, and each
 * transaction gets any of them.
 */
export async function startPooler(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const program = needPooler()
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-pooler-'))
  const user = unprivileged(folder)
  const { hostname, port, username } = new URL(databaseUrl)
  const url = new URL(databaseUrl)
  url.port = String(await freePort())
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
query_wait_timeout = 10
`,
  )
  chmodSync(settings, 0o644)
  const pooler = spawn(program, ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' })
  await answering(url.href)
  return {
    url: url.href,
    async stop() {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
