import { randomBytes } from 'node:crypto'
import { withFolder } from '#test/hard/on-each-database.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { startMailServer } from '#test/mail-server.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import { freshDatabase, startPostgres } from '#test/postgres.ts'
import { startServer } from '#test/server-process.ts'

const MAX_DIFFERENCE = 0.1
/** An address may get five emails an hour, and its sign-up took one. */
const TRIES_PER_ACCOUNT = 2

/** Whether response times reveal which addresses have an account, on the embedded database. */
export function timingOnEmbedded(tries: number): Promise<StressTestResult[]> {
  return timing('the embedded database', {}, tries)
}

/** The same on a real Postgres. */
export async function timingOnPostgres(tries: number): Promise<StressTestResult[]> {
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await freshDatabase(postgres.url)
    return await timing('Postgres', { DATABASE_URL, AUTH_SECRET: randomBytes(32).toString('hex') }, tries)
  } finally {
    await postgres.stop()
  }
}

async function timing(
  database: string,
  env: Record<string, string>,
  tries: number,
): Promise<StressTestResult[]> {
  const mail = await startMailServer()
  try {
    return await withFolder(async (DATA_DIR) => {
      const server = await startServer({
        ...env,
        DATA_DIR,
        SMTP_URL: mail.url,
        SUPPORT_EMAIL: 'help@wishes.example',
        TRUST_PROXY: '127.0.0.0/8',
      })
      try {
        const known = await makeAccounts(server.url, mail.emailTo, Math.ceil(tries / TRIES_PER_ACCOUNT))
        return await compare(database, server.url, known, tries)
      } finally {
        await server.end('SIGKILL')
      }
    })
  } finally {
    await mail.close()
  }
}

const FORMS: Record<string, (email: string) => [path: string, fields: Record<string, string>]> = {
  'sign-in': (email) => ['/signin', { email, password: 'wrong password' }],
  'sign-up': (email) => ['/signup', { email, password: PASSWORD }],
  reset: (email) => ['/reset-password', { email }],
}

/** Tries each form alternately with an address that has an account and one that has none. */
async function compare(
  database: string,
  url: string,
  known: string[],
  tries: number,
): Promise<StressTestResult[]> {
  const results: StressTestResult[] = []
  for (const [name, form] of Object.entries(FORMS)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let number = 0; number < tries; number++) {
      const turns = [
        ['known', known[number % known.length] ?? ''],
        ['unknown', `nobody-${name}-${number}@example.org`],
      ] as const
      for (const [which, email] of number % 2 ? turns.toReversed() : turns) {
        const started = performance.now()
        const answer = await newClient(url).post(...form(email))
        await answer.arrayBuffer()
        times[which].push(performance.now() - started)
        if (answer.status >= 429) throw new Error(`${name} answered ${answer.status}`)
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(one - other) / Math.min(one, other)
    results.push({
      name: `${name} of known and unknown addresses on ${database}`,
      ok: apart <= MAX_DIFFERENCE,
      saw: `medians of ${tries} tries: ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown, ${(apart * 100).toFixed(1)} % apart`,
    })
  }
  return results
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

let clients = 0
/** A client with a new address, so that no limit counts against it. */
function newClient(url: string) {
  clients += 1
  const address = `198.18.${(clients >> 8) & 255}.${clients & 255}`
  const headers = { Origin: url, 'X-Forwarded-For': address }
  const ask = (path: string, init: RequestInit) =>
    fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
  return {
    get: (path: string) => ask(path, {}),
    post: (path: string, fields: Record<string, string | string[]> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields as Record<string, string>) }),
  }
}

async function makeAccounts(
  url: string,
  emailTo: (email: string) => Promise<string>,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, number) => `known${number}@example.org`)
  for (const email of emails) {
    await signedIn({ mails: async () => [await emailTo(email)] }, newClient(url), email)
  }
  return emails
}
