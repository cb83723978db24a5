import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { newRecoveryCodes } from '#app/domain/accounts/second-factor.ts'
import type { FactorChange } from '#app/domain/mails/email.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { endElsewhere } from '#app/server/commands/accounts/sessions.ts'
import { accountIdOf, lockAccount } from '#app/server/queries/accounts/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import {
  deleteSecondFactor,
  endSecondSteps,
  insertSecondFactor,
  replaceRecoveryCodes,
  secondFactorOf,
} from '#app/server/queries/accounts/second-factors.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

/** What an owner sets up an app with: the same for the same seed, else another each time. Nothing is stored. */
export function newSecondFactor(
  { authenticator, random }: Pick<Services, 'authenticator' | 'random'>,
  owner: Owner,
  seed = Buffer.from(random(16)).toString('base64url'),
) {
  return { seed, ...authenticator.keyOf(owner, seed) }
}

/**
 * Turns the second factor on by one code of the app that was set up, which is used up, and says so by mail; other sessions
 * end. Answers ten recovery codes, of which hashes are kept. Refused: 'proof_needed' ten minutes after the last proof;
 * 'authenticator_code_wrong'; 'second_factor_on' where it is.
 */
export async function turnOnSecondFactor(
  services: Pick<Services, 'db' | 'env' | 'authenticator' | 'clock' | 'random' | 'log'>,
  owner: Owner,
  { seed, code }: { seed: string; code: string },
): Promise<Outcome<string[]>> {
  const { db, env, authenticator, clock, random, log } = services
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  const lastStep = authenticator.stepOf(owner.id, seed, code)
  if (lastStep === undefined) return refused('authenticator_code_wrong', { code: 'authenticator_code_wrong' })
  return db.transaction(async (tx): Promise<Outcome<string[]>> => {
    const row = { userId: owner.id, seed, lastStep, createdAt: clock.now() }
    if (!(await insertSecondFactor(tx, row))) return refused('second_factor_on')
    // What began without it ends, as it could turn it off again.
    await endElsewhere(tx, owner.id, { except: owner.sessionId })
    const codes = await storeRecoveryCodes({ db: tx, random }, owner.id)
    await mailFactorChange({ db: tx, env }, owner.email, { change: 'on' })
    log.info({ owner: owner.id }, 'second factor turned on')
    return done(codes)
  })
}

/** Makes ten other recovery codes and says so by mail. Refused: 'proof_needed' as above; 'second_factor_off'. */
export async function renewRecoveryCodes(
  { db, env, clock, random }: Pick<Services, 'db' | 'env' | 'clock' | 'random'>,
  owner: Owner,
): Promise<Outcome<string[]>> {
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return db.transaction(async (tx): Promise<Outcome<string[]>> => {
    // Of those made at once one ten works.
    await lockAccount(tx, owner.id)
    if (!(await secondFactorOf(tx, owner.id))) return refused('second_factor_off')
    const codes = await storeRecoveryCodes({ db: tx, random }, owner.id)
    await mailFactorChange({ db: tx, env }, owner.email, { change: 'new codes' })
    return done(codes)
  })
}

/** Turns the second factor off and says so by mail. Refused: 'proof_needed' as above; 'second_factor_off'. */
export async function turnOffSecondFactor(
  { db, env, clock, log }: Pick<Services, 'db' | 'env' | 'clock' | 'log'>,
  owner: Owner,
): Promise<Outcome<null>> {
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return db.transaction(async (tx) => {
    if (!(await endFactor(tx, owner.id))) return refused('second_factor_off')
    await mailFactorChange({ db: tx, env }, owner.email, { change: 'off' })
    log.info({ owner: owner.id }, 'second factor turned off')
    return done(null)
  })
}

/**
 * The same by whoever runs the server, for an owner who lost the app and the recovery codes. Refused: 'account_not_found';
 * 'second_factor_off'.
 */
export async function resetSecondFactor(
  { db, env, log }: Pick<Services, 'db' | 'env' | 'log'>,
  email: string,
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const id = await accountIdOf(tx, email)
    if (id === undefined) return refused('account_not_found')
    if (!(await endFactor(tx, id))) return refused('second_factor_off')
    await mailFactorChange({ db: tx, env }, email, { change: 'reset' })
    log.info({ owner: id }, 'second factor reset by the operator')
    return done(null)
  })
}

/** With its sign-ins that wait: whoever began one begins again. */
async function endFactor(tx: Services['db'], userId: string): Promise<boolean> {
  await endSecondSteps(tx, userId)
  return deleteSecondFactor(tx, userId)
}

async function storeRecoveryCodes(
  { db, random }: Pick<Services, 'db' | 'random'>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes(random)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => recoveryCodeHash(userId, code)),
  )
  return codes
}

export function recoveryCodeHash(userId: string, code: string): string {
  return hashToken(`${userId} ${code}`)
}

/** Tells an owner what became of their second factor. */
export async function mailFactorChange(
  { db, env }: Pick<Services, 'db' | 'env'>,
  email: string,
  change: FactorChange,
): Promise<void> {
  const settingsLink = `${env.publicUrl}/portal/settings`
  await queueMail(db, email, { kind: 'second_factor_changed', ...change, settingsLink })
}
