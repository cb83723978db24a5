import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { createPasswordQueue } from '#app/server/accounts/password-queue.ts'
import { z } from 'zod'
import { COOKIE_PREFIX, sessionCookies } from '#app/server/request/cookie-names.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, credentials, sessions, verifications } from '#app/server/database/schema.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60
const ONE_DAY = 24 * 60 * 60

interface SignedIn {
  id: string
  email: string
  sessionId: string
  expiresAt: Date
  /** The cookies of a session that was extended by this read, which happens once a day. */
  renewed: string[]
}

interface StartedSession {
  id: string
  cookies: string[]
}

export interface Passwords {
  hash(password: string): Promise<string>
  verify(compared: { hash: string; password: string }): Promise<boolean>
}

const scrypt: Passwords = { hash: hashPassword, verify: verifyPassword }

/** Passwords and cookie sessions; passwords may throw `PasswordsBusy`. Accounts are made by our commands. */
export interface Auth {
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** Starts a session, of whoever proved that the account is theirs, with the cookies to set. */
  startSession(accountId: string, request: Request): Promise<StartedSession>
  signOut(request: Request): Promise<string[]>
  /** The account of a request's session; extends a session that is a day old unless `extend` is false. */
  signedIn(request: Request, how?: { extend: boolean }): Promise<SignedIn | null>
}

/** No request reaches it: the library's own ways to sign in refuse addresses that mail servers accept. */
const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.accountId)
        if (!user) throw new Error('a session was to start for no account')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ id: session.id })
      },
    ),
  },
} satisfies BetterAuthPlugin

export function createAuth(
  db: Database,
  config: { publicUrl: string; secret: string; passwords?: Passwords | undefined },
): Auth {
  const passwords = config.passwords ?? scrypt
  const inTurn = createPasswordQueue()
  const auth = betterAuth({
    baseURL: config.publicUrl,
    secret: config.secret,
    telemetry: { enabled: false },
    // better-auth logs addresses.
    logger: { disabled: true },
    // Off: on the embedded database a query beside an open transaction would wait for ever.
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { profiles: accounts, sessions, accounts: credentials, verifications },
      transaction: false,
    }),
    user: { modelName: 'profiles' },
    session: { modelName: 'sessions', expiresIn: THIRTY_DAYS, updateAge: ONE_DAY },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    plugins: [sessionStarter],
    // Its limiter does not see calls made on the server.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: config.publicUrl.startsWith('https:'),
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  })

  return {
    hashPassword: (password) => inTurn(() => passwords.hash(password)),
    verifyPassword: (hash, password) => inTurn(() => passwords.verify({ hash, password })),
    async startSession(accountId, request) {
      const { headers } = request
      const response = await auth.api.startSession({ body: { accountId }, headers, asResponse: true })
      if (!response.ok) throw new Error(`starting a session answered ${response.status}`)
      const { id } = (await response.json()) as { id: string }
      return { id, cookies: response.headers.getSetCookie() }
    },
    async signOut(request) {
      const response = await auth.api.signOut({ headers: request.headers, asResponse: true })
      return response.headers.getSetCookie()
    },
    async signedIn(request, { extend } = { extend: true }) {
      if (sessionCookies(request.headers.get('cookie')) === '') return null
      const read = (disableRefresh: boolean) =>
        auth.api
          .getSession({ headers: request.headers, query: { disableRefresh }, returnHeaders: true })
          .catch((error: unknown) => {
            // Another request has just ended the session.
            if (error instanceof APIError && error.status === 'UNAUTHORIZED')
              return { response: null, headers: null }
            throw error
          })
      // When the database cannot be written, such as on a full disk, sessions are read without being extended.
      const { response: found, headers } = await (extend ? read(false).catch(() => read(true)) : read(true))
      if (!found) return null
      const { user, session } = found
      return {
        id: user.id,
        email: user.email,
        sessionId: session.id,
        expiresAt: session.expiresAt,
        renewed: headers.getSetCookie(),
      }
    },
  }
}
