export type HonoEnv = {
  Variables: {
    requestId: string
    client: string
    nonce: string
    isFile?: true
  }
}
