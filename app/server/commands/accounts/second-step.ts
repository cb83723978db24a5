import { isRecoveryCode } from '#app/domain/accounts/second-factor.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { mailFactorChange, recoveryCodeHash } from '#app/server/commands/accounts/second-factor.ts'
import { openSession } from '#app/server/commands/accounts/sessions.ts'
import { limitFailures } from '#app/server/limits/port.ts'
import {
  deleteSecondStep,
  lockedSecondStep,
  recoveryCodesLeft,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
  waitingSecondStep,
} from '#app/server/queries/accounts/second-factors.ts'
import { setProved } from '#app/server/queries/accounts/sessions.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

interface SecondStep {
  /** Of the app, or a recovery code. */
  code: string
  client: string
  known: boolean
  /** Whether this browser is not asked again for thirty days. */
  remember: boolean
  language: string | undefined
}

interface Passed {
  email: string
  /** The id of the session. */
  session: string
  cookies: string[]
  temporary: TemporaryProfile | null
}

/** The address of whoever is asked for a second step in this browser; undefined for nobody. */
export async function askedForSecondStep(
  { db, auth, clock }: Pick<Services, 'db' | 'auth' | 'clock'>,
  request: Request,
): Promise<string | undefined> {
  const tokenHash = auth.secondStepIn(request)
  return tokenHash && (await waitingSecondStep(db, tokenHash, clock.now()))?.email
}

/**
 * Begins the session of a sign-in that waits in this browser, by a code that is used up with it in one transaction. Answers
 * whose it is, its cookies and the profile that waited. Refused: 'second_step_over'; 'second_code_wrong', also for one that
 * was used; after twenty of the app's in a day 'too_many_second_codes', when recovery codes still do; as `limitFailures`.
 */
export async function passSecondStep(
  services: Pick<Services, 'db' | 'auth' | 'authenticator' | 'clock' | 'env' | 'limits' | 'log'>,
  { code, client, known, remember, language }: SecondStep,
  request: Request,
): Promise<Outcome<Passed>> {
  const { db, auth, clock, env, limits, log } = services
  const tokenHash = auth.secondStepIn(request)
  const asked = tokenHash && (await waitingSecondStep(db, tokenHash, clock.now()))
  if (!tokenHash || !asked) return refused('second_step_over')
  const { account, email } = asked
  return countTries(limits, account, { code, client, known }, () =>
    db.transaction(async (tx): Promise<Outcome<Passed>> => {
      const step = await lockedSecondStep(tx, tokenHash, clock.now())
      if (!step) return refused('second_step_over')
      const factor = await secondFactorOf(tx, account)
      if (!factor || !(await isTaken({ ...services, db: tx }, factor, code)))
        return refused('second_code_wrong', { code: 'second_code_wrong' })
      if (isRecoveryCode(code)) await tellOfRecoveryCode({ db: tx, env }, { id: account, email })
      await deleteSecondStep(tx, step.id)
      const opened = await openSession(
        { db: tx, auth, log },
        { account, by: 'second step', language },
        request,
      )
      const after = auth.endSecondStep(request, remember ? factor.mark : undefined)
      return done({
        email,
        session: opened.id,
        cookies: [...opened.cookies, ...after],
        temporary: step.temporaryProfile,
      })
    }),
  )
}

/**
 * Proves by a code of the app, or a recovery code, that an owner with a second factor is there, whom neither password nor
 * mail prove; it is used up. Refused: as `passSecondStep`, but for 'second_step_over'.
 */
export async function proveBySecondFactor(
  services: Pick<Services, 'db' | 'authenticator' | 'clock' | 'env' | 'limits'>,
  owner: Owner,
  { code, client }: { code: string; client: string },
): Promise<Outcome<null>> {
  const { db, clock, env, limits } = services
  return countTries(limits, owner.id, { code, client, known: true }, () =>
    db.transaction(async (tx): Promise<Outcome<null>> => {
      const factor = await secondFactorOf(tx, owner.id)
      if (!factor || !(await isTaken({ ...services, db: tx }, factor, code)))
        return refused('second_code_wrong', { code: 'second_code_wrong' })
      if (isRecoveryCode(code)) await tellOfRecoveryCode({ db: tx, env }, owner)
      await setProved(tx, owner.sessionId, clock.now())
      return done(null)
    }),
  )
}

/** Limits the tries of codes, apart from those of the password: whoever knows that can begin its count anew. */
async function countTries<Value>(
  limits: Services['limits'],
  account: string,
  { code, client, known }: Pick<SecondStep, 'code' | 'client' | 'known'>,
  take: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const counted = `second step of ${account}`
  return limitFailures(limits, { email: counted, client, known }, async (): Promise<Outcome<Value>> => {
    const guesser = known ? `${counted} known` : counted
    if (!isRecoveryCode(code)) {
      const wait = await limits.count('code_guesses', guesser)
      if (wait !== undefined) return refusedFor('too_many_second_codes', wait)
    }
    const taken = await take()
    if (taken.ok && !isRecoveryCode(code)) await limits.uncount('code_guesses', guesser)
    return taken
  })
}

async function tellOfRecoveryCode(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const left = await recoveryCodesLeft(db, id)
  await mailFactorChange({ db, env }, email, { change: 'code used', left })
}

/** Uses a code up that is right. */
async function isTaken(
  { db, authenticator }: Pick<Services, 'db' | 'authenticator'>,
  { userId, seed }: { userId: string; seed: string },
  code: string,
): Promise<boolean> {
  if (isRecoveryCode(code)) return takeRecoveryCode(db, userId, recoveryCodeHash(userId, code))
  const step = authenticator.stepOf(userId, seed, code)
  return step !== undefined && takeStep(db, userId, step)
}
