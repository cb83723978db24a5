export type HonoEnv = {
  Bindings: {
    /** For whom the page cache asks, which logs and counts the request itself. */
    visitor?: { requestId: string; client: string }
  }
  Variables: {
    requestId: string
    client: string
    nonce: string
    isFile?: true
  }
}
