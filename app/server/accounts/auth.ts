import { parse, serialize } from 'hono/utils/cookie'
import { REMEMBERED_DAYS, SECOND_STEP_MINUTES } from '#app/domain/accounts/second-factor.ts'
import { createPasswordQueue } from '#app/server/accounts/password-queue.ts'
import { hashPassword, verifyPassword } from '#app/server/accounts/passwords.ts'
import { hashToken, newToken } from '#app/server/accounts/tokens.ts'
import type { Database } from '#app/server/database/database.ts'
import { insertSecondStep } from '#app/server/queries/accounts/second-factors.ts'
import {
  extendSession,
  insertSession,
  replaceToken,
  sessionByToken,
} from '#app/server/queries/accounts/sessions.ts'
import { REMEMBERED, SECOND_STEP, sessionCookieName } from '#app/server/request/cookie-names.ts'

const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY_SECONDS
const EXTENDED_AFTER_SECONDS = DAY_SECONDS
const MAX_USER_AGENT = 300
/** Accounts that one browser is remembered for. */
const MAX_REMEMBERED = 5

interface SignedIn {
  id: string
  email: string
  sessionId: string
  expiresAt: Date
  /** When its owner last proved to be that. */
  provedAt: Date
  /** The issuers of its account's identities. */
  identities: string[]
  hasSecondFactor: boolean
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
  /**
   * Starts a session, of whoever proved that the account is theirs, now or at another time, with the cookies to set;
   * `within` a transaction, too.
   */
  startSession(
    accountId: string,
    request: Request,
    how?: { within?: Database; provedAt?: Date | undefined },
  ): Promise<StartedSession>
  /** Gives a session another secret: the one that it had opens nothing any more. */
  renewSession(sessionId: string, within?: Database): Promise<string[]>
  /** The same for a sign-in that waits for its second factor, in this browser alone: no session yet. */
  startSecondStep(accountId: string, within?: Database): Promise<StartedSession>
  /** The hash of the secret of the sign-in that waits in a request's browser. */
  secondStepIn(request: Request): string | undefined
  /** The cookies after it: none waits, and with `mark` the factor that has it is not asked for again in this browser. */
  endSecondStep(request: Request, mark?: string): string[]
  isRemembered(request: Request, mark: string): boolean
  /** The cookies that make a browser forget its session. */
  forgetSession(): string[]
  /** The account of a request's session; extends a session that is a day old unless `extend` is false. */
  signedIn(request: Request, how?: { extend: boolean; within?: Database }): Promise<SignedIn | null>
}

interface Config {
  publicUrl: string
  clock: { now(): Date }
  random: (bytes: number) => Uint8Array
  sign: (text: string) => string
  passwords?: Passwords | undefined
}

export function createAuth(
  db: Database,
  { publicUrl, clock, random, sign, passwords = scrypt }: Config,
): Auth {
  const inTurn = createPasswordQueue()
  const secure = publicUrl.startsWith('https:')
  const name = sessionCookieName(secure)
  const sessionCookie = (token: string, maxAge: number) =>
    serialize(name, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })
  const stepCookie = (token: string, maxAge: number) =>
    serialize(SECOND_STEP, token, { path: '/signin', httpOnly: true, sameSite: 'Lax', secure, maxAge })
  const cookieIn = (request: Request, key: string) =>
    parse(request.headers.get('cookie') ?? '', key)[key] ?? ''
  const remembering = (mark: string, until: number) =>
    `${mark}.${until}.${sign(`remembered ${mark} ${until}`)}`
  /** What a browser is remembered for, each for its time. */
  const rememberedIn = (request: Request) =>
    cookieIn(request, REMEMBERED)
      .split('|')
      .filter((one) => {
        const [mark = '', until] = one.split('.')
        return one === remembering(mark, Number(until)) && clock.now().getTime() < Number(until)
      })
  const inThirtyDays = () => new Date(clock.now().getTime() + SESSION_SECONDS * 1000)

  return {
    hashPassword: (password) => inTurn(() => passwords.hash(password)),
    verifyPassword: (hash, password) => inTurn(() => passwords.verify(hash, password)),
    async startSession(accountId, request, { within = db, provedAt = clock.now() } = {}) {
      const { token, hash } = newToken(random)
      const id = await insertSession(within, {
        userId: accountId,
        tokenHash: hash,
        userAgent: request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT),
        createdAt: clock.now(),
        provedAt,
        expiresAt: inThirtyDays(),
      })
      return { id, cookies: [sessionCookie(token, SESSION_SECONDS)] }
    },
    async renewSession(sessionId, within = db) {
      const { token, hash } = newToken(random)
      await replaceToken(within, sessionId, { tokenHash: hash, expiresAt: inThirtyDays() })
      return [sessionCookie(token, SESSION_SECONDS)]
    },
    async startSecondStep(accountId, within = db) {
      const { token, hash } = newToken(random)
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000)
      const id = await insertSecondStep(within, { userId: accountId, tokenHash: hash, expiresAt }, now)
      return { id, cookies: [stepCookie(token, SECOND_STEP_MINUTES * 60)] }
    },
    secondStepIn(request) {
      const token = cookieIn(request, SECOND_STEP)
      return token === '' ? undefined : hashToken(token)
    },
    endSecondStep(request, mark) {
      if (mark === undefined) return [stepCookie('', 0)]
      const seconds = REMEMBERED_DAYS * DAY_SECONDS
      const others = rememberedIn(request).filter((one) => !one.startsWith(mark))
      const all = [...others, remembering(mark, clock.now().getTime() + seconds * 1000)]
      const kept = all.slice(-MAX_REMEMBERED).join('|')
      const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: seconds } as const
      return [stepCookie('', 0), serialize(REMEMBERED, kept, options)]
    },
    isRemembered: (request, mark) => rememberedIn(request).some((one) => one.startsWith(`${mark}.`)),
    forgetSession: () => [sessionCookie('', 0)],
    async signedIn(request, { extend, within = db } = { extend: true }) {
      const token = cookieIn(request, name)
      if (token === '') return null
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
