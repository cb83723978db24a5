/** A session's public data (specification 3); its secret stays in an HttpOnly cookie. */
export interface ClientSession {
  user: { email: string; identities: string[]; factors: string[] }
  expiresAt: number
}

/** A signed-in user as the browser may know them. */
export function clientSession(viewer: {
  email: string
  expiresAt: Date
  hasSecondFactor: boolean
}): ClientSession {
  return {
    user: { email: viewer.email, identities: ['email'], factors: viewer.hasSecondFactor ? ['totp'] : [] },
    expiresAt: viewer.expiresAt.getTime(),
  }
}
