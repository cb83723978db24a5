import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Email } from '#app/domain/mails/email.ts'
import { mailQueue, mailsSent } from '#app/server/database/schema.ts'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'
import { type MailWorker, startMailWorker } from '#app/server/mail/mail-worker.ts'
import { claimMail, nextMailDue, queueMail } from '#app/server/queries/mail-queue.ts'
import { ownWorld } from '#test/world.ts'

type Mail = Parameters<MailTransport['send']>[0]

const VERIFY: Email = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=abc' }
const NO_ACCOUNT: Email = {
  kind: 'no_account',
  link: 'https://wishes.example/signup',
  closed: false,
  signingIn: false,
}
const HOUR_MS = 60 * 60_000

const world = await ownWorld()
// Its own worker would take the mails of these tests.
await world.mail.stop()

let workers: MailWorker[] = []
let delivered: Mail[]
let refusals: unknown[]
beforeEach(async () => {
  await world.db.delete(mailQueue)
  await world.db.delete(mailsSent)
  world.time.now = new Date('2026-11-21T12:00:00.000Z')
  delivered = []
  refusals = []
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})

async function startWorker(
  transport: Omit<MailTransport, 'atOnce'>,
  { atOnce = 4, max = 1000 } = {},
): Promise<MailWorker> {
  const clock = { now: () => world.time.now }
  const budget = { max, report: () => {} }
  const worker = await startMailWorker(
    world.database,
    { ...transport, atOnce },
    clock,
    budget,
    'en',
    (error) => refusals.push(error),
  )
  workers.push(worker)
  return worker
}

/** Delivers after refusing this often; every attempt's recipient is told to `attempted`. */
function delivery(refuse: number, attempted: string[] = []): Pick<MailTransport, 'send'> {
  return {
    async send(mail) {
      attempted.push(mail.recipient)
      if (attempted.length <= refuse) throw new Error('not now')
      delivered.push(mail)
    },
  }
}

const queue = (recipient: string, email: Email = VERIFY) =>
  world.db.transaction((tx) => queueMail(tx, recipient, email))
const recipients = () => delivered.map(({ recipient }) => recipient)

test('queued emails are sent once, in the order they were queued, and leave the queue', async () => {
  for (const name of ['anna', 'bert', 'carl']) await queue(`${name}@example.org`)
  const worker = await startWorker(delivery(0))
  await worker.drain()
  await worker.drain()
  expect(recipients()).toEqual(['anna@example.org', 'bert@example.org', 'carl@example.org'])
  expect(await world.db.$count(mailQueue)).toBe(0)
})

test('one mail is taken at a time, also where the database thinks that few wait', async () => {
  await queue('late@example.org')
  await world.db.execute('analyze mail_queue')
  for (let number = 1; number <= 30; number++) await queue(`n${number}@example.org`)
  const leaseUntil = new Date(world.time.now.getTime() + HOUR_MS)
  await claimMail(world.db, world.time.now, { leaseUntil, max: 1000 })
  expect(await world.db.$count(mailQueue, eq(mailQueue.due_at, leaseUntil))).toBe(1)
})

test('a waiting worker is notified of new emails', async () => {
  const arrived = new Promise<Mail>((resolve) => {
    void startWorker({ send: async (mail) => resolve(mail) }).then(() => queue('rosa@example.org'))
  })
  expect((await arrived).recipient).toBe('rosa@example.org')
})

test('an email queued in a transaction that is rolled back is never sent', async () => {
  const rolledBack = world.db.transaction(async (tx) => {
    await queueMail(tx, 'rosa@example.org', VERIFY)
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await (await startWorker(delivery(0))).drain()
  expect(delivered).toEqual([])
  expect(await world.db.$count(mailQueue)).toBe(0)
})

test('a refused email is tried again after pauses that grow to a quarter of an hour, and sent once', async () => {
  const attempted: string[] = []
  const worker = await startWorker(delivery(12, attempted))
  await queue('rosa@example.org')
  await worker.drain()

  const pauses: number[] = []
  while (delivered.length === 0) {
    const attempts = attempted.length
    const pause = ((await nextMailDue(world.db))?.getTime() ?? 0) - world.time.now.getTime()
    pauses.push(pause)
    world.wait(pause - 1)
    await worker.drain()
    expect(attempted).toHaveLength(attempts)
    world.wait(1)
    await worker.drain()
    expect(attempted).toHaveLength(attempts + 1)
  }
  expect(pauses).toHaveLength(12)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses[0]).toBeLessThanOrEqual(10_000)
  expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0)
  expect(pauses.at(-1)).toBe(15 * 60_000)
  expect(refusals).toHaveLength(12)

  world.wait(24 * 60 * 60_000)
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org'])
})

test('one address that is refused does not delay the others', async () => {
  await queue('refused@example.org')
  await queue('rosa@example.org')
  const worker = await startWorker({
    async send(mail) {
      if (mail.recipient === 'refused@example.org') throw new Error('no such mailbox')
      delivered.push(mail)
    },
  })
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org'])
  expect(await world.db.$count(mailQueue)).toBe(1)
})

