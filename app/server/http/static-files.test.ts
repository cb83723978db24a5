import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { offlineWorker, staticFiles } from '#app/server/http/static-files.ts'
import { ownWorld } from '#test/world.ts'
import { ownFolder } from '#test/own-folder.ts'

const { env } = await ownWorld()
const SCRIPT = 'export const answer = 42;\n'.repeat(50)
const WORKERS = { 'sw.js': 'keep()\n'.repeat(50), 'sw-off.js': 'remove()\n'.repeat(50) }

const root = ownFolder(afterAll)
mkdirSync(join(root, 'assets'))
const built = { 'assets/page-abc123.js': SCRIPT, 'notes.js': SCRIPT, ...WORKERS }
for (const [path, script] of Object.entries(built)) {
  writeFileSync(join(root, path), script)
  writeFileSync(join(root, `${path}.br`), brotliCompressSync(script))
  writeFileSync(join(root, `${path}.gz`), gzipSync(script))
}
writeFileSync(join(root, 'assets/letters.woff2'), SCRIPT)

async function get(path: string, acceptEncoding?: string) {
  const headers: HeadersInit = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding }
  const answer = await staticFiles(root).request(path, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
  [undefined, null, (bytes: Buffer) => bytes],
] as const)('a client that accepts %s gets a built file as %s', async (accepted, encoding, decoded) => {
  const { answer, bytes } = await get('/assets/page-abc123.js', accepted)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(decoded(bytes).toString()).toBe(SCRIPT)
})

test('a file with a hash in its name is cached for ever, any other for an hour', async () => {
  for (const accepted of ['br', 'identity']) {
    const hashed = await get('/assets/page-abc123.js', accepted)
    expect(hashed.answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const other = await get('/notes.js', accepted)
    expect(other.answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  }
})

test('a file is of the type it says, and for pages of ours alone', async () => {
  for (const path of ['/assets/page-abc123.js', '/notes.js']) {
    const { answer } = await get(path)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
})

test('a file that the build left uncompressed is sent as it is', async () => {
  const { answer, bytes } = await get('/assets/letters.woff2', 'br, gzip')
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect(bytes.toString()).toBe(SCRIPT)
})

test('a path that is not a file is left to the pages, without cache headers', async () => {
  const { answer } = await get('/assets/gone-abc123.js', 'br')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).toBeNull()
})

const worker = (path: string, OFFLINE_PAGES: 'on' | 'off', headers: Record<string, string> = {}) =>
  offlineWorker({ env: { ...env, OFFLINE_PAGES } }, root).request(path, { headers })

test.each([
  ['on', WORKERS['sw.js']],
  ['off', WORKERS['sw-off.js']],
] as const)(
  'with OFFLINE_PAGES=%s the worker of offline pages is at /sw.js, and asked for anew each time',
  async (set, script) => {
    const answer = await worker('/sw.js', set)
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    const packed = await worker('/sw.js', set, { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding')
  },
)

test('beside the worker nothing is answered there', async () => {
  expect((await worker('/sw-off.js', 'on')).status).toBe(404)
  expect((await worker('/', 'on')).status).toBe(404)
})
