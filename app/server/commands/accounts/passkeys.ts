import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { PASSKEYS_PER_ACCOUNT } from '#app/domain/accounts/passkeys.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { endElsewhere, type Opened, openSession } from '#app/server/commands/accounts/sessions.ts'
import { isLastWayIn } from '#app/server/commands/accounts/ways-in.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { isAccountSince, lockAccount } from '#app/server/queries/accounts/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import {
  deletePasskey,
  hasPasskey,
  insertPasskey,
  passkeyByCredential,
  passkeyById,
  passkeysOf,
  passkeyUsed,
  renamePasskeyRow,
} from '#app/server/queries/accounts/passkeys.ts'
import { takeChallenge } from '#app/server/queries/accounts/used-challenges.ts'
import { setProved } from '#app/server/queries/accounts/sessions.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What challenges are for: each works with the browser, or the session, that asked for it. */
const TO_SIGN_IN = (browser: string) => `sign in ${browser}`
const TO_PROVE = ({ sessionId }: Owner) => `prove ${sessionId}`
const TO_ADD = ({ sessionId }: Owner) => `add ${sessionId}`

/** What a browser asks its passkeys for a sign-in; null where there can be none. */
export function signInChallenge({ passkeys }: Pick<Services, 'passkeys'>, browser: string) {
  return passkeys.askForOne(TO_SIGN_IN(browser))
}

/** What it asks the owner's passkeys as a fresh proof; null for an owner without any. */
export async function proofChallenge({ db, passkeys }: Pick<Services, 'db' | 'passkeys'>, owner: Owner) {
  const keys = await passkeysOf(db, owner.id)
  return keys.length === 0 ? null : passkeys.askForOne(TO_PROVE(owner), keys)
}

/** What it makes a new passkey of; null where there can be none. */
export async function newPasskeyChallenge({ db, passkeys }: Pick<Services, 'db' | 'passkeys'>, owner: Owner) {
  return passkeys.askForNew(TO_ADD(owner), owner, await passkeysOf(db, owner.id))
}

/** Whether to offer a passkey: to an owner without any who signed in just now, but not on an account's first day. */
export async function mayOfferPasskey(
  { db, passkeys, clock }: Pick<Services, 'db' | 'passkeys' | 'clock'>,
  owner: Owner,
): Promise<boolean> {
  const now = clock.now()
  if (passkeys.site === null || !isFreshProof(owner.provedAt, now)) return false
  if (await isAccountSince(db, owner.id, new Date(now.getTime() - DAY_MS))) return false
  return !(await hasPasskey(db, owner.id))
}

/**
 * Begins a session by a passkey. Answers it and whose it is. Refused: 'passkey_refused', alike for one that is
 * unknown or was removed, and for an answer that is forged, late, of another browser, of an old counter or used before;
 * as `countFailures` by client.
 */
export async function signInByPasskey(
  services: Pick<Services, 'db' | 'auth' | 'passkeys' | 'limits' | 'clock' | 'log'>,
  {
    answer,
    browser,
    client,
    language,
  }: { answer: string; browser: string; client: string; language: string | undefined },
  request: Request,
): Promise<Outcome<{ email: string; opened: Opened }>> {
  return countFailures(services.limits, client, async () => {
    const used = await acceptAnswer(services, TO_SIGN_IN(browser), answer)
    if (!used.ok) return used
    const { id, email } = used.value
    const opened = await openSession(services, { account: id, by: 'passkey', language }, request)
    return done({ email, opened })
  })
}

/** Proves by a passkey of theirs that the owner is there. Refused: as `signInByPasskey`, for that of another account too. */
export async function proveByPasskey(
  { db, passkeys, limits, clock }: Pick<Services, 'db' | 'passkeys' | 'limits' | 'clock'>,
  owner: Owner,
  { answer, client }: { answer: string; client: string },
): Promise<Outcome<null>> {
  return countFailures(limits, client, async () => {
    const used = await acceptAnswer({ db, passkeys, clock }, TO_PROVE(owner), answer, owner.id)
    if (!used.ok) return used
    await setProved(db, owner.sessionId, clock.now())
    return done(null)
  })
}

