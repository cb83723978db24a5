import { parseArgs } from 'node:util'
import { MESSAGES } from '#app/copy/messages.ts'
import type { Outcome } from '#app/domain/outcome.ts'
import { sharedThing } from '#app/domain/addresses/shared-link.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import type { TakedownRequest } from '#app/server/start-up/answer-operator.ts'
import { asOperator, saidPlainly } from './as-operator.ts'

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
  saidPlainly(error)
}

async function decide(request: TakedownRequest): Promise<Outcome<null>> {
  return asOperator('TAKEDOWN', request, async (services) => {
    const { takeDown } = await import('#app/server/commands/operator/take-down.ts')
    return takeDown(services, request.thing, request.reason)
  })
}
