import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Outcome } from '#app/domain/outcome.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { askHolder } from '#app/server/database/embedded/folder-lock.ts'
import { EnvInvalid, readEnv } from '#app/server/start-up/env.ts'
import type { Services } from '#app/server/services.ts'

/** Has the server that holds the embedded database do it; without one, and on Postgres, this process does. */
export async function asOperator<Value>(
  question: 'TAKEDOWN' | 'INVITE' | 'RESET_SECOND_FACTOR',
  request: object,
  act: (services: Services) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const env = readEnv(process.env)
  // Opening it would create a database.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'database')))
    throw new DatabaseUnusable(
      `There is no database in ${resolve(env.DATA_DIR)}. Run it with the server's variables.`,
    )
  // Imported when it is known what to do: they take a second.
  const operator = await import('#app/server/start-up/answer-operator.ts')
  const { createServices } = await import('#app/server/start-up/create-services.ts')
  const asked = `${operator[question]} ${JSON.stringify(request)}`
  const answer = env.DATABASE_URL ? undefined : await askHolder(env.DATA_DIR, asked)
  if (answer !== undefined) return JSON.parse(answer) as Outcome<Value>
  // Its mail is sent by the servers, which know how.
  const services = await createServices(env, { sendsMail: false })
  try {
    return await act(services)
  } finally {
    await services.close()
  }
}

/** Ends the process with the sentence of what is wrong, or throws what nobody expected. */
export function saidPlainly(error: unknown): never {
  const plain = [DatabaseUnusable, EnvInvalid].some((kind) => error instanceof kind)
  const isUsage = error instanceof TypeError && 'code' in error
  if (!plain && !isUsage) throw error
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}
