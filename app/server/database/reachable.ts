import pg from 'pg'
import { connectionProblem } from '#app/server/database/connection-problem.ts'

const ANSWER_WITHIN_MS = 10_000

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is the database running?',
  '28P01': 'it refuses user or password; characters such as @ / # % in them are written as %40 %2F %23 %25',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
  ENOENT: 'a file that it names for TLS is not there',
  EACCES: 'a file that it names for TLS cannot be read by this user',
}
const REFUSED = '28000'
const SELF_SIGNED_HINT = ' (or write ?sslmode=verify-full&sslrootcert=<file>)'

/** Why a Postgres cannot be used, in words that quote nothing of its address; undefined when it can. */
export async function databaseProblem(url: string, withinMs = ANSWER_WITHIN_MS): Promise<string | undefined> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs })
    client.on('error', () => {})
    await client.connect()
    return undefined
  } catch (error) {
    return inWords(error as { code?: string; message: string }, Boolean(client?.ssl))
  } finally {
    await client?.end().catch(() => {})
  }
}

function inWords(error: { code?: string; message: string }, tls: boolean): string {
  const { code = '', message } = error
  if (code === REFUSED) {
    return tls
      ? 'it refuses the user, or its address'
      : 'it refuses the user, or takes it over TLS only: then put ?sslmode=verify-full at the end'
  }
  if (message.includes('does not support SSL')) return 'it speaks no TLS; leave out sslmode'
  if (message.includes('timeout')) return connectionProblem({ code: 'ETIMEDOUT' }) ?? ''
  const problem = connectionProblem(error)
  if (problem?.includes('NODE_EXTRA_CA_CERTS')) return problem + SELF_SIGNED_HINT
  return WORDS[code] ?? problem ?? `it cannot be opened (${code || 'no reason given'})`
}
