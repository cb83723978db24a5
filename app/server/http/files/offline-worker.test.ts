import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offlineWorker } from '#app/server/http/files/offline-worker.ts'
import { ownWorld } from '#test/world.ts'

const { env } = await ownWorld()
const FILES = { 'sw.js': 'keep()\n'.repeat(50), 'sw-off.js': 'remove()\n'.repeat(50) }

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wishfolio-worker-'))
  for (const [name, script] of Object.entries(FILES)) {
    writeFileSync(join(root, name), script)
    writeFileSync(join(root, `${name}.gz`), gzipSync(script))
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const get = (path: string, OFFLINE_PAGES: 'on' | 'off', headers: Record<string, string> = {}) =>
  offlineWorker({ env: { ...env, OFFLINE_PAGES } }, root).request(path, { headers })

test.each([
  ['on', FILES['sw.js']],
  ['off', FILES['sw-off.js']],
] as const)(
  'with OFFLINE_PAGES=%s its worker is at /sw.js, and asked for anew each time',
  async (set, script) => {
    const answer = await get('/sw.js', set)
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    const packed = await get('/sw.js', set, { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding')
  },
)

test('it answers nothing else', async () => {
  expect((await get('/sw-off.js', 'on')).status).toBe(404)
  expect((await get('/', 'on')).status).toBe(404)
})
