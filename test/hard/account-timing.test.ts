import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASES, type Site, startSite } from '#test/hard/site.ts'
import { startMailServer } from '#test/programs/mail-server.ts'
import { PASSWORD, signedIn } from '#test/make.ts'

const TRIES = 200
const MAX_DIFFERENCE = 0.1
/** An address may get five emails an hour, and its sign-up took one. */
const TRIES_PER_ACCOUNT = 2
const KNOWN = Array.from({ length: TRIES / TRIES_PER_ACCOUNT }, (_, number) => `known${number}@example.org`)

type Form = (email: string) => [path: string, fields: Record<string, string>]

const FORMS: [name: string, form: Form][] = [
  ['sign-in', (email) => ['/signin', { email, password: 'wrong password' }]],
  ['sign-up', (email) => ['/signup', { email, password: PASSWORD }]],
  ['reset', (email) => ['/reset-password', { email }]],
]

// Needs a quiet machine.
describe.each(DATABASES)('on %s', (database) => {
  let site: Site
  beforeAll(async () => {
    const mail = await startMailServer()
    site = await startSite({
      database,
      env: () => ({
        SMTP_URL: mail.url,
        SUPPORT_EMAIL: 'help@wishes.example',
        TRUST_PROXY: '127.0.0.0/8',
      }),
    })
    for (const email of KNOWN)
      await signedIn({ mails: async () => [await mail.emailTo(email)] }, newClient(), email)
    return async () => {
      await site.close()
      await mail.close()
    }
  })

  let clients = 0
  /** A client with a new address, so that no limit counts against it. */
  function newClient() {
    clients += 1
    const { url } = site.server()
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

  test.each(FORMS)('the time of a %s does not tell whether an address has an account', async (name, form) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let number = 0; number < TRIES; number++) {
      const turns = [
        ['known', KNOWN[number % KNOWN.length] ?? ''],
        ['unknown', `nobody-${name}-${number}@example.org`],
      ] as const
      for (const [which, email] of number % 2 ? turns.toReversed() : turns) {
        const started = performance.now()
        const answer = await newClient().post(...form(email))
        await answer.arrayBuffer()
        times[which].push(performance.now() - started)
        expect(answer.status).toBeLessThan(429)
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)]
    expect(Math.abs(one - other) / Math.min(one, other)).toBeLessThanOrEqual(MAX_DIFFERENCE)
  })
})

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
