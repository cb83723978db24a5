import { guessDelayMs } from '#app/domain/limits.ts'
import { done, type Outcome, type Refused, refused } from '#app/domain/outcome.ts'
import { replaceSession } from '#app/server/commands/replace-session.ts'
import { limitFailures } from '#app/server/limits/port.ts'
import { waitingSignUp } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Starts a session that replaces the browser's earlier one (specification 4). Answers its cookies.
 * Refused: 'email_not_confirmed' with the sign-up's id, for the password of a sign-up that is not verified; otherwise
 * 'credentials_wrong'; as `limitFailures`. Both come after a delay that grows with failed guesses from unknown browsers,
 * for addresses without an account too. Thrown: `PasswordsBusy`.
 */
export async function signIn(
  { db, auth, limits, pause }: Pick<Services, 'db' | 'auth' | 'limits' | 'pause'>,
  { email, password, client, known }: { email: string; password: string; client: string; known: boolean },
  request: Request,
): Promise<Outcome<string[]> | (Refused & { signUpId: string })> {
  return limitFailures(limits, { email, client, known }, async () => {
    // Waits whether or not the password is right, or the time would tell.
    if (!known) await pause(guessDelayMs(await limits.tally('guesses', email)))
    const cookies = await replaceSession({ db, auth }, request, () => auth.signIn(email, password, request))
    if (cookies) {
      if (!known) await limits.uncount('guesses', email)
      return done(cookies)
    }
    const waiting = await waitingSignUp(db, email)
    // One password is checked in either case, or the time it takes would tell which addresses wait.
    const right = await auth.verifyPassword(waiting?.passwordHash ?? (await decoy(auth)), password)
    if (waiting && right) return { ...refused('email_not_confirmed'), signUpId: waiting.id }
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
