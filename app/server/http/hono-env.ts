/** What our middleware share in Hono's context. */
export type HonoEnv = {
  Variables: {
    requestId: string
    /** The client's address, as limits count it. */
    client: string
    /** The CSP nonce of this answer's inline scripts. */
    nonce: string
    /** The answer is a built file. */
    isFile?: true
  }
}
