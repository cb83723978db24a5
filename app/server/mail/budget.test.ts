import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Email } from '#app/domain/mails/email.ts'
import { mailQueue, mailsSent } from '#app/server/database/schema.ts'
import { type MailBudget } from '#app/server/mail/budget.ts'
import { createSmtp } from '#app/server/mail/smtp.ts'
import { type MailWorker, startMailWorker } from '#app/server/mail/worker.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { startMailServer } from '#test/programs/mail-server.ts'
import { ownWorld } from '#test/world.ts'

const HOUR_MS = 60 * 60_000
const VERIFY: Email = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=abc' }
const NO_ACCOUNT: Email = { kind: 'no_account', signUpLink: 'https://wishes.example/signup' }

const world = await ownWorld()
// Its own worker would take the mails of these tests.
await world.mail.stop()

let refused: string[] = []
const server = await startMailServer({
  answer: (step, address) => (step === 'recipient' && refused.includes(address) ? 451 : undefined),
})
let workers: MailWorker[] = []
beforeEach(async () => {
  await world.db.delete(mailQueue)
  await world.db.delete(mailsSent)
  world.time.now = new Date('2026-11-21T12:00:00.000Z')
  server.received.length = 0
  refused = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})

async function startWorker(max: number, report: MailBudget['report'] = () => {}): Promise<MailWorker> {
  const transport = createSmtp({ url: server.url, from: 'us@wishes.example', domain: 'wishes.example' })
  const clock = { now: () => world.time.now }
  const worker = await startMailWorker(world.database, transport, clock, { max, report }, () => {})
  workers.push(worker)
  return worker
}

const queue = (recipient: string, email: Email = VERIFY) =>
  world.db.transaction((tx) => queueMail(tx, recipient, email))
const recipients = () => server.received.map(({ to }) => to)
const visitor = (number: number) => `visitor${number}@example.org`

async function queueMany(count: number): Promise<void> {
  for (let number = 0; number < count; number++) await queue(visitor(number))
}

test('in no hour more mails are sent than the budget; the others wait, and none is lost', async () => {
  const worker = await startWorker(5)
  await queueMany(12)
  await worker.drain()
  expect(recipients()).toHaveLength(5)
  expect(await world.db.$count(mailQueue)).toBe(7)

  world.wait(HOUR_MS - 1)
  await worker.drain()
  expect(recipients()).toHaveLength(5)
  world.wait(1)
  await worker.drain()
  expect(recipients()).toHaveLength(10)
  world.wait(HOUR_MS)
  await worker.drain()
  expect(recipients().toSorted()).toEqual(
    Array.from({ length: 12 }, (_, number) => visitor(number)).toSorted(),
  )
  expect(await world.db.$count(mailQueue)).toBe(0)
})

test('the budget is the same for all workers together', async () => {
  const three = await Promise.all([5, 5, 5].map((max) => startWorker(max)))
  await queueMany(12)
  await Promise.all(three.map((worker) => worker.drain()))
  expect(recipients()).toHaveLength(5)
})

test('mails that somebody waits for go before those that came earlier', async () => {
  await queue('unknown@example.org', NO_ACCOUNT)
  await queue('other@example.org', NO_ACCOUNT)
  await queue('rosa@example.org', VERIFY)
  const worker = await startWorker(1)
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org'])
  world.wait(HOUR_MS)
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org', 'unknown@example.org'])
})

test('half of the mails of an hour are kept for those that somebody waits for', async () => {
  const worker = await startWorker(4)
  for (let number = 0; number < 4; number++) await queue(visitor(number), NO_ACCOUNT)
  await worker.drain()
  expect(recipients()).toHaveLength(2)
  await queue('rosa@example.org')
  await worker.drain()
  expect(recipients()).toEqual([...recipients().slice(0, 2), 'rosa@example.org'])
  world.wait(HOUR_MS)
  await worker.drain()
  expect(recipients().toSorted()).toEqual(['rosa@example.org', ...[0, 1, 2, 3].map(visitor)])
})

test('a mail that the mail server puts off gives its place back', async () => {
  refused = [visitor(0)]
  const worker = await startWorker(2)
  await queueMany(3)
  await worker.drain()
  expect(recipients().toSorted()).toEqual([visitor(1), visitor(2)])
})

test('mail is late while the budget is used up', async () => {
  const worker = await startWorker(2)
  expect(await worker.isLate()).toBe(false)
  await queueMany(2)
  await worker.drain()
  expect(await worker.isLate()).toBe(true)
  world.wait(HOUR_MS)
  expect(await worker.isLate()).toBe(false)
})
