import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { mailAddress } from '#app/domain/accounts/mail-address.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { Identity, ProviderSecrets, WaitingIdentity } from '#app/domain/accounts/provider.ts'
import { hashToken, newAccountId } from '#app/server/accounts/tokens.ts'
import { type Opened, openSession } from '#app/server/commands/accounts/sessions.ts'
import { isLastWayIn } from '#app/server/commands/accounts/ways-in.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { accountIdOf, insertAccount, lockAccount } from '#app/server/queries/accounts/accounts.ts'
import {
  deleteIdentity,
  identityOf,
  insertIdentity,
  useIdentity,
} from '#app/server/queries/accounts/identities.ts'
import { takeChallenge } from '#app/server/queries/accounts/used-challenges.ts'
import { endSessions, setIssuer } from '#app/server/queries/accounts/sessions.ts'
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
  return db.transaction(async (tx): Promise<Outcome<SignedIn>> => {
    const open = async ({ id, email }: { id: string; email: string }): Promise<Outcome<SignedIn>> => {
      if (!(await isFirst(tx, id, answer, now))) return refused('provider_refused')
      const opened = await openSession(
        { db: tx, auth, log },
        { account: id, by: 'provider', language: by.chosen },
        request,
      )
      await setIssuer(tx, opened.id, identity.issuer)
      return done({ email, opened })
    }
    const known = await useIdentity(tx, identity, now)
    if (known) return open(known)
    const email = addressIn(identity)
    if (email === undefined) return refused('provider_unverified')
    const made = { id: newAccountId(random), email }
    if (
      env.OIDC_SIGN_UP === 'on' &&
      (await insertAccount(tx, { ...made, createdAt: now, language: by.language }))
    ) {
      const { issuer, subject } = identity
      const row = { userId: made.id, issuer, subject, createdAt: now, lastUsedAt: now }
      // Made at the same moment with another address.
      if (!(await insertIdentity(tx, row))) throw new RowGone()
      log.info({ owner: made.id }, 'account made by the provider')
      return open(made)
    }
    const account = await accountIdOf(tx, email)
    if (account === undefined) return refused('provider_no_sign_up')
    if (!(await isFirst(tx, account, answer, now))) return refused('provider_refused')
    return done({ email, waits: { account, email, issuer: identity.issuer, subject: identity.subject } })
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
 * 'provider_refused' for an answer that was used; 'proof_needed' ten minutes after the last proof; 'provider_taken' for the
 * identity of another account, 'provider_other' where the account has another one; after ten of the client
 * 'too_many_failures'.
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
  return services.db.transaction(async (tx) =>
    (await isFirst(tx, owner.id, answer, now))
      ? storeIdentity({ ...services, db: tx }, owner, read.value)
      : refused('provider_refused'),
  )
}

/**
 * Ends that the provider signs in to the owner's account, with the sessions that began there, and says so by mail.
 * Refused: 'proof_needed' as in `addIdentity`; 'provider_not_joined'; 'last_way_in'.
 */
export async function removeIdentity(
  services: Pick<Services, 'db' | 'env' | 'provider' | 'clock'>,
  owner: Owner,
): Promise<Outcome<null>> {
  const { db, env, provider, clock } = services
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    if (!provider || !(await identityOf(tx, owner.id, provider.issuer))) return refused('provider_not_joined')
    if (await isLastWayIn({ db: tx, env, provider }, owner.id, 'provider')) return refused('last_way_in')
    await deleteIdentity(tx, owner.id, provider.issuer)
    await endSessions(tx, owner.id, { except: owner.sessionId, issuer: provider.issuer })
    await queueMail(tx, owner.email, mailOf({ env, provider }, 'identity_removed'))
    return done(null)
  })
}

/** Failures of the provider's are no guesses. */
async function readAnswer(
  { provider, limits }: Pick<Services, 'provider' | 'limits'>,
  { address, secrets }: Answer,
  client: string,
): Promise<Outcome<Identity>> {
  const read = (await provider?.read(address, secrets)) ?? refused('provider_away')
  return !read.ok && read.code === 'provider_refused' ? countFailures(limits, client, async () => read) : read
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

function addressIn({ verifiedEmail }: Identity): string | undefined {
  return mailAddress(verifiedEmail?.trim() ?? '')
}

async function storeIdentity(
  { db, env, provider, clock }: Pick<Services, 'db' | 'env' | 'provider' | 'clock'>,
  account: SignedInAccount,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Outcome<null>> {
  const now = clock.now()
  if (await insertIdentity(db, { userId: account.id, issuer, subject, createdAt: now })) {
    await queueMail(db, account.email, mailOf({ env, provider }, 'identity_added'))
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
) {
  return { kind, provider: provider?.name ?? '', settingsLink: `${env.publicUrl}/portal/settings` }
}
