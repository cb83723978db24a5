import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { variables } from '#app/server/env.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { freePort } from '#test/postgres.ts'

const RUN_WITHIN_MS = 10 * 60_000
const HEALTH_WITHIN_MS = 5_000

interface Instruction {
  name: string
  rest: string
}

/**
 * Runs the steps of the `Dockerfile` in a clean folder, for machines without Docker: its COPY and RUN steps
 * are executed, and the last stage is started as a user who may write only to its volume.
 */
export async function rehearseImage(): Promise<StressTestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-image-'))
  chmodSync(folder, 0o755)
  const saw: string[] = []
  try {
    const stages = stagesOf(readFileSync('Dockerfile', 'utf8'))
    const context = join(folder, 'context')
    copyContext(context)
    const roots = new Map<string, string>()
    let last: Stage | undefined
    for (const [name, instructions] of stages) {
      const root = join(folder, `stage-${name}`)
      roots.set(name, root)
      last = followed(instructions, root, context, roots)
    }
    if (!last) throw new Error('the Dockerfile has no stage')
    saw.push(`${Math.round(bytesIn(join(last.root, 'app')) / 1e6)} MB beside the base image`)
    const found = await started(last)
    return {
      name: 'the steps of the Dockerfile, without Docker',
      ok: found.ok,
      saw: [...saw, ...found.saw].join(', '),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The instructions of each stage, under its name or number. */
function stagesOf(dockerfile: string): Map<string, Instruction[]> {
  const stages = new Map<string, Instruction[]>()
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n')
  let stage: Instruction[] = []
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [name = '', ...words] = line.split(' ')
    if (name === 'FROM') stages.set(words[2] ?? String(stages.size), (stage = []))
    else stage.push({ name, rest: words.join(' ') })
  }
  return stages
}

/** The build context: the files under version control that `.dockerignore` lets through. */
function copyContext(target: string): void {
  const rules = readFileSync('.dockerignore', 'utf8').split('\n')
  const let_in = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  const left_out = rules.filter((rule) => rule.startsWith('**/*')).map((rule) => rule.slice(4))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter(Boolean)) {
    const wanted = let_in.some((rule) => file === rule || file.startsWith(`${rule}/`))
    if (!wanted || left_out.some((ending) => file.endsWith(ending))) continue
    mkdirSync(join(target, dirname(file)), { recursive: true })
    cpSync(file, join(target, file))
  }
}

interface Stage {
  root: string
  environment: Record<string, string>
  command: string[]
  health: string[]
}

function followed(
  instructions: readonly Instruction[],
  root: string,
  context: string,
  roots: ReadonlyMap<string, string>,
): Stage {
  const stage: Stage = { root, environment: {}, command: [], health: [] }
  const app = join(root, 'app')
  // In a container these folders are at the top; `nobody` stands in for the image's user.
  const here = (text: string) =>
    text.replaceAll(/(^| )\/(app|data)\b/g, `$1${root}/$2`).replaceAll('node:node', 'nobody:nogroup')
  mkdirSync(app, { recursive: true })
  for (const { name, rest } of instructions) {
    if (name === 'COPY') {
      const words = rest.split(' ').filter((word) => !word.startsWith('--'))
      const from = roots.get(/--from=(\w+)/.exec(rest)?.[1] ?? '') ?? context
      const target = join(app, words.at(-1) ?? '')
      for (const source of words.slice(0, -1)) {
        const into = words.length > 2 || source === '.' ? join(target, source) : target
        cpSync(join(from, source), into, { recursive: true, verbatimSymlinks: true })
      }
    } else if (name === 'RUN') {
      const ran = spawnSync('sh', ['-c', here(rest)], {
        cwd: app,
        encoding: 'utf8',
        env: builderEnvironment(),
        timeout: RUN_WITHIN_MS,
      })
      if (ran.status !== 0)
        throw new Error(`RUN ${rest} ended with ${ran.status ?? ran.signal}:\n${ran.stderr.slice(-2000)}`)
    } else if (name === 'ENV') {
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g))
        stage.environment[key] = here(value)
    } else if (name === 'CMD') stage.command = JSON.parse(rest) as string[]
    else if (name === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
  }
  return stage
}

/** Variables that a builder passes on, such as proxies and certificates; not the tester's own configuration. */
function builderEnvironment(): NodeJS.ProcessEnv {
  const ours = new Set(Object.keys(variables.shape))
  const passed = Object.entries(process.env).filter(([name]) => !ours.has(name))
  // Uses npm's cache.
  return { ...Object.fromEntries(passed), npm_config_prefer_offline: 'true' }
}

async function started({
  root,
  environment,
  command,
  health,
}: Stage): Promise<{ ok: boolean; saw: string[] }> {
  const app = join(root, 'app')
  const user = unprivileged(join(root, 'data'))
  execFileSync('chmod', ['-R', 'a-w,a+rX', app])
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    ...environment,
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://wishes.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SUPPORT_EMAIL: 'help@wishes.example',
  }
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: app, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isHealthy = () =>
    spawnSync(health[0] ?? '', health.slice(1), { cwd: app, env, ...user, timeout: HEALTH_WITHIN_MS })
      .status === 0
  let healthy = false
  for (let tries = 0; tries < 60 && !healthy && child.exitCode === null; tries++) {
    healthy = isHealthy()
    if (!healthy) await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const url = `http://127.0.0.1:${env.PORT}`
  const asset = globSync('build/client/assets/*.js', { cwd: app })[0]?.replace('build/client', '') ?? '/none'
  const statuses = healthy
    ? await Promise.all(
        ['/', '/card.png', '/readyz', asset].map(async (path) => (await fetch(url + path)).status),
      )
    : []
  const script = (name: string) =>
    spawnSync(program, [`scripts/${name}.ts`, join(root, 'data/backup.tar.gz')], { cwd: app, env, ...user })
  const backup = script('backup')
  child.kill('SIGTERM')
  const code = await ended
  const restore = script('restore')
  const commands = [backup, restore].every(({ status }) => status === 0)
  const ok = healthy && statuses.every((status) => status === 200) && commands && code === 0
  const as = user.uid === undefined ? 'this user' : 'nobody'
  const saw = [
    `started as ${as} on files it may not write: ${healthy ? 'healthy' : `not healthy: ${output.slice(-1500)}`}`,
    `/, /card.png, /readyz and a script answered ${statuses.join(' ')}`,
    `backup ended with ${backup.status}${backup.status === 0 ? '' : ` (${String(backup.stderr).slice(-500)})`}`,
    `SIGTERM with ${code}`,
    `restore with ${restore.status}${restore.status === 0 ? '' : ` (${String(restore.stderr).slice(-500)})`}`,
  ]
  return { ok, saw }
}

function bytesIn(folder: string): number {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

function unprivileged(data: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(data, uid, gid)
  return { uid, gid }
}
