import { afterAll, beforeEach, expect, test } from 'vitest'
import { MailPutOff, MailUndeliverable } from '#app/server/mail/port.ts'
import { renderEmail } from '#app/server/mail/render.ts'
import { createSmtp } from '#app/server/mail/smtp.ts'
import { type MailAnswer, type MailStep, startMailServer } from '#test/programs/mail-server.ts'

let answer: MailAnswer
const server = await startMailServer({ answer: (...asked) => answer(...asked) })
afterAll(() => server.close())
beforeEach(() => {
  answer = () => undefined
  server.received.length = 0
})

const EMAIL = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=abc' } as const

async function send(
  recipient: string,
  { id = 'mail-1', timeoutMs }: { id?: string; timeoutMs?: number } = {},
) {
  const config = { url: server.url, from: 'Wishfolio <us@wishes.example>', domain: 'wishes.example' }
  const opened = createSmtp(timeoutMs === undefined ? config : { ...config, timeoutMs })
  const letter = await renderEmail(EMAIL, 'en')
  await opened.send({ id, recipient, ...letter }).finally(() => opened.close?.())
}

/** The header lines of a message, folded ones joined. */
function headersOf(source: string): string[] {
  const head = source.slice(0, source.indexOf('\n\n'))
  return head.replace(/\n[ \t]+/g, ' ').split('\n')
}

test('a message arrives whole: sender, recipient, subject, id, and both parts with the link', async () => {
  await send('rosa@example.org')
  const [message = { from: '', recipients: [], source: '' }] = server.received
  expect(server.received).toHaveLength(1)
  expect(message.from).toBe('us@wishes.example')
  expect(message.recipients).toEqual(['rosa@example.org'])

  const headers = headersOf(message.source)
  expect(headers).toContain('From: Wishfolio <us@wishes.example>')
  expect(headers).toContain('To: rosa@example.org')
  expect(headers).toContain('Subject: Confirm your email for Wishfolio')
  expect(headers).toContain('Message-ID: <mail-1@wishes.example>')
  expect(headers).toContain('Auto-Submitted: auto-generated')

  const body = message.source.replace(/=\n/g, '').replaceAll('=3D', '=')
  expect(body).toContain('Content-Type: text/plain; charset=utf-8')
  expect(body).toContain('Content-Type: text/html; charset=utf-8')
  expect(body).toContain(`Confirm my email: ${EMAIL.link}`)
  expect(body).toContain(`href="${EMAIL.link}"`)
})

test('an email sent twice has one Message-ID, two emails have two', async () => {
  await send('rosa@example.org', { id: 'one' })
  await send('rosa@example.org', { id: 'one' })
  await send('rosa@example.org', { id: 'two' })
  const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim())
  expect(ids).toEqual(['<one@wishes.example>', '<one@wishes.example>', '<two@wishes.example>'])
})

test.each([
  ['a header after a line break', 'rosa@example.org\r\nBcc: eve@evil.example'],
  ['a header after a line feed', 'rosa@example.org\nBcc: eve@evil.example'],
  ['a second address', 'rosa@example.org, eve@evil.example'],
  ['a body of its own', 'rosa@example.org\r\n\r\nBuy cheap pills from eve@evil.example'],
  ['an SMTP command', 'rosa@example.org>\r\nRCPT TO:<eve@evil.example'],
  ['a group', 'friends: rosa@example.org, eve@evil.example;'],
])('a recipient that holds %s reaches nobody else and adds no header', async (_what, recipient) => {
  // Refusing to send is as good an answer as sending to the one harmless address.
  await send(recipient).catch(() => {})
  for (const { recipients, source } of server.received) {
    expect(recipients).not.toContain('eve@evil.example')
    expect(headersOf(source).filter((line) => /^bcc:/i.test(line))).toEqual([])
    expect(headersOf(source).filter((line) => /^to:/i.test(line))).toHaveLength(1)
    expect(source.slice(source.indexOf('\n\n'))).not.toContain('Buy cheap pills')
  }
})

test.each([
  ['rosa@münchen.de', 'rosa@xn--mnchen-3ya.de'],
  ['rosa@пример.рф', 'rosa@xn--e1afmkfd.xn--p1ai'],
  ['rosa@faß.de', 'rosa@xn--fa-hia.de'],
  ["tom&o'ann|!#$%*/=?^`{}~@example.org", "tom&o'ann|!#$%*/=?^`{}~@example.org"],
])('a message to %s is sent to %s', async (address, posted) => {
  await send(address)
  const [message] = server.received
  // This server tells the envelope in letters.
  expect(message?.recipients).toEqual([address])
  expect(headersOf(message?.source ?? '')).toContain(`To: ${posted}`)
})

const at =
  (wanted: MailStep, said: number | 'silence'): MailAnswer =>
  (step) =>
    step === wanted ? said : undefined

/** What sending a letter to Rosa ends in: nothing when it was taken, else what was thrown. */
const sendingEndsIn = (timeoutMs?: number): Promise<unknown> =>
  send('rosa@example.org', timeoutMs === undefined ? {} : { timeoutMs }).catch((error: unknown) => error)

test.each<[MailStep, number, unknown]>([
  ['recipient', 550, MailUndeliverable],
  ['message', 554, MailUndeliverable],
  ['recipient', 450, MailPutOff],
  ['recipient', 452, MailPutOff],
  ['message', 451, MailPutOff],
])('a %s answered with %i is about this email only', async (step, code, kind) => {
  answer = at(step, code)
  expect(await sendingEndsIn()).toBeInstanceOf(kind)
})

test.each<[MailStep, number]>([
  ['greeting', 421],
  ['greeting', 554],
  ['sender', 451],
  ['sender', 553],
  ['recipient', 421],
  ['message', 421],
])('a %s answered with %i is about us or the server: no email is dropped for it', async (step, code) => {
  answer = at(step, code)
  const ended = await sendingEndsIn()
  expect(ended).toBeInstanceOf(Error)
  expect(ended).not.toBeInstanceOf(MailUndeliverable)
  expect(ended).not.toBeInstanceOf(MailPutOff)
})

test('a server that never greets times out, and is about the server', async () => {
  answer = at('greeting', 'silence')
  const ended = await sendingEndsIn(150)
  expect(ended).toMatchObject({ code: 'ETIMEDOUT' })
  expect(ended).not.toBeInstanceOf(MailPutOff)
})

test.each<MailStep>(['sender', 'recipient', 'message'])(
  'a server that falls silent at the %s times out, for this email only',
  async (step) => {
    answer = at(step, 'silence')
    expect(await sendingEndsIn(150)).toBeInstanceOf(MailPutOff)
  },
)
