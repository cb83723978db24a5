/** What our middlewares leave for each other in Hono's context. */
export type HonoEnv = {
  Variables: {
    requestId: string
    /** Who asks, as limits count them. */
    client: string
    /** Allows this answer's own inline scripts. */
    nonce: string
    /** The answer is a built file. */
    isFile?: true
  }
}
