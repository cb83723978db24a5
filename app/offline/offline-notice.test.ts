import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { asOf, withOfflineNotice } from '#app/offline/offline-notice.ts'

const stored = new Date(2026, 10, 23, 14, 3)

test.each([
  ['the same day', new Date(2026, 10, 23, 23, 59), '14:03'],
  ['the next day', new Date(2026, 10, 24, 0, 1), 'November 23, 14:03'],
])('a page is as of its time where the visitor is, %s: %s', (_when, now, said) => {
  expect(asOf(stored, now)).toBe(said)
})

test('a page shown offline says so first of all in its body; its policy allows the one script that came with it', async () => {
  const page = new Response('<html><head></head><body class="x"><main>a kite</main></body></html>', {
    headers: {
      'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'",
    },
  })
  const shown = await withOfflineNotice(page, stored, stored)
  const html = await shown.text()
  expect(html).toMatch(
    /<body class="x"><aside role="status"[^>]*><strong>No connection: this page is as of 14:03\.</,
  )
  expect(html).toContain('</aside><main>a kite</main></body></html>')
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(shown.headers.get('Content-Security-Policy')).toBe(
    `default-src 'self'; script-src 'sha256-${hash}' 'self' 'sha256-a='; object-src 'none'`,
  )
})
