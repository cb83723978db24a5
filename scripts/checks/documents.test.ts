import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { variables } from '#app/server/start-up/variables.ts'
import { createMetrics } from '#app/server/log/metrics.ts'
import { findProgram } from '#test/programs/programs.ts'
import { ownFolder } from '#test/own-folder.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const inOrder = (one: string, other: string) => one.localeCompare(other)
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'])

test('every variable that the program reads is described once, and no others are', () => {
  const rows = DOCUMENTS.flatMap((path) =>
    [...read(path).matchAll(/^\| `([A-Z_]+)`.* \|$/gm)].map(([, name]) => ({ path, name })),
  )
  const names = rows.map(({ name = '' }) => name)
  expect(names.toSorted(inOrder)).toEqual(Object.keys(variables.shape).toSorted(inOrder))
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(['docs/self-hosting.md']))
})

test('every described default is the real one', () => {
  const defaults = variables.parse({}) as Record<string, unknown>
  const documented = new Map(
    [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)` \| `([^`]*)` \|/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  for (const [name, value] of Object.entries(defaults))
    expect([name, documented.get(name)]).toEqual([name, String(value)])
})

test('.env.example has every variable with its description and its default', async () => {
  const defaults: Record<string, unknown> = variables.parse({})
  const lines = [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)` \|.*?\| (.*) \|$/gm)].map(
    ([, name = '', description = '']) =>
      `# ${description.replace(/[`*]/g, '')}\n#${name}=${[defaults[name]].join()}\n`,
  )
  expect(lines).toHaveLength(Object.keys(variables.shape).length)
  const heading =
    '# Made of the table in docs/self-hosting.md by `npx vitest run scripts/checks/documents.test.ts -u`.\n'
  await expect([heading, ...lines].join('\n')).toMatchFileSnapshot('../../.env.example')
})

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const path of DOCUMENTS)
    for (const [, name = ''] of read(path).matchAll(/npm run ([a-z:-]+)/g))
      expect(Object.keys(scripts)).toContain(name)
})

test('the metrics that are described are those that exist', async () => {
  const { text } = await createMetrics().page()
  const there = [...text.matchAll(/^# TYPE (wishfolio_\w+)/gm)].map(([, name]) => name)
  const documented = [...read('docs/self-hosting.md').matchAll(/`(wishfolio_\w+)/g)].map(([, name]) => name)
  expect(new Set(documented)).toEqual(new Set(there))
})

test('the Dockerfile passes its linter', () => {
  expect(validate(read('Dockerfile'))).toEqual([])
  expect(validate('FROM node\nHEALTHCHECK --interva=30s CMD ls')).not.toEqual([])
})

test('the image runs as a user without rights and asks for its health; nothing secret is sent to the builder', () => {
  const image = read('Dockerfile').split('\nFROM ').at(-1) ?? ''
  expect(image).toMatch(/^USER node$/m)
  expect(image).toMatch(/^HEALTHCHECK .*\/healthz/m)
  expect(image).not.toMatch(/^(ENV|ARG) .*(SECRET|TOKEN|KEY|PASSWORD)/m)
  const [first, ...others] = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  expect(others.filter((line) => /^!(data|\.env|node_modules|\.git)/.test(line))).toEqual([])
})

const SYSTEMD = findProgram(['systemd-analyze'], ['/usr/bin'])

/** What systemd says of a unit, whose program need not be where it will be. */
function saidOf(unit: string): string[] {
  const path = join(ownFolder(), 'wishfolio.service')
  writeFileSync(path, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
  const { status, stdout, stderr } = spawnSync(SYSTEMD ?? '', ['verify', path], { encoding: 'utf8' })
  // It looks at what the unit needs as well, which is the machine's own.
  const lines = (stdout + stderr).split('\n').filter((line) => line.includes('wishfolio.service'))
  return lines.length > 0 || status === 0 ? lines : [`ended with ${status}`]
}

test.runIf(SYSTEMD)('the systemd unit verifies', () => {
  const unit = read('deploy/wishfolio.service')
  expect(saidOf(unit)).toEqual([])
  expect(saidOf(unit.replace('Restart=on-failure', 'Restart=perhaps'))).not.toEqual([])
})

test('containers have exact versions and bounds, and the proxy alone is trusted', () => {
  const compose = read('compose.yaml')
  const images = [...compose.matchAll(/image: (\S+)/g), ...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)]
  expect(images.length).toBeGreaterThanOrEqual(4)
  for (const [, image] of images) expect(image).toMatch(/:\d+\.\d+/)
  const services =
    /^services:\n((?: .*\n|\n)+)/m
      .exec(compose)?.[1]
      ?.split(/^ {2}(?=\w)/m)
      .slice(1) ?? []
  expect(services).toHaveLength(3)
  for (const service of services) {
    for (const bound of ['mem_limit', 'pids_limit', 'logging']) expect(service).toContain(`    ${bound}: `)
  }
  const [, proxy = ''] = /ipv4_address: (\S+)/.exec(compose) ?? []
  expect(compose).toContain(`TRUST_PROXY: ${proxy}/32`)
})

test('a restore that is described stops at an SQL error, before anything that runs is touched', () => {
  const [, commands = ''] = /pg_dump[^]*?\n\n([^]*?)```/.exec(read('docs/self-hosting.md')) ?? []
  const psql = commands.split('\n').filter((line) => line.includes(' psql '))
  expect(psql).toHaveLength(2)
  for (const line of psql) expect(line).toContain(' -v ON_ERROR_STOP=1 --single-transaction ')
  expect(commands).not.toContain('dropdb')
  expect(commands.indexOf('< wishfolio.sql &&')).toBeLessThan(commands.indexOf('stop wishfolio'))
})

test('files that start the program elsewhere pass only variables that exist', () => {
  const names = new Set([
    ...Object.keys(variables.shape),
    'DOMAIN',
    // Of glibc.
    'MALLOC_ARENA_MAX',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
  ])
  const passed = [
    ...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm),
    ...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g),
    ...read('deploy/wishfolio.service').matchAll(/\b([A-Z_]+)=\S+(?= |$)/gm),
  ]
  expect(passed.length).toBeGreaterThan(8)
  for (const [, name = ''] of passed) expect(names).toContain(name)
})
