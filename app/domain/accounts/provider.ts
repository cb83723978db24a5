/** How long somebody may take at the provider. */
export const PROVIDER_MINUTES = 10
/** So much may the provider's clock be behind. */
const CLOCKS_DIFFER_MS = 30_000

/**
 * Whether somebody signed in at the provider after they were led there, as far as it tells: one that knows no `max_age`
 * (Google) does not.
 */
export function isAnew({ signedInAt }: Pick<Identity, 'signedInAt'>, ledAt: Date): boolean {
  return signedInAt === null || signedInAt.getTime() >= ledAt.getTime() - CLOCKS_DIFFER_MS
}

/** How long a provider's sign-in waits for the proof that an account with its address is theirs. */
export const JOIN_MINUTES = 30

/** Who somebody is at the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** As the provider says it; null for what is no address. */
  email: string | null
  /** Whether it says that it verified that. */
  isVerified: boolean
  /** When they last signed in there, where the provider tells. */
  signedInAt: Date | null
}

/** What the answer to one sign-in is checked by; whoever keeps it keeps it from others. */
export interface ProviderSecrets {
  state: string
  nonce: string
  verifier: string
}

/** A sign-in that waits for the proof that an account with its address is whose it is. */
export interface WaitingIdentity {
  account: string
  email: string
  issuer: string
  subject: string
}
