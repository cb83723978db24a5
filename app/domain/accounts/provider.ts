/** How long somebody may take at the provider. */
export const PROVIDER_MINUTES = 10
/** How long a provider's sign-in waits for the proof that an account with its address is theirs. */
export const JOIN_MINUTES = 30

/** Who somebody is at the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** As the provider writes it, if it says that it verified it. */
  verifiedEmail: string | null
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
