import { execFile } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect } from '../fixtures.ts'
import { modelServer } from '../ideas/model-server.ts'
import { test } from './server-lives.ts'
import { ACCOUNTS } from '../template.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { freePort } from '#test/programs/postgres.ts'
import { refusedStart, type ServerProcess } from '#test/programs/server-process.ts'

/** A server whose timers run twice as fast. */
const HURRY = 2
const HURRIED = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const wait=setTimeout;globalThis.setTimeout=(work,ms,...given)=>wait(work,ms/${HURRY},...given)`,
  )}`,
}

/** A form of which the server has only the first half. */
async function halfSent({ url, port }: ServerProcess): Promise<{ form: ClientRequest; rest: string }> {
  const [first, rest] = ['email=nobody%40example.org', '&password=wrong+one']
  const form = request({
    port,
    path: '/signin',
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': first.length + rest.length,
    },
  })
  form.on('error', () => {})
  form.write(first)
  const [socket] = (await once(form, 'socket')) as [Socket]
  if (socket.connecting) await once(socket, 'connect')
  // By the time another request is answered, the half one is with the server too.
  await fetch(`${url}/healthz`)
  return { form, rest }
}

function ownerOf(server: ServerProcess, folder: string): Promise<HttpVisitor> {
  return signedIn({ mails: mailsIn(join(folder, 'outbox')) }, new HttpVisitor(() => server.url))
}

test('a server is visited, is told to stop and ends, and has printed nothing secret and nothing of anybody', async ({
  start,
  folder,
}) => {
  const model = await modelServer((response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'the key sk-our-own-key is wrong' } }))
  })
  const secrets = {
    AUTH_SECRET: 'our-own-secret-that-is-32-letters-long',
    AI_API_KEY: 'sk-our-own-key',
    METRICS_TOKEN: 'our-own-token-for-metrics',
  }
  const server = await start({
    ...secrets,
    ...HURRIED,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'small',
    LOG_LEVEL: 'debug',
  })
  const owner = await ownerOf(server, folder)
  const { slug, idea } = await makeProfile(owner, { ideas: ['a kite for Otilia'] })

  await test.step('people come by', async () => {
    await owner.post('/signin', { email: 'owner@example.org', password: 'a-wrong-one' })
    await owner.post('/signup', { email: 'second@example.org', password: 'another-one' })
    await owner.post('/reset-password', { email: 'owner@example.org' })
    const bare = await makeProfile(owner, { ideas: [], complete: false })
    const generated = await owner.post(`/portal/suggestions/${bare.id}/generate`)
    expect(generated.status).toBeLessThan(500)
    const visitor = new HttpVisitor(() => server.url)
    await visitor.post(`/gift/${slug}`, { idea: idea('a kite for Otilia') })
    for (const path of [
      `/gift/${slug}`,
      `/gift/${slug}.data`,
      '/metrics',
      '/nothing?email=x@example.org',
      '/%E0%A4%A',
    ])
      await visitor.get(path)
  })

  await test.step('SIGTERM lets a slow request finish, tells open pages to come back, and ends well after seconds, though one request never ends', async () => {
    const stream = await fetch(`${server.url}/gift/${slug}/live`)
    const { form, rest } = await halfSent(server)
    await halfSent(server)
    const answered = once(form, 'response')

    const began = Date.now()
    const ended = server.end('SIGTERM')
    expect(await stream.text()).toMatch(/event: stopping\ndata: ?\nretry: \d+/)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
    form.end(rest)
    const [answer] = (await answered) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
    expect(await text(answer)).toContain('</html>')
    expect(await ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(9_000 / HURRY)
    await model.close()
  })

  const printed = server.output()
  const logged = printed.split('\n').filter((line) => line.startsWith('{'))
  expect(logged.length).toBeGreaterThan(15)
  const lines = logged.map((line) => JSON.parse(line) as { msg: string; code?: string })
  expect(lines.some(({ msg, code }) => msg === 'generation failed' && code === 'generation_auth')).toBe(true)
  for (const secret of [...Object.values(secrets), PASSWORD, 'a-wrong-one', 'another-one', slug])
    expect(printed).not.toContain(secret)
  expect(printed).not.toMatch(/@example\.org|rosemary|otilia|kite|gardening|token=|127\.0\.0\.1:\d+\/v1/i)
})

const BUILT = globSync('build/client/**/*', { withFileTypes: true }).filter((entry) => entry.isFile())

test('no built file tells a source or a path of the machine it was built on', () => {
  expect(BUILT.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = BUILT.filter(({ name }) => /\.(js|css|json|html)$/.test(name))
  expect(scripts.length).toBeGreaterThan(10)
  for (const { parentPath, name } of scripts) {
    const source = readFileSync(join(parentPath, name), 'utf8')
    expect(source, name).not.toMatch(/sourceMappingURL|node_modules\/|\/app\/server\/|process\.env\.[A-Z]/)
    expect(source, name).not.toContain(process.cwd())
  }
})

/** One of our commands as npm runs it; what it printed and how it ended. */
async function run(
  script: string,
  args: string[],
  folder: string,
): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder }
  const running = promisify(execFile)(process.execPath, [script, ...args], { env })
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  )
}

test('a backup of a running server brings everything back after its database was lost', async ({
  start,
  folder,
}) => {
  const first = await start()
  const owner = await ownerOf(first, folder)
  const { slug } = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
  const file = join(folder, 'elsewhere', 'backup.tar.gz')

  const backup = await run('scripts/backup.ts', [file], folder)
  const counts = `${ACCOUNTS + 1} accounts, 1 gift profiles`
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(counts) })
  await makeProfile(owner, { fields: { recipient_name: 'Made later' } })
  const refused = await run('scripts/restore.ts', [file], folder)
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('already running on the data folder'),
  })
  await first.end('SIGKILL')

  await test.step('a damaged database is said in a sentence with the command', async () => {
    rmSync(join(folder, 'database/pg_wal'), { recursive: true })
    const { code, output } = await refusedStart({ DATA_DIR: folder, PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(output).toContain('cannot be opened')
    expect(output).toContain(`npm run restore -- `)
    expect(output).not.toMatch(/^\s+at |RuntimeError/m)
  })

  const restored = await run('scripts/restore.ts', [file], folder)
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${counts}, 1 lists`),
  })
  expect(readdirSync(folder).some((name) => name.startsWith('database.before-'))).toBe(true)
  expect(existsSync(join(folder, 'database.restoring'))).toBe(false)
  const second = await start({ PORT: String(first.port) })
  expect(second.output()).toMatch(/Snapshots\s+1 in /)
  const page = await (await fetch(`${second.url}/gift/${slug}`)).text()
  for (const idea of ['a kite', 'a lamp']) expect(page.includes(idea)).toBe(true)
  const list = await (await owner.get('/portal/profile')).text()
  expect([list.includes('Grandma Rosemary'), list.includes('Made later')]).toEqual([true, false])
})
