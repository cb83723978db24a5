import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Certificate } from '#test/programs/certificate.ts'
import { freePort } from '#test/programs/postgres.ts'
import { needProgram, findProgram } from '#test/programs/programs.ts'

const START_WITHIN_MS = 10_000

export interface ProxyServer {
  port: number
  close(): Promise<void>
}

interface Site {
  /** For its files. */
  folder: string
  /** The port that it listens on; those of redirects are free ones. */
  port: number
  /** Its own name first, then others that it passes on. */
  names: readonly string[]
  certificate: Certificate
  /** The port of our server. */
  upstream: number
}

/** Starts a proxy with its file in `deploy`, changed only where an operator would: names, ports and certificate. */
export async function startProxy(name: ProxyName, site: Site): Promise<ProxyServer> {
  const program = needProxy(name)
  const [args, env] = await { caddy, nginx }[name](site)
  const child = spawn(program, args, {
    cwd: site.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: site.folder, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const until = Date.now() + START_WITHIN_MS
  while (!(await answers(site.port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${name} does not serve:\n${output}`)
    }
    await setTimeout(20)
  }
  return {
    port: site.port,
    async close() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      // Caddy would wait for its clients; nginx's master takes its workers along.
      child.kill(name === 'caddy' ? 'SIGKILL' : 'SIGTERM')
      await ended
    },
  }
}

type Launch = Promise<[args: string[], env: NodeJS.ProcessEnv]>

async function caddy({ folder, port, names, certificate, upstream }: Site): Launch {
  const file = join(folder, 'Caddyfile')
  const { certFile, keyFile } = certificate
  const config = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{\n', `{\n\tadmin off\n\thttp_port ${await freePort()}\n\thttps_port ${port}\n`)
    .replace('{$DOMAIN} {', `{$DOMAIN} {\n\ttls ${certFile} ${keyFile}`)
  writeFileSync(file, config)
  const domain = names.map((name) => `${name}:${port}`).join(', ')
  return [
    ['run', '--adapter', 'caddyfile', '--config', file],
    { DOMAIN: domain, UPSTREAM: `127.0.0.1:${upstream}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  ]
}

async function nginx({ folder, port, names, certificate, upstream }: Site): Launch {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate.certFile};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${certificate.keyFile};`)
    .replaceAll('server_name wishes.example.org;', `server_name ${names.join(' ')};`)
    .replaceAll(':80;', `:${await freePort()};`)
    .replaceAll(' 80;', ` 127.0.0.1:${await freePort()};`)
    .replaceAll('[::]:443 ', `[::1]:${port} `)
    .replaceAll(' 443 ', ` 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind), { recursive: true })
    return `${kind}_temp_path ${join(folder, kind)};`
  })
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `daemon off; ${user} pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
    http { access_log off; ${paths.join(' ')} include ${join(folder, 'site.conf')}; }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main)
  return [['-c', file, '-p', folder, '-e', 'stderr'], {}]
}

function answers(port: number): Promise<boolean> {
  return new Promise((looked) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      looked(true)
    })
    socket.once('error', () => looked(false))
  })
}

export const PROXIES = ['caddy', 'nginx'] as const

export type ProxyName = (typeof PROXIES)[number]

/** Where Debian has programs of the system, which are not always in PATH. */
const FOLDERS = ['/usr/sbin']

export function findProxy(name: ProxyName): string | undefined {
  return findProgram([name], FOLDERS)
}

export function needProxy(name: ProxyName): string {
  return needProgram(name, () => findProxy(name), name)
}
