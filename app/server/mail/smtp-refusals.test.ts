import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailPutOff, MailUndeliverable } from '#app/server/mail/port.ts'
import { renderEmail } from '#app/server/mail/render.ts'
import { createSmtp } from '#app/server/mail/smtp.ts'
import {
  type MailAnswer,
  type MailServer,
  type MailStep,
  startMailServer,
} from '#test/programs/mail-server.ts'

const ROSA = 'rosa@example.org'

let answer: MailAnswer
let server: MailServer
beforeAll(async () => {
  server = await startMailServer({ answer: (...asked) => answer(...asked) })
})
afterAll(() => server.close())
beforeEach(() => void (answer = () => undefined))

const at =
  (wanted: MailStep, said: number | 'silence'): MailAnswer =>
  (step) =>
    step === wanted ? said : undefined

/** What sending a letter to Rosa ends in: nothing when it was taken, else what was thrown. */
async function sendingEndsIn(url = server.url, timeoutMs?: number): Promise<unknown> {
  const config = { url, from: 'us@wishes.example', domain: 'wishes.example' }
  const transport = createSmtp(timeoutMs === undefined ? config : { ...config, timeoutMs })
  const letter = await renderEmail({ kind: 'verify_email', link: 'https://wishes.example/' })
  return transport
    .send({ id: 'x', recipient: ROSA, ...letter })
    .catch((error: unknown) => error)
    .finally(() => transport.close?.())
}

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
  const ended = await sendingEndsIn(server.url, 150)
  expect(ended).toMatchObject({ code: 'ETIMEDOUT' })
  expect(ended).not.toBeInstanceOf(MailPutOff)
})

test.each<MailStep>(['sender', 'recipient', 'message'])(
  'a server that falls silent at the %s times out, for this email only',
  async (step) => {
    answer = at(step, 'silence')
    expect(await sendingEndsIn(server.url, 150)).toBeInstanceOf(MailPutOff)
  },
)
