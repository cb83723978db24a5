import {
  type Identity,
  isAnew,
  PROVIDER_MINUTES,
  type ProviderSecrets,
  type WaitingIdentity,
} from '#app/domain/accounts/provider.ts'
import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { hashToken, newAccountId } from '#app/server/accounts/tokens.ts'
import { endElsewhere, type Opened, openSession } from '#app/server/commands/accounts/sessions.ts'
import { isLastWayIn } from '#app/server/commands/accounts/ways-in.ts'
import { accountIdOf, insertAccount, lockAccount } from '#app/server/queries/accounts/accounts.ts'
import {
  deleteIdentity,
  identityOf,
  insertIdentity,
  useIdentity,
} from '#app/server/queries/accounts/identities.ts'
import { takeChallenge } from '#app/server/queries/accounts/used-challenges.ts'
import { setIssuer } from '#app/server/queries/accounts/sessions.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { RowGone } from '#app/server/queries/row-gone.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

/** An answer of the provider's, with what it is checked by. */
interface Answer {
  address: URL
  secrets: ProviderSecrets
  /** When it no longer counts. */
  until: Date
}

type SignedInAccount = Pick<Owner, 'id' | 'email' | 'sessionId'>

type SignedIn = { email: string } & ({ opened: Opened } | { waits: WaitingIdentity })

/** Where a browser goes to sign in at the provider, and what the answer is checked by. Refused: as `Provider.begin`. */
export async function beginAtProvider(
  { provider }: Pick<Services, 'provider'>,
  { anew = false } = {},
): Promise<Outcome<{ address: string; secrets: ProviderSecrets }>> {
  return (await provider?.begin(anew)) ?? refused('provider_away')
}

/**
 * Begins a session by an answer of the provider's: of the account that has the identity, or of a new one with the address
 * that the provider verified, whoever may sign up. Where that address has an account, its identity waits. Refused: as
 * `Provider.read`; 'provider_refused' for an answer that was used; 'provider_unverified' without a verified address;
 * 'provider_no_sign_up'; 'changed_meanwhile'; after ten of the client 'too_many_failures'.
 */
export async function signInByProvider(
  services: Pick<Services, 'db' | 'auth' | 'provider' | 'limits' | 'clock' | 'random' | 'env' | 'log'>,
  answer: Answer,
  by: { client: string; language: string; chosen: string | undefined },
  request: Request,
): Promise<Outcome<SignedIn>> {
  const { db, auth, random, env, log } = services
  const read = await readAnswer(services, answer, by.client)
  if (!read.ok) return read
  const now = services.clock.now()
  const identity = read.value
  // A provider that asks nothing proves nothing now: what it does not tell is no fresh proof.
  const provedAt = new Date(Math.min(identity.signedInAt?.getTime() ?? 0, now.getTime()))
  return db.transaction(async (tx): Promise<Outcome<SignedIn>> => {
    const open = async ({ id, email }: { id: string; email: string }): Promise<Outcome<SignedIn>> => {
      if (!(await isFirst(tx, id, answer, now))) return refused('provider_refused')
      const opened = await openSession(
        { db: tx, auth, log },
        { account: id, by: 'provider', at: provedAt, language: by.chosen },
        request,
      )
      await setIssuer(tx, opened.id, identity.issuer)
      return done({ email, opened })
    }
    const known = await useIdentity(tx, identity, now)
    if (known) return open(known)
    const { email, issuer, subject } = identity
    if (email === null || !identity.isVerified) return refused('provider_unverified')
    const made = { id: newAccountId(random), email }
    if (
      env.OIDC_SIGN_UP === 'on' &&
      (await insertAccount(tx, { ...made, createdAt: now, language: by.language }))
    ) {
      const row = { userId: made.id, issuer, subject, email, createdAt: now, lastUsedAt: now }
      // Made at the same moment with another address.
      if (!(await insertIdentity(tx, row))) throw new RowGone()
      log.info({ owner: made.id }, 'account made by the provider')
      return open(made)
    }
    const account = await accountIdOf(tx, email)
    if (account === undefined) return refused('provider_no_sign_up')
    if (!(await isFirst(tx, account, answer, now))) return refused('provider_refused')
    return done({ email, waits: { account, email, issuer, subject } })
  })
}

/**
 * Adds an identity that waited to the account that was signed in to since, and says so by mail. Refused: 'provider_taken'
 * if it waited for another account; as `addIdentity`.
 */