/**
 * Adds a passkey and says so by mail. Refused: 'proof_needed' ten minutes after the last proof; 'passkey_refused' for an
 * answer that is forged, late, used before or of a passkey that is known already; 'too_many_passkeys'.
 */
export async function addPasskey(
  { db, env, passkeys, clock }: Pick<Services, 'db' | 'env' | 'passkeys' | 'clock'>,
  owner: Owner,
  { answer, name }: { answer: string; name: string },
): Promise<Outcome<null>> {
  const now = clock.now()
  if (!isFreshProof(owner.provedAt, now)) return refused('proof_needed')
  const read = await passkeys.readNew(TO_ADD(owner), answer)
  if (!read) return refused('passkey_refused')
  const { key, challenge, until } = read
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    if ((await passkeysOf(tx, owner.id)).length >= PASSKEYS_PER_ACCOUNT) return refused('too_many_passkeys')
    const isFirst = await takeChallenge(
      tx,
      { hash: hashToken(challenge), userId: owner.id, expiresAt: until },
      now,
    )
    if (!isFirst || !(await insertPasskey(tx, { ...key, userId: owner.id, name, createdAt: now })))
      return refused('passkey_refused')
    await queueMail(tx, owner.email, {
      kind: 'passkey_added',
      name,
      settingsLink: `${env.publicUrl}/portal/settings`,
    })
    return done(null)
  })
}

/** Gives a passkey of the owner's another name. Refused: 'passkey_not_found'. */
export async function renamePasskey(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<Outcome<null>> {
  return (await renamePasskeyRow(db, owner.id, id, name)) ? done(null) : refused('passkey_not_found')
}

/**
 * Removes a passkey of the owner's and says so by mail; other sessions end. Refused: 'proof_needed' as in `addPasskey`;
 * 'passkey_not_found'; 'last_way_in'.
 */
export async function removePasskey(
  { db, env, passkeys, provider, clock }: Pick<Services, 'db' | 'env' | 'passkeys' | 'provider' | 'clock'>,
  owner: Owner,
  id: string,
): Promise<Outcome<null>> {
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return db.transaction(async (tx) => {
    // Of two that are removed at once one stays.
    await lockAccount(tx, owner.id)
    const key = await passkeyById(tx, owner.id, id)
    if (!key) return refused('passkey_not_found')
    if (await isLastWayIn({ db: tx, env, passkeys, provider }, owner.id, { passkey: key.id }))
      return refused('last_way_in')
    await deletePasskey(tx, owner.id, key.id)
    await endElsewhere(tx, owner.id, { except: owner.sessionId })
    await queueMail(tx, owner.email, {
      kind: 'passkey_removed',
      name: key.name,
      settingsLink: `${env.publicUrl}/portal/settings`,
    })
    return done(null)
  })
}

/** Whose passkey answered, of `accountId` or of any account; its challenge is used up. Refused: 'passkey_refused'. */
async function acceptAnswer(
  { db, passkeys, clock }: Pick<Services, 'db' | 'passkeys' | 'clock'>,
  purpose: string,
  answer: string,
  accountId?: string,
): Promise<Outcome<{ id: string; email: string }>> {
  const credentialId = passkeys.keyIn(answer)
  const found = credentialId === undefined ? undefined : await passkeyByCredential(db, credentialId)
  if (!found || (accountId ?? found.key.userId) !== found.key.userId) return refused('passkey_refused')
  const { key, email } = found
  const read = await passkeys.readOne(purpose, answer, key)
  if (!read) return refused('passkey_refused')
  const now = clock.now()
  return db.transaction(async (tx) => {
    const hash = hashToken(read.challenge)
    const isFirst = await takeChallenge(tx, { hash, userId: key.userId, expiresAt: read.until }, now)
    return isFirst && (await passkeyUsed(tx, key, { counter: read.counter, at: now }))
      ? done({ id: key.userId, email })
      : refused('passkey_refused')
  })
}
