import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#app/server/start-up/variables.ts'
import { freePort, unprivileged } from '#test/programs/postgres.ts'
import { ownFolder } from '#test/own-folder.ts'

const RUN_WITHIN_MS = 10 * 60_000

interface Instruction {
  name: string
  rest: string
}

// For machines without Docker; the last stage is started as a user who may write only to its volume.
test('after the steps of the Dockerfile in a clean folder the image serves, backs up, stops and restores', async () => {
  const folder = ownFolder()
  chmodSync(folder, 0o755)
  const context = join(folder, 'context')
  copyContext(context)
  const roots = new Map<string, string>()
  let last: Stage | undefined
  for (const [name, instructions] of stagesOf(readFileSync('Dockerfile', 'utf8'))) {
    const root = join(folder, `stage-${name}`)
    roots.set(name, root)
    last = followed(instructions, root, context, roots)
  }
  const { code, restored } = await tried(last as Stage)
  expect(code).toBe(0)
  expect(restored).toMatchObject({ status: 0 })
})

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
  return { ...Object.fromEntries(passed), npm_config_prefer_offline: 'true' }
}

/** Starts and stops it; answers how it ended, and how restoring its backup did. */
async function tried({ root, environment, command, health }: Stage) {
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
  const run = (program = '', ...args: string[]) =>
    spawnSync(program, args, { cwd: app, env, ...user, encoding: 'utf8', timeout: RUN_WITHIN_MS })
  const [program = '', ...args] = command
  const script = (name: string) => run(program, `scripts/${name}.ts`, join(root, 'data/backup.tar.gz'))
  const child = spawn(program, args, { cwd: app, env, ...user, stdio: 'inherit' })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    await expect.poll(() => run(...health).status, { interval: 500 }).toBe(0)
    const [asset = ''] = globSync('build/client/assets/*.js', { cwd: app })
    for (const path of ['/', '/card.png', '/readyz', asset.replace('build/client', '')])
      expect((await fetch(`http://127.0.0.1:${env.PORT}${path}`)).status).toBe(200)
    expect(script('backup')).toMatchObject({ status: 0 })
  } finally {
    child.kill('SIGTERM')
  }
  return { code: await ended, restored: script('restore') }
}
