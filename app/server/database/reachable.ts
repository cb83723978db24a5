import pg from 'pg'

const ANSWER_WITHIN_MS = 10_000

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is the database running?',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it hangs up',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
}

/** Why a Postgres cannot be used, in words that quote nothing of its address; undefined when it can. */
export async function databaseProblem(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (message.includes('timeout')) return WORDS.ETIMEDOUT
    return WORDS[code] ?? `it cannot be opened (${code || 'no reason given'})`
  } finally {
    await client.end().catch(() => {})
  }
}
