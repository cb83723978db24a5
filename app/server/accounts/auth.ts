import { parse, serialize } from 'hono/utils/cookie'
import { createPasswordQueue } from '#app/server/accounts/password-queue.ts'
import { hashPassword, verifyPassword } from '#app/server/accounts/passwords.ts'
import { hashToken, newToken } from '#app/server/accounts/tokens.ts'
import type { Database } from '#app/server/database/database.ts'
import { extendSession, insertSession, sessionByToken } from '#app/server/queries/accounts/sessions.ts'
import { sessionCookieName } from '#app/server/request/cookie-names.ts'

const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY_SECONDS
const EXTENDED_AFTER_SECONDS = DAY_SECONDS
const MAX_USER_AGENT = 300

interface SignedIn {
  id: string
  email: string
  sessionId: string
  expiresAt: Date
  /** When its owner last proved to be that. */
  provedAt: Date
  /** The issuers of its account's identities. */
  identities: string[]
  /** The cookie of a session that was extended by this read, which happens once a day. */
  renewed: string[]
}

interface StartedSession {
  id: string
  cookies: string[]
}

export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

const scrypt: Passwords = { hash: hashPassword, verify: verifyPassword }

/** Passwords and cookie sessions; passwords may throw `PasswordsBusy`. */
export interface Auth {
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** Starts a session, of whoever proved that the account is theirs, with the cookies to set; `within` a transaction, too. */
  startSession(accountId: string, request: Request, within?: Database): Promise<StartedSession>
  /** The cookies that make a browser forget its session. */
  forgetSession(): string[]
  /** The account of a request's session; extends a session that is a day old unless `extend` is false. */
  signedIn(request: Request, how?: { extend: boolean; within?: Database }): Promise<SignedIn | null>
}

interface Config {
  publicUrl: string
  clock: { now(): Date }
  random: (bytes: number) => Uint8Array
  passwords?: Passwords | undefined
}

export function createAuth(db: Database, { publicUrl, clock, random, passwords = scrypt }: Config): Auth {
  const inTurn = createPasswordQueue()
  const secure = publicUrl.startsWith('https:')
  const name = sessionCookieName(secure)
  const sessionCookie = (token: string, maxAge: number) =>
    serialize(name, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })
  const inThirtyDays = () => new Date(clock.now().getTime() + SESSION_SECONDS * 1000)

  return {
    hashPassword: (password) => inTurn(() => passwords.hash(password)),
    verifyPassword: (hash, password) => inTurn(() => passwords.verify(hash, password)),
    async startSession(accountId, request, within = db) {
      const { token, hash } = newToken(random)
      const id = await insertSession(within, {
        userId: accountId,
        tokenHash: hash,
        userAgent: request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT),
        createdAt: clock.now(),
        provedAt: clock.now(),
        expiresAt: inThirtyDays(),
      })
      return { id, cookies: [sessionCookie(token, SESSION_SECONDS)] }
    },
    forgetSession: () => [sessionCookie('', 0)],
    async signedIn(request, { extend, within = db } = { extend: true }) {
      const token = parse(request.headers.get('cookie') ?? '', name)[name]
      if (!token) return null
      const session = await sessionByToken(within, hashToken(token), clock.now())
      if (!session) return null
      const until = inThirtyDays()
      const isOld = until.getTime() - session.expiresAt.getTime() >= EXTENDED_AFTER_SECONDS * 1000
      // When the database cannot be written, such as on a full disk, a session is read without being extended.
      if (!extend || !isOld || !(await extendSession(db, session, until).catch(() => false)))
        return { ...session, renewed: [] }
      return { ...session, expiresAt: until, renewed: [sessionCookie(token, SESSION_SECONDS)] }
    },
  }
}
