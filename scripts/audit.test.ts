import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { run } from './steps.ts'

type Asked = Record<string, string[]>

const weakness = (name: string) => ({
  [name]: [{ id: 1, url: 'https://example.org', title: 'weak', severity: 'high', vulnerable_versions: '*' }],
})

/** What a registry answers that is asked for weaknesses, and how the audit ends that asks it. */
async function auditBy(
  answer: (asked: Asked) => object | undefined,
): Promise<{ code: number; output: string }> {
  const registry = createServer((incoming, outgoing) => {
    void (async () => {
      const isAsked = incoming.url?.endsWith('/advisories/bulk') && incoming.method === 'POST'
      const found = isAsked ? answer((await json(incoming.pipe(createGunzip()))) as Asked) : undefined
      outgoing.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' })
      outgoing.end(JSON.stringify(found ?? {}))
    })()
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0', CI: '' }
  try {
    return await run(process.execPath, ['scripts/audit.ts'], env)
  } finally {
    registry.closeAllConnections()
    registry.close()
  }
}

test.concurrent.each<[string, (asked: Asked) => object | undefined, string]>([
  ['does not answer', () => undefined, 'did not say what it knows of weaknesses: 404'],
  ['knows nothing of anything', () => ({}), 'knows of nothing, not even of minimist 0.0.8'],
])('a registry that %s fails the audit, with the reason', async (_how, answer, words) => {
  const { code, output } = await auditBy(answer)
  expect(code).toBe(1)
  expect(output).toContain(words)
  expect(output).toMatch(/^NOT AUDITED: /m)
  expect(output).toContain('2 passed, 0 failed, 1 skipped')
})

test.concurrent('a known vulnerability of a package of ours fails the audit by its name', async () => {
  const { code, output } = await auditBy((asked) => weakness('react' in asked ? 'react' : 'minimist'))
  expect(code).toBe(1)
  expect(output).toContain('react: high')
  expect(output).toContain('2 passed, 1 failed')
  expect(output).not.toContain('NOT AUDITED')
})

test.concurrent('a registry that knows of vulnerabilities, but of none here, passes', async () => {
  const { code, output } = await auditBy((asked) =>
    Object.keys(asked).join() === 'minimist' ? weakness('minimist') : {},
  )
  expect(output).toContain('3 passed, 0 failed, 0 skipped')
  expect(code).toBe(0)
})
