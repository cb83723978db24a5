import { SIGN_IN_CODE_MINUTES, SIGN_IN_CODE_TRIES } from '#app/domain/accounts/account.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { hashToken, newRowId } from '#app/server/accounts/tokens.ts'
import { type Opened, openSession } from '#app/server/commands/accounts/sessions.ts'
import { noAccount } from '#app/server/commands/accounts/sign-up.ts'
import { countFailures, limitEmailsSilently, limitFailures, limitOwnEmails } from '#app/server/limits/port.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import {
  countTry,
  replaceSignInCode,
  takeSignInCode,
  waitingSignIn,
} from '#app/server/queries/accounts/sign-in-codes.ts'
import { setProved } from '#app/server/queries/accounts/sessions.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

type Sign = Services['sign']

/** Derived, as the link is, so that the same can be mailed again though the database holds neither but in a mail that waits. */
function codeOf(sign: Sign, id: string): string {
  const number = Buffer.from(hashToken(sign(`sign-in code ${id}`)), 'base64url').readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

const tokenOf = (sign: Sign, id: string) => sign(`sign-in link ${id}`)

interface Asking {
  email: string
  client: string
  known: boolean
  language: string
}

type SigningIn = Omit<Asking, 'language'> & {
  /** In which the account's mails are written from now on, if one was chosen in this browser. */
  language: string | undefined
}

type Mailing = Pick<Services, 'db' | 'clock' | 'random' | 'sign' | 'env' | 'limits'>

/**
 * Mails six digits and a link to sign in with, for ten minutes; while the digits work the same again, so that no stranger
 * ends them. The answer is the same for an address without an account, which gets an email that says so, and above the
 * emails of an hour, when none is sent; a trusted browser has five of its own. Refused: 'too_many_emails' by client.
 */
export async function requestSignInCode(
  services: Mailing,
  { email, client, known, language }: Asking,
): Promise<Outcome<null>> {
  const limited = await limitEmailsSilently(services.limits, { kind: 'sign_in_code', email, client, known })
  if (!limited.ok) return limited
  return limited.value.send ? mailCode(services, email, language) : done(null)
}

/** The same for an owner who is signed in, as a proof, whatever strangers asked for. Refused: 'too_many_emails'. */
export async function requestProofCode(
  services: Mailing,
  owner: Owner,
  { client, language }: { client: string; language: string },
): Promise<Outcome<null>> {
  const limited = await limitOwnEmails(services.limits, {
    kind: 'sign_in_code',
    accountId: owner.id,
    client,
  })
  return limited.ok ? mailCode(services, owner.email, language) : limited
}

async function mailCode(
  { db, clock, random, sign, env }: Mailing,
  email: string,
  language: string,
): Promise<Outcome<null>> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + SIGN_IN_CODE_MINUTES * 60 * 1000)
  return db.transaction(async (tx) => {
    const waiting = await waitingSignIn(tx, email, now)
    const id = waiting && waiting.tries < SIGN_IN_CODE_TRIES ? waiting.id : newRowId(random)
    const stored = await replaceSignInCode(tx, email, { id, expiresAt })
    await queueMail(
      tx,
      email,
      stored
        ? {
            kind: 'sign_in_code',
            code: codeOf(sign, id),
            link: `${env.publicUrl}/signin/code?token=${tokenOf(sign, id)}`,
          }
        : noAccount({ env }, { signingIn: true }),
      language,
    )
    return done(null)
  })
}

type Opening = Pick<Services, 'db' | 'auth' | 'clock' | 'sign' | 'limits' | 'log'>

/**
 * Begins a session, or its second step, by the code mailed to an address, which is used up in the same transaction. Answers
 * it. Refused: 'sign_in_code_wrong', also where none waits, as after five wrong ones, and after twenty in a day from unknown
 * browsers; as `limitFailures`.
 */
export async function signInByCode(
  services: Opening,
  { code, ...asking }: SigningIn & { code: string },
  request: Request,
): Promise<Outcome<Opened>> {
  const { db, clock, sign, limits } = services
  const { email, known, language } = asking
  return limitFailures(limits, asking, async () => {
    if (!known && (await limits.count('code_guesses', email)) !== undefined)
      return refused('sign_in_code_wrong')
    const opened = await db.transaction(async (tx) => {
      const row = await countTry(tx, email, clock.now())
      return row && codeOf(sign, row.id) === code ? open(services, tx, row, language, request) : undefined
    })
    if (!opened) return refused('sign_in_code_wrong')
    if (!known) await limits.uncount('code_guesses', email)
    return done(opened)
  })
}

/**
 * Proves by a mailed code, which is used up, that the owner is there. Refused: 'sign_in_code_wrong' as in `signInByCode`,
 * but of wrong ones only the account's own count; as `limitFailures`.
 */
export async function proveByCode(
  { db, clock, sign, limits }: Pick<Services, 'db' | 'clock' | 'sign' | 'limits'>,
  owner: Owner,
  { code, client }: { code: string; client: string },
): Promise<Outcome<null>> {
  const { id, email, sessionId } = owner
  const guesser = `proof of ${id}`
  return limitFailures(limits, { email: guesser, client, known: true }, async () => {
    if ((await limits.count('code_guesses', guesser)) !== undefined) return refused('sign_in_code_wrong')
    const now = clock.now()
    const proved = await db.transaction(async (tx) => {
      const row = await countTry(tx, email, now)
      if (!row || codeOf(sign, row.id) !== code || (await takeSignInCode(tx, row)) !== id) return false
      await setProved(tx, sessionId, now)
      return true
    })
    if (!proved) return refused('sign_in_code_wrong')
    await limits.uncount('code_guesses', guesser)
    return done(null)
  })
}

/**
 * The same as `signInByCode` by the link in that mail, for a browser that proved that it asked. Refused: 'link_invalid';
 * after ten of those from one client 'too_many_failures'.
 */
export async function signInByLink(
  services: Opening,
  { email, token, client, language }: Omit<SigningIn, 'known'> & { token: string },
  request: Request,
): Promise<Outcome<Opened>> {
  const { db, clock, sign, limits } = services
  return countFailures(limits, client, () =>
    db.transaction(async (tx): Promise<Outcome<Opened>> => {
      const row = await waitingSignIn(tx, email, clock.now())
      if (!row || hashToken(tokenOf(sign, row.id)) !== hashToken(token)) return refused('link_invalid')
      const opened = await open(services, tx, row, language, request)
      return opened ? done(opened) : refused('link_invalid')
    }),
  )
}

async function open(
  { auth, log }: Pick<Services, 'auth' | 'log'>,
  tx: Services['db'],
  row: { id: string; userId: string },
  language: string | undefined,
  request: Request,
): Promise<Opened | undefined> {
  const account = await takeSignInCode(tx, row)
  if (account === undefined) return undefined
  return openSession({ db: tx, auth, log }, { account, by: 'mailed code', language }, request)
}
