/** A session's public data (specification 3); its secret stays in an HttpOnly cookie. */
export interface ClientSession {
  user: { email: string; identities: string[]; factors: string[] }
  expiresAt: number
}

/** A signed-in user as the browser may know them. */
export function clientSession({
  email,
  expiresAt,
  identities,
  hasSecondFactor,
}: SessionOwner): ClientSession {
  return {
    user: { email, identities: ['email', ...identities], factors: hasSecondFactor ? ['totp'] : [] },
    expiresAt: expiresAt.getTime(),
  }
}

interface SessionOwner {
  email: string
  expiresAt: Date
  /** The issuers of those beside the address. */
  identities: string[]
  hasSecondFactor: boolean
}
