import { parseArgs } from 'node:util'
import { MESSAGES } from '#app/copy/messages.ts'
import { INVITATION_DAYS } from '#app/domain/accounts/account.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import type { InvitationRequest } from '#app/server/start-up/answer-operator.ts'
import { asOperator, saidPlainly } from './as-operator.ts'

const USAGE =
  'Say for how many days and accounts the link works: npm run invite -- --days 14 --uses 1, or --withdraw <link>'
const MOST = { days: 366, uses: 10_000 }

try {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: String(INVITATION_DAYS) },
      uses: { type: 'string', default: '1' },
      withdraw: { type: 'string' },
    },
  })
  const request = requestOf(values)
  const answer = await asOperator('INVITE', request, async (services) => {
    const { invite } = await import('#app/server/start-up/answer-operator.ts')
    return invite(services, request)
  })
  if (!answer.ok) throw new DatabaseUnusable(MESSAGES[answer.code].message ?? answer.code)
  console.log(`\n  ${answer.value ?? 'Withdrawn'}\n`)
  process.exit(0)
} catch (error) {
  saidPlainly(error)
}

function requestOf({
  days,
  uses,
  withdraw,
}: {
  days: string
  uses: string
  withdraw?: string | undefined
}): InvitationRequest {
  if (withdraw !== undefined) {
    const token = /invitation=([\w-]{43})$/.exec(withdraw)?.[1]
    if (token === undefined) throw new DatabaseUnusable(USAGE)
    return { withdraw: token }
  }
  const request = { days: Number(days), uses: Number(uses) }
  const fits = (['days', 'uses'] as const).every(
    (name) => Number.isInteger(request[name]) && request[name] >= 1 && request[name] <= MOST[name],
  )
  if (!fits) throw new DatabaseUnusable(USAGE)
  return request
}
