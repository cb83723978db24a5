import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  publishChallengeVerified,
  publishPasswordRecovery,
  publishUserUpdated,
  observeSession,
  onAuthStateChange,
} from '#app/components/session/auth-state.ts'
import type { ClientSession } from '#app/domain/accounts/session.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z').getTime()
const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

const session = (
  changes: { email?: string; expiresAt?: number; factors?: string[] } = {},
): ClientSession => ({
  user: {
    email: changes.email ?? 'rosa@example.org',
    identities: ['email'],
    factors: changes.factors ?? [],
  },
  expiresAt: changes.expiresAt ?? NOON + 30 * DAY_MS,
})

/** The server behind the page: what it is asked, and what it answers, by default that all is as it was. */
let asked: { method: string; at: number }[]
let answer: () => Promise<Response>
let received: string[]
let visibility: DocumentVisibilityState
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  visibility = 'visible'
  asked = []
  answer = async () => Response.json(session())
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility
    },
  })
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push({ method: path === '/auth/session' ? method : path, at: Date.now() - NOON })
    return answer()
  })
  received = []
  stop = onAuthStateChange((event, now, source) =>
    received.push(`${event} ${now?.user.email ?? 'nobody'} by ${source}`),
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS)

test.each([
  ['the first look', undefined, session(), 'INITIAL_SESSION rosa@example.org'],
  ['the first look at nobody', undefined, null, 'INITIAL_SESSION nobody'],
  ['nobody stays nobody', null, null, undefined],
  ['signing in', null, session(), 'SIGNED_IN rosa@example.org'],
  ['signing out', session(), null, 'SIGNED_OUT nobody'],
  ['the same again', session(), session(), undefined],
  ['a later end', session(), session({ expiresAt: NOON + 31 * DAY_MS }), 'TOKEN_REFRESHED rosa@example.org'],
  ['an earlier end', session(), session({ expiresAt: NOON + DAY_MS }), undefined],
  ['another address', session(), session({ email: 'new@example.org' }), 'USER_UPDATED new@example.org'],
  [
    'a verified second factor',
    session(),
    session({ factors: ['totp'] }),
    'MFA_CHALLENGE_VERIFIED rosa@example.org',
  ],
  ['a removed factor', session({ factors: ['totp'] }), session(), undefined],
])('%s is the event of its kind, or none', (_what, before, now, event) => {
  if (before !== undefined) observeSession(before)
  received = []
  observeSession(now)
  expect(received).toEqual(event ? [`${event} by page`] : [])
})

test('a reset under way is an event of its own', () => {
  observeSession(null)
  publishPasswordRecovery()
  expect(received).toEqual(['INITIAL_SESSION nobody by page', 'PASSWORD_RECOVERY nobody by page'])
})

function hearsHere(saying: () => void): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = onAuthStateChange(() => {
      unsubscribe()
      resolve()
    })
    saying()
  })
}

test('a second step that was right is an event after signing in, in all tabs', async () => {
  vi.useRealTimers()
  observeSession(null)
  const otherTab = new BroadcastChannel('wishfolio.auth')
  const heardThere: unknown[] = []
  const heardTwo = new Promise<void>((resolve) =>
    otherTab.addEventListener('message', ({ data }) => {
      if (heardThere.push(data) === 2) resolve()
    }),
  )
  publishChallengeVerified()
  const events = ['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'].map((event) => `${event} rosa@example.org by page`)
  observeSession(session({ factors: ['totp'] }))
  expect(received.slice(1)).toEqual(events)
  await heardTwo
  expect(heardThere).toEqual([session({ factors: ['totp'] }), 'MFA_CHALLENGE_VERIFIED'])

  await hearsHere(() => otherTab.postMessage('MFA_CHALLENGE_VERIFIED'))
  expect(received.at(-1)).toBe('MFA_CHALLENGE_VERIFIED rosa@example.org by tab')
  observeSession(null)
  observeSession(session())
  expect(received.at(-1)).toBe('SIGNED_IN rosa@example.org by page')
  otherTab.close()
})

test('a new password is user updated, in this tab and in the others', async () => {
  vi.useRealTimers()
  observeSession(session())
  const otherTab = new BroadcastChannel('wishfolio.auth')
  const heardThere = new Promise((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  publishUserUpdated()
  expect(received.at(-1)).toBe('USER_UPDATED rosa@example.org by page')
  const said = await heardThere

  await hearsHere(() => otherTab.postMessage(said))
  expect(received.at(-1)).toBe('USER_UPDATED rosa@example.org by tab')
  otherTab.close()
})

test('a signed-in session is checked every 30 seconds', async () => {
  observeSession(session())
  await after(95)
  expect(asked).toEqual([30, 60, 90].map((seconds) => ({ method: 'GET', at: seconds * SECOND_MS })))
})

test('a signed-out visitor is not checked', async () => {
  observeSession(null)
  await after(95)
  expect(asked).toEqual([])
})

test('a hidden page sends no checks, and checks again when it is shown', async () => {
  observeSession(session())
  visibility = 'hidden'
  await after(95)
  expect(asked).toEqual([])
  visibility = 'visible'
  await after(30)
  expect(asked).toHaveLength(1)
})

test('a session is extended from three ticks before its end, not earlier', async () => {
  const end = NOON + 150 * SECOND_MS
  observeSession(session({ expiresAt: end }))
  answer = async () => Response.json(session({ expiresAt: end }))
  await after(30)
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
  answer = async () => Response.json(session())
  await after(30)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(received.at(-1)).toBe('TOKEN_REFRESHED rosa@example.org by check')
})

test.each([
  [
    'an answer without session',
    async () => Response.json({ error: 'Auth session missing!' }, { status: 401 }),
  ],
  ['a refusal', async () => new Response('', { status: 403 })],
])('%s ends the session at once', async (_what, refusal) => {
  observeSession(session())
  answer = refusal
  await after(30)
  expect(received.at(-1)).toBe('SIGNED_OUT nobody by check')
  await after(60)
  expect(asked).toHaveLength(1)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that is broken', async () => new Response('', { status: 503 })],
  ['a server that has enough', async () => new Response('', { status: 429 })],
])(
  'after %s it is tried again, each pause twice the last from 200 ms, until the next tick',
  async (_what, failure) => {
    observeSession(session())
    answer = failure
    await after(59.9)
    expect(asked.map(({ at }) => at - 30 * SECOND_MS)).toEqual([
      0, 200, 600, 1400, 3000, 6200, 12_600, 25_400,
    ])
    expect(received).toEqual(['INITIAL_SESSION rosa@example.org by page'])
  },
)

test('what one tab sees the others receive, and none of them publishes it again', async () => {
  vi.useRealTimers()
  const otherTab = new BroadcastChannel('wishfolio.auth')
  const said: unknown[] = []
  const next = () => new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => said.push(data))

  observeSession(session())
  const signedOut = next()
  observeSession(null)
  await signedOut
  expect(said).toEqual([null])

  await hearsHere(() => otherTab.postMessage(session()))
  expect(received.at(-1)).toBe('SIGNED_IN rosa@example.org by tab')

  const signedOutAgain = next()
  observeSession(null)
  await signedOutAgain
  expect(said).toEqual([null, null])
  otherTab.close()
})

test('on the server it reports that there is no browser', () => {
  vi.stubGlobal('window', undefined)
  expect(() => onAuthStateChange(() => {})).toThrow('No browser detected')
})
