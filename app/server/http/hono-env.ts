export type HonoEnv = {
  Bindings: {
    /** The visitor of a page that the page cache asks for; it logs and counts the request itself. */
    visitor?: { requestId: string; client: string }
  }
  Variables: {
    requestId: string
    client: string
    nonce: string
    isFile?: true
  }
}
