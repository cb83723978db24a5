/** A session's public data (specification 3); its secret stays in an HttpOnly cookie. */
export interface ClientSession {
  user: { email: string; identities: string[]; factors: string[] }
  expiresAt: number
}

/** A signed-in user as the browser may know them; there is no second factor yet. */
export function clientSession(viewer: { email: string; expiresAt: Date }): ClientSession {
  return {
    user: { email: viewer.email, identities: ['email'], factors: [] },
    expiresAt: viewer.expiresAt.getTime(),
  }
}
