import { guessDelayMs } from '#app/domain/limits.ts'
import { done, type Outcome, type Refused, refused } from '#app/domain/outcome.ts'
import { type Opened, openSession, takeBack } from '#app/server/commands/accounts/sessions.ts'
import { limitFailures } from '#app/server/limits/port.ts'
import { accountToSignIn, isStillPassword } from '#app/server/queries/accounts/accounts.ts'
import { waitingSignUp } from '#app/server/queries/accounts/pending-sign-ups.ts'
import type { Services } from '#app/server/services.ts'

interface SigningIn {
  email: string
  password: string
  client: string
  /** Whether the account was signed in to in this browser before. */
  known: boolean
  /** In which its mails are written from now on, if one was chosen in this browser. */
  language: string | undefined
}

/**
 * Begins a session, or its second step (specification 4). Answers it. Refused: 'email_not_confirmed' with the sign-up's id,
 * for the password of an unverified sign-up; otherwise 'credentials_wrong', both after a delay that grows with failed guesses
 * from unknown browsers; as `limitFailures`; 'password_sign_in_off'. Thrown: `PasswordsBusy`.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'auth' | 'env' | 'limits' | 'signInDelay' | 'log'>,
  { email, password, client, known, language }: SigningIn,
  request: Request,
): Promise<Outcome<Opened> | (Refused & { signUpId: string })> {
  const { db, auth, env, limits, signInDelay } = services
  if (env.PASSWORD_SIGN_IN === 'off') return refused('password_sign_in_off')
  return limitFailures(limits, { email, client, known }, async () => {
    // Waits whether or not the password is right, or the time would tell.
    if (!known) await signInDelay(guessDelayMs(await limits.tally('guesses', email)))
    // A password is checked in either case, or the time it takes would tell which addresses have an account or wait.
    const isRight = async (hash: string | null | undefined): Promise<boolean> =>
      (await auth.verifyPassword(hash ?? (await decoy(auth)), password)) && Boolean(hash)
    const { id: account, hash } = (await accountToSignIn(db, email)) ?? {}
    if ((await isRight(hash)) && account && hash) {
      const opened = await openSession(services, { account, by: 'password', language }, request)
      // Whoever changed the password meanwhile ended all sessions but this one.
      if (!(await isStillPassword(db, account, hash))) {
        await takeBack(db, opened)
        return refused('credentials_wrong')
      }
      if (!known) await limits.uncount('guesses', email)
      return done(opened)
    }
    const waiting = await waitingSignUp(db, email)
    if ((await isRight(waiting?.passwordHash)) && waiting)
      return { ...refused('email_not_confirmed'), signUpId: waiting.id }
    return refused('credentials_wrong')
  })
}

const decoys = new WeakMap<Services['auth'], Promise<string>>()
function decoy(auth: Services['auth']): Promise<string> {
  const kept = decoys.get(auth)
  if (kept) return kept
  const made = auth.hashPassword('a password nobody has')
  decoys.set(auth, made)
  made.catch(() => decoys.delete(auth))
  return made
}
