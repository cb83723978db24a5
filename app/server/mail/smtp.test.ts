import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderEmail } from '#app/server/mail/render.ts'
import { createSmtp } from '#app/server/mail/smtp.ts'
import { type MailServer, startMailServer } from '#test/programs/mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(() => void server.received.splice(0))

const EMAIL = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=abc' } as const

async function send(recipient: string, id = 'mail-1'): Promise<void> {
  const opened = createSmtp({
    url: server.url,
    from: 'Wishfolio <us@wishes.example>',
    domain: 'wishes.example',
  })
  const letter = await renderEmail(EMAIL)
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
  await send('rosa@example.org', 'one')
  await send('rosa@example.org', 'one')
  await send('rosa@example.org', 'two')
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
