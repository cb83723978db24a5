import { expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { LANGUAGE_NAME } from '#app/copy/shared-page.ts'
import { OFFERED, wordsIn } from '#app/server/request/words.ts'
import { ownSite } from '#test/own-site.ts'
import { unescaped } from '#test/read-page.ts'

const { visit } = await ownSite()

test('each language that is offered is named in itself, and no two alike', async () => {
  const page = unescaped(await (await visit().get('/language')).text())
  const named = [...page.matchAll(/ value="([\w-]+)"[^>]* lang="\1"| lang="([\w-]+)"[^>]* value="\2"/g)]
  expect(named.map(([, one, other]) => one ?? other)).toEqual(OFFERED)
  expect(OFFERED).not.toContain(PSEUDO_LANGUAGE)
  const names = OFFERED.map((tag) => wordsIn(tag)._(LANGUAGE_NAME))
  expect(new Set(names).size).toBe(OFFERED.length)
  expect(names).toContain('English')
})

test('whoever chooses a language goes back to the page they came from, which is in it from now on', async () => {
  const browser = visit()
  const asked = await browser.request('/language', {
    headers: { Referer: 'http://localhost:3000/privacy?x=1' },
  })
  expect(await asked.text()).toContain('name="back" value="/privacy?x=1"')
  const answer = await browser.post('/language', { language: 'en', back: '/privacy?x=1' })
  expect(answer.headers.get('Location')).toBe('/privacy?x=1')
  expect(browser.cookies.get('wishfolio.language')).toBe('en')
})

test.each([PSEUDO_LANGUAGE, 'xx', ''])('%j is no language to choose', async (language) => {
  const browser = visit()
  const answer = await browser.post('/language', { language, back: '/' })
  expect(answer.status).toBe(422)
  expect(browser.cookies.size).toBe(0)
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'nobody is led to %s',
  async (back) => {
    const answer = await visit().post('/language', { language: 'en', back })
    expect(answer.headers.get('Location')).toBe('/')
  },
)
