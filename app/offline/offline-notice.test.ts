import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { offlineNotice } from '#app/copy/offline-notice.ts'
import { asOf, IN_ENGLISH, withOfflineNotice } from '#app/offline/offline-notice.ts'
import { OFFERED, wordsIn } from '#app/server/request/words.ts'

const stored = new Date(2026, 10, 23, 14, 3)
const nextDay = new Date(2026, 10, 24, 0, 1)

test.each([
  ['en', 'the same day', new Date(2026, 10, 23, 23, 59), '14:03'],
  ['en', 'the next day', nextDay, 'November 23 at 14:03'],
  ['de', 'the same day', stored, '14:03'],
  ['de', 'the next day', nextDay, '23. November um 14:03'],
])('in %s a page is as of its time where the visitor is, %s: %s', (language, _when, now, said) => {
  expect(asOf(stored, now, language)).toBe(said)
})

const page = (language: string) =>
  new Response(
    `<html lang="${language}" data-language="${language}"><head></head><body class="x"><main>a kite</main></body></html>`,
    {
      headers: {
        'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'",
      },
    },
  )
const kept = async (address: string) =>
  address === '/offline-notice/de'
    ? Response.json({ asOf: 'Stand: {time}.', means: 'Alt.', again: 'Noch mal' })
    : undefined

test('a page shown offline says so first of all in its body; its policy allows the one script that came with it', async () => {
  const shown = await withOfflineNotice(page('en'), { storedAt: stored, now: stored }, kept)
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

test('the notice is in the language of the page it came with', async () => {
  const shown = await withOfflineNotice(page('de'), { storedAt: stored, now: nextDay }, kept)
  expect(await shown.text()).toMatch(
    /<strong>Stand: 23\. November um 14:03\.<\/strong> Alt\. <a class="link" href="">Noch mal<\/a>/,
  )
})

test('a page whose notice was not kept has the English one', () => {
  expect(IN_ENGLISH).toEqual(offlineNotice(wordsIn('en')))
})

test.each(OFFERED)('in %s the notice has a place for the time', (language) => {
  expect(offlineNotice(wordsIn(language)).asOf).toContain('{time}')
})
