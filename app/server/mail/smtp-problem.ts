import { connectionProblem } from '#app/server/database/connection-problem.ts'

/** What an operator can do about a mail that was not sent; undefined where it is no matter of the configuration. */
export function smtpProblem(error: unknown): string | undefined {
  const { code, command, responseCode, timeoutType } = error as Record<string, unknown>
  if (timeoutType === 'GREETING_TIMEOUT')
    return 'SMTP_URL: it does not greet; a server that speaks TLS from the start, mostly on port 465, needs smtps://'
  if (code === 'EAUTH' || responseCode === 535)
    return 'SMTP_URL: it refuses user or password; characters such as @ / # % in them are written as %40 %2F %23 %25'
  if (responseCode === 530)
    return 'SMTP_URL: it asks for user and password, as in smtp://user:password@host:port'
  if (command === 'MAIL FROM' && Number(responseCode) >= 500)
    return 'MAIL_FROM: it refuses this sender; most servers send for their own domain alone'
  const problem = connectionProblem(error)
  if (problem === undefined) return undefined
  const hint = problem.includes('no TLS') ? '; smtp:// begins without, mostly on port 587 or 25' : ''
  return `SMTP_URL: ${problem}${hint}`
}