test('an email of a worker that died while sending is sent by another once its lease is over', async () => {
  await queue('rosa@example.org')
  const leaseUntil = new Date(world.time.now.getTime() + 60_000)
  expect((await claimMail(world.db, world.time.now, { leaseUntil, max: 1000 })).mail).toBeDefined()

  const worker = await startWorker(delivery(0))
  await worker.drain()
  world.wait(59_999)
  await worker.drain()
  expect(delivered).toEqual([])
  world.wait(1)
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org'])
})

test('several workers share the queue, and each email is sent by one of them', async () => {
  const all = Array.from({ length: 30 }, (_, number) => `visitor${number}@example.org`)
  await Promise.all(all.map((recipient) => queue(recipient)))
  const three = await Promise.all(
    [delivery(0), delivery(0), delivery(0)].map((transport) => startWorker(transport)),
  )
  await Promise.all(three.map((worker) => worker.drain()))
  expect(recipients()).toHaveLength(30)
  expect(new Set(recipients())).toEqual(new Set(all))
})

test('an undeliverable email is tried once and dropped; the others go on', async () => {
  const attempted: string[] = []
  for (const name of ['anna', 'gone', 'carl']) await queue(`${name}@example.org`)
  const worker = await startWorker(
    {
      async send(mail) {
        attempted.push(mail.recipient)
        if (mail.recipient === 'gone@example.org') throw new MailUndeliverable()
        delivered.push(mail)
      },
    },
    { atOnce: 1 },
  )
  await worker.drain()
  world.wait(24 * 60 * 60_000)
  await worker.drain()
  expect(attempted).toEqual(['anna@example.org', 'gone@example.org', 'carl@example.org'])
  expect(recipients()).toEqual(['anna@example.org', 'carl@example.org'])
  expect(await world.db.$count(mailQueue)).toBe(0)
})

test('a worker is failing once no email got through for over a minute, until one does', async () => {
  let works = false
  const worker = await startWorker({
    async send() {
      if (!works) throw new Error('not now')
    },
  })
  world.wait(24 * 60 * 60_000)
  expect(await worker.isLate()).toBe(false)

  await queue('rosa@example.org')
  await worker.drain()
  world.wait(60_000)
  await worker.drain()
  expect(await worker.isLate()).toBe(false)
  world.wait(1)
  expect(await worker.isLate()).toBe(true)

  works = true
  world.wait(15 * 60_000)
  await worker.drain()
  expect(await worker.isLate()).toBe(false)
})

test('undeliverable addresses do not make a worker count as failing', async () => {
  const worker = await startWorker({
    async send() {
      throw new MailUndeliverable()
    },
  })
  await queue('gone@example.org')
  await worker.drain()
  world.wait(60 * 60_000)
  expect(await worker.isLate()).toBe(false)
})

test('deferred emails of one recipient do not count as failing, those of two do', async () => {
  const worker = await startWorker({
    async send() {
      throw new MailPutOff()
    },
  })
  const full = async (recipient: string) => {
    await queue(recipient)
    await worker.drain()
    world.wait(60_001)
    return worker.isLate()
  }
  expect(await full('full@example.org')).toBe(false)
  expect(await full('full@example.org')).toBe(false)
  expect(await full('other@example.org')).toBe(true)
})

const visitor = (number: number) => `visitor${number}@example.org`

async function queueMany(count: number): Promise<void> {
  for (let number = 0; number < count; number++) await queue(visitor(number))
}

test('in no hour more mails are sent than the budget; the others wait, and none is lost', async () => {
  const worker = await startWorker(delivery(0), { max: 5 })
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
  const three = await Promise.all([5, 5, 5].map((max) => startWorker(delivery(0), { max })))
  await queueMany(12)
  await Promise.all(three.map((worker) => worker.drain()))
  expect(recipients()).toHaveLength(5)
})

test('mails that somebody waits for go before those that came earlier', async () => {
  await queue('unknown@example.org', NO_ACCOUNT)
  await queue('other@example.org', NO_ACCOUNT)
  await queue('rosa@example.org', VERIFY)
  const worker = await startWorker(delivery(0), { max: 1 })
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org'])
  world.wait(HOUR_MS)
  await worker.drain()
  expect(recipients()).toEqual(['rosa@example.org', 'unknown@example.org'])
})

test('half of the mails of an hour are kept for those that somebody waits for', async () => {
  const worker = await startWorker(delivery(0), { max: 4 })
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
  const send = async (mail: Mail) => {
    if (mail.recipient === visitor(0)) throw new MailPutOff()
    delivered.push(mail)
  }
  const worker = await startWorker({ send }, { max: 2 })
  await queueMany(3)
  await worker.drain()
  expect(recipients().toSorted()).toEqual([visitor(1), visitor(2)])
})

test('mail is late while the budget is used up', async () => {
  const worker = await startWorker(delivery(0), { max: 2 })
  expect(await worker.isLate()).toBe(false)
  await queueMany(2)
  await worker.drain()
  expect(await worker.isLate()).toBe(true)
  world.wait(HOUR_MS)
  expect(await worker.isLate()).toBe(false)
})
