/** What a browser knows of its session (specification 3); the session itself stays in a cookie that no script reads. */
export interface ClientSession {
  user: { email: string; identities: string[]; factors: string[] }
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** A signed-in viewer as the browser may know them: nobody has but a password, and no second factor yet. */
export function clientSession(viewer: { email: string; expiresAt: Date }): ClientSession {
  return {
    user: { email: viewer.email, identities: ['email'], factors: [] },
    expiresAt: viewer.expiresAt.getTime(),
  }
}
