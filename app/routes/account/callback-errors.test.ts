import { expect, test } from 'vitest'
import { ownSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const NOT_VALID = 'This link has already been used or is not valid'

const { visit } = await ownSite()

test.each([
  ['access_denied', 'otp_expired', 410, 'This link has expired'],
  ['server_error', 'over_email_send_rate_limit', 429, 'Too many emails were requested.'],
  ['server_error', 'session_not_found', 401, 'Auth session missing!'],
  ['access_denied', 'never_heard_of', 404, NOT_VALID],
  ['__proto__', '__proto__', 404, NOT_VALID],
])('the error %j with the code %j is answered in our words', async (error, code, status, sentence) => {
  const query = new URLSearchParams({ error, error_code: code, error_description: 'Call 0900 evil now' })
  const answer = await visit().get(`/auth/callback?${query}`)
  expect(answer.status).toBe(status)
  const page = await answer.text()
  expect(textOf(page)).toContain(sentence)
  expect(page.includes('evil')).toBe(false)
  expect(page.includes('Email Verified Successfully!')).toBe(false)
})

test.each([
  ['markup', '<script>alert(7531)</script>'],
  ['a script’s end', '</script><img src=x onerror=alert(7531)>'],
  ['a sentence of its own', 'Your account 7531 is locked'],
  ['percent garbage', '%E0%A4%A7531'],
  ['a NUL', '7531%00'],
])('%s in the address stands nowhere on the page', async (_what, text) => {
  for (const name of ['error', 'error_code', 'error_description', 'next', 'anything']) {
    const answer = await visit().get(`/auth/callback?error=access_denied&${name}=${encodeURIComponent(text)}`)
    expect(answer.status).toBe(404)
    expect((await answer.text()).includes('7531')).toBe(false)
    expect(JSON.stringify([...answer.headers]).includes('7531')).toBe(false)
  }
})

test('an error leads nowhere else, whatever next says, and uses no link up', async () => {
  const answer = await visit().get(
    '/auth/callback?error=access_denied&next=/portal&token=forged&reset=forged',
  )
  expect([answer.status, answer.headers.get('Location')]).toEqual([404, null])
  expect(answer.headers.getSetCookie()).toEqual([])
})
