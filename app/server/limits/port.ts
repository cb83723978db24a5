import { mailboxOf } from '#app/domain/accounts/account.ts'
import { type LimitName, networkAround, networkOf } from '#app/domain/limits.ts'
import { done, type Outcome, type Refused, refusedFor } from '#app/domain/outcome.ts'

export interface Limits {
  /** Counts one more for `key`. Answers the seconds to wait when the limit is exceeded, else undefined. */
  count(limit: LimitName, key: string): Promise<number | undefined>
  /** Counts one more for `key`. Answers how many there are. */
  tally(limit: LimitName, key: string): Promise<number>
  /** Takes one count back. */
  uncount(limit: LimitName, key: string): Promise<void>
  forget(limit: LimitName, key: string): Promise<void>
}

/**
 * Runs a command that looks at a password, which may fail only so often: for one account from one client, for the
 * client, and for its network. Each try counts before it runs; what did not fail is taken back, and a success resets
 * the account's count. A browser that its owner signed in with before (`known`) is counted apart, so that no stranger
 * keeps it out. Refused: 'too_many_failures', and 'too_many_sign_ins' whether or not they fail.
 */
export async function limitFailures<Answer extends Outcome<unknown>>(
  limits: Limits,
  { email, client, known = false }: { email: string; client: string; known?: boolean },
  command: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const looker = known ? `${email} known` : client
  const looked = await limits.count('sign_ins', looker)
  if (looked !== undefined) return refusedFor('too_many_sign_ins', looked)
  const network = networkAround(client)
  const own = known ? `${email} known` : `${email} ${client}`
  const counted: [LimitName, string][] = [['failures', own]]
  if (!known) counted.unshift(['failures_of_client', client])
  if (!known && network !== undefined) counted.unshift(['failures_of_network', network])
  for (const [limit, key] of counted) {
    const wait = await limits.count(limit, key)
    if (wait !== undefined) return refusedFor('too_many_failures', wait)
  }
  const uncount = () => Promise.all(counted.map(([limit, key]) => limits.uncount(limit, key)))
  try {
    const outcome = await command()
    if (!outcome.ok) return outcome
    await uncount()
    await limits.forget('failures', own)
    return outcome
  } catch (failure) {
    await Promise.all([uncount(), limits.uncount('sign_ins', looker)])
    throw failure
  }
}

/** The same for an unguessable secret: only failures count, so a valid one is never refused for those of others. */
export async function countFailures<Answer extends Outcome<unknown>>(
  limits: Limits,
  key: string,
  command: () => Promise<Answer>,
): Promise<Answer | Refused> {
  const outcome = await command()
  if (outcome.ok) return outcome
  const wait = await limits.count('failures', key)
  return wait === undefined ? outcome : refusedFor('too_many_failures', wait)
}

/** What strangers can ask for by an address alone. Each is counted for itself, so that none uses up another. */
type MailKind = 'sign_up' | 'reset' | 'sign_in_code' | 'address_change' | 'password_change'

interface AskedMail {
  kind: MailKind
  email: string
  client: string
}

/** Counts an email that `client` asks for. Refused: 'too_many_emails', whether or not the address has an account. */
export async function limitEmails(limits: Limits, mail: AskedMail): Promise<Outcome<null>> {
  const wait = (await limits.count('emails_of_client', mail.client)) ?? (await countEmail(limits, mail))
  return wait === undefined ? done(null) : refusedFor('too_many_emails', wait)
}

/** The same for a mail to whoever signed in and asks: by account, as strangers can ask for mails to their address. */
export async function limitOwnEmails(
  limits: Limits,
  { kind, accountId, client }: { kind: MailKind; accountId: string; client: string },
): Promise<Outcome<null>> {
  const wait =
    (await limits.count('emails_of_client', client)) ??
    (await limits.count('emails', `${kind} of ${accountId}`))
  return wait === undefined ? done(null) : refusedFor('too_many_emails', wait)
}

/** As `limitEmails`, but above the address's limit only `send` is false, so that it shows to nobody and blocks nobody. */
export async function limitEmailsSilently(
  limits: Limits,
  { known, ...mail }: AskedMail & { known: boolean },
): Promise<Outcome<{ send: boolean }>> {
  const wait = await limits.count('emails_of_client', mail.client)
  if (wait !== undefined) return refusedFor('too_many_emails', wait)
  const full = known
    ? await limits.count('emails', `${mail.kind} ${mailboxOf(mail.email)} known`)
    : await countEmail(limits, mail)
  return done({ send: full === undefined })
}

/** Of one client first, so that one stranger does not use up what an address gets. */
async function countEmail(limits: Limits, { kind, email, client }: AskedMail): Promise<number | undefined> {
  const address = `${kind} ${mailboxOf(email)}`
  return (
    (await limits.count('emails', `${address} ${networkOf(client)}`)) ??
    (await limits.count('emails_to_address', address))
  )
}