export async function joinWaiting(
  services: Pick<Services, 'db' | 'env' | 'provider' | 'clock'>,
  account: SignedInAccount,
  waiting: WaitingIdentity,
): Promise<Outcome<null>> {
  if (waiting.account !== account.id || waiting.issuer !== services.provider?.issuer)
    return refused('provider_taken')
  return services.db.transaction((tx) => storeIdentity({ ...services, db: tx }, account, waiting))
}

/**
 * Adds who answered at the provider to the owner's account, and says so by mail. Refused: as `Provider.read`;
 * 'provider_refused' for an answer that was used; 'proof_needed' ten minutes after the last proof; 'provider_not_anew'
 * where the provider tells that they last signed in there before they were led there; 'provider_taken' for the identity of
 * another account, 'provider_other' where the account has another one; after ten of the client 'too_many_failures'.
 */
export async function addIdentity(
  services: Pick<Services, 'db' | 'provider' | 'limits' | 'clock' | 'env'>,
  owner: Owner,
  answer: Answer,
  client: string,
): Promise<Outcome<null>> {
  const now = services.clock.now()
  if (!isFreshProof(owner.provedAt, now)) return refused('proof_needed')
  const read = await readAnswer(services, answer, client)
  if (!read.ok) return read
  if (!isAnew(read.value, new Date(answer.until.getTime() - PROVIDER_MINUTES * 60_000)))
    return refused('provider_not_anew')
  return services.db.transaction(async (tx) =>
    (await isFirst(tx, owner.id, answer, now))
      ? storeIdentity({ ...services, db: tx }, owner, read.value)
      : refused('provider_refused'),
  )
}

/**
 * Ends that the provider signs in to the owner's account, and says so by mail; other sessions end.
 * Refused: 'proof_needed' as in `addIdentity`; 'provider_not_joined'; 'last_way_in'.
 */
export async function removeIdentity(
  services: Pick<Services, 'db' | 'env' | 'passkeys' | 'provider' | 'clock'>,
  owner: Owner,
): Promise<Outcome<null>> {
  const { db, env, passkeys, provider, clock } = services
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    const identity = provider && (await identityOf(tx, owner.id, provider.issuer))
    if (!identity) return refused('provider_not_joined')
    if (await isLastWayIn({ db: tx, env, passkeys, provider }, owner.id, 'provider'))
      return refused('last_way_in')
    await deleteIdentity(tx, owner.id, provider.issuer)
    await endElsewhere(tx, owner.id, { except: owner.sessionId })
    await queueMail(tx, owner.email, mailOf({ env, provider }, 'identity_removed', identity))
    return done(null)
  })
}

/** Counted before the provider is asked, so that no guess reaches it beyond them; its own failures are none. */
async function readAnswer(
  { provider, limits }: Pick<Services, 'provider' | 'limits'>,
  { address, secrets }: Answer,
  client: string,
): Promise<Outcome<Identity>> {
  const wait = await limits.count('failures', client)
  if (wait !== undefined) return refusedFor('too_many_failures', wait)
  const read = (await provider?.read(address, secrets)) ?? refused('provider_away')
  if (read.ok || read.code !== 'provider_refused') await limits.uncount('failures', client)
  return read
}

/** Uses an answer up; false when it was before. */
function isFirst(
  tx: Services['db'],
  userId: string,
  { secrets, until }: Answer,
  now: Date,
): Promise<boolean> {
  return takeChallenge(tx, { hash: hashToken(secrets.state), userId, expiresAt: until }, now)
}

async function storeIdentity(
  { db, env, provider, clock }: Pick<Services, 'db' | 'env' | 'provider' | 'clock'>,
  account: SignedInAccount,
  { issuer, subject, email }: Pick<Identity, 'issuer' | 'subject' | 'email'>,
): Promise<Outcome<null>> {
  const now = clock.now()
  if (await insertIdentity(db, { userId: account.id, issuer, subject, email, createdAt: now })) {
    await queueMail(db, account.email, mailOf({ env, provider }, 'identity_added', { email }))
  } else {
    const own = await identityOf(db, account.id, issuer)
    if (own?.subject !== subject) return refused(own ? 'provider_other' : 'provider_taken')
  }
  // So that signing out ends what began there, too.
  await setIssuer(db, account.sessionId, issuer)
  return done(null)
}

function mailOf(
  { env, provider }: Pick<Services, 'env' | 'provider'>,
  kind: 'identity_added' | 'identity_removed',
  { email }: Pick<Identity, 'email'>,
) {
  return { kind, provider: provider?.name ?? '', email, settingsLink: `${env.publicUrl}/portal/settings` }
}
