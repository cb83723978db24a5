export type HonoEnv = {
  Bindings: {
    /** The visitor of a page that the page cache asks for; it logs, counts and, with `hasTurn`, queues it itself. */
    visitor?: { requestId: string; client: string; hasTurn?: boolean }
  }
  Variables: {
    requestId: string
    client: string
    language: string
    nonce: string
    isFile?: true
  }
}
