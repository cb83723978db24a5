/** A session's public data (specification 3); its secret stays in an HttpOnly cookie. */
export interface ClientSession {
  user: { email: string; identities: string[]; factors: string[] }
  expiresAt: number
}

/** A signed-in user as the browser may know them; there is no second factor yet. */
export function clientSession({ email, expiresAt, identities }: SessionOwner): ClientSession {
  return {
    user: { email, identities: ['email', ...identities], factors: [] },
    expiresAt: expiresAt.getTime(),
  }
}

interface SessionOwner {
  email: string
  expiresAt: Date
  /** The issuers of those beside the address. */
  identities: string[]
}
