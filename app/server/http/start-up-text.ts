import { join, resolve } from 'node:path'
import { listSnapshots, sizeWarning } from '#app/server/database/embedded/snapshots.ts'
import { startUpWarnings } from '#app/server/start-up/start-up-warnings.ts'
import type { Services } from '#app/server/services.ts'

export function startUpText(
  { env, outbox }: Pick<Services, 'env' | 'outbox'>,
  port: number,
  databaseMb?: number,
): string {
  const url = env.PUBLIC_URL ? env.publicUrl : `http://127.0.0.1:${port}`
  const mail = outbox ? `${url}/outbox?key=${outbox.key}` : 'sent by your mail server (SMTP_URL)'
  const data = env.DATABASE_URL ? 'in your Postgres (DATABASE_URL)' : resolve(env.DATA_DIR)
  const ideas = env.AI_PROVIDER
    ? `by ${env.AI_MODEL}, the built-in generator fills in`
    : 'by the built-in generator'
  const size = sizeWarning(databaseMb)
  const warnings = [...startUpWarnings(env), ...(size === undefined ? [] : [size])]
  return [
    '',
    `  Wishfolio   ${url}`,
    '',
    `  Mail        ${mail}`,
    `  Data        ${data}`,
    ...(env.DATABASE_URL ? [] : [`  Snapshots   ${snapshotsIn(env.DATA_DIR)}`]),
    `  Ideas       ${ideas}`,
    ...warnings.map((warning) => `  Warning     ${warning}`),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

function snapshotsIn(folder: string): string {
  const [newest, ...older] = listSnapshots(folder)
  if (!newest) return 'none yet; one a day, kept for a week'
  const when = newest.at.toISOString().slice(0, 16).replace('T', ' ')
  return `${older.length + 1} in ${resolve(join(folder, 'snapshots'))}, the newest of ${when} UTC`
}
