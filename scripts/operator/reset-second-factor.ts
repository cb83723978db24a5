import { parseArgs } from 'node:util'
import { MESSAGES } from '#app/copy/messages.ts'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { asOperator, saidPlainly } from './as-operator.ts'

const USAGE = 'Say whose two-step sign-in is turned off: npm run reset-second-factor -- <address>'

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const read = emailForm.safeParse({ email: positionals[0] })
  if (!read.success || positionals.length > 1) throw new DatabaseUnusable(USAGE)
  const { email } = read.data
  const answer = await asOperator('RESET_SECOND_FACTOR', { email }, async (services) => {
    const { resetSecondFactor } = await import('#app/server/commands/accounts/second-factor.ts')
    return resetSecondFactor(services, email)
  })
  if (!answer.ok) throw new DatabaseUnusable(MESSAGES[answer.code].message ?? answer.code)
  console.log(`\n  Turned off for ${email}, who is told by mail\n`)
  process.exit(0)
} catch (error) {
  saidPlainly(error)
}
