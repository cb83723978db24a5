import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MESSAGES } from '#app/copy/messages.ts'
import type { Outcome } from '#app/domain/outcome.ts'
import { sharedThing } from '#app/domain/addresses/shared-link.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { askHolder } from '#app/server/database/embedded/folder-lock.ts'
import { EnvInvalid, readEnv } from '#app/server/start-up/env.ts'
import type { TakedownRequest } from '#app/server/start-up/answer-operator.ts'

const USAGE =
  'Say which link: npm run takedown -- <link of a profile or quiz> --reason "why", or with --undo to show it again'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, undo: { type: 'boolean', default: false } },
  })
  const thing = sharedThing(positionals[0] ?? '')
  const reason = values.undo ? null : values.reason?.trim()
  if (!thing || positionals.length > 1 || reason === undefined || reason === '')
    throw new DatabaseUnusable(USAGE)
  const answer = await decide({ thing, reason })
  if (!answer.ok) throw new DatabaseUnusable(MESSAGES[answer.code].message ?? answer.code)
  console.log(`\n  ${reason === null ? 'Shown again' : 'Taken down'}  ${positionals[0]}\n`)
  process.exit(0)
} catch (error) {
  const plain = [DatabaseUnusable, EnvInvalid].some((kind) => error instanceof kind)
  const isUsage = error instanceof TypeError && 'code' in error
  if (!plain && !isUsage) throw error
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}

async function decide(request: TakedownRequest): Promise<Outcome<null>> {
  const env = readEnv(process.env)
  // Opening it would create a database.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'database')))
    throw new DatabaseUnusable(
      `There is no database in ${resolve(env.DATA_DIR)}. Run it with the server's variables.`,
    )
  // Imported when it is known what to do: they take a second.
  const { TAKEDOWN } = await import('#app/server/start-up/answer-operator.ts')
  const { takeDown } = await import('#app/server/commands/operator/take-down.ts')
  const { createServices } = await import('#app/server/start-up/create-services.ts')
  const asked = `${TAKEDOWN} ${JSON.stringify(request)}`
  const answer = env.DATABASE_URL ? undefined : await askHolder(env.DATA_DIR, asked)
  if (answer !== undefined) return JSON.parse(answer) as Outcome<null>
  // Its mail is sent by the servers, which know how.
  const services = await createServices(env, { sendsMail: false })
  try {
    return await takeDown(services, request.thing, request.reason)
  } finally {
    await services.close()
  }
}
