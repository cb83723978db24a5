import { expect, test } from 'vitest'
import { mayCarryOurs } from '#app/server/request/cookie-names.ts'
import { takeFlash } from '#app/server/request/cookies.ts'
import { whoAmI } from '#app/server/request/devices.ts'
import { formOf } from '#app/server/request/form.ts'
import { ideaExtractor } from '#app/server/generator/extract-ideas.ts'
import { readEnv } from '#app/server/start-up/env.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

const MEGABYTE = 1_000_000
const long = (unit: string, before = '', behind = '') => before + unit.repeat(MEGABYTE / unit.length) + behind
const services = { env: readEnv({}), sign: (text: string) => text.slice(0, 30) }
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'

const post = (type: string) => (body: string) =>
  formOf(new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } }))
const withCookie = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })

test.each<[reader: string, read: (text: string) => unknown, texts: string[]]>([
  ['forms', post('application/x-www-form-urlencoded'), [long('a&'), long('&'), long('a=1&'), long('%41')]],
  ['forms that claim to be others', post('application/x-www-form-urlencoded; boundary=x'), [long('a&')]],
  [
    'forms with files',
    post('multipart/form-data; boundary=b'),
    [long(`${PART}x\r\n`, '', '--b--\r\n'), long('\r\n', PART, '\r\n--b--\r\n'), long('\r\n--'), long('-')],
  ],
  [
    'answers of a model',
    (text) => {
      const ideas = ideaExtractor()
      return [ideas.push(text), ideas.isEmpty(), ideas.end()]
    },
    [
      long('{"idea":"'),
      long('"'),
      long('\\'),
      long(' ', '{"a":"b"', 'x'),
      long('1. a - b\n'),
      long('*'),
      long('['),
      // Looked at as a whole: an answer of so much at most.
      '\t'.repeat(199) + 'x',
    ],
  ],
  [
    'cookies',
    async (text) => [
      mayCarryOurs(text),
      await takeFlash(services, withCookie(text)),
      await whoAmI(services, withCookie(`wishfolio.me=${text}`)),
    ],
    [long('a=b; '), long(';'), long('='), long('wishfolio.flash=YQ; '), long('JTQx'), long('%')],
  ],
])('a megabyte of the worst %s is read in under 100 ms', async (_reader, read, texts) => {
  const slow: string[] = []
  for (const text of texts) {
    // A refusal is an answer, too: the body is too much, or is no form.
    const answer = async () => read(text)
    if ((await usualMilliseconds(2, () => answer().catch(() => {}))) >= 100) slow.push(text.slice(0, 40))
  }
  expect(slow).toEqual([])
})
