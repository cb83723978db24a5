import type { Env } from '#app/server/start-up/env.ts'
import { isLoopback } from '#app/server/start-up/address-problem.ts'
import { join, resolve } from 'node:path'
import { listSnapshots, sizeWarning } from '#app/server/database/embedded/snapshots.ts'
import type { Services } from '#app/server/services.ts'

/** Bits of a network that several proxies may share, but hardly a gateway or other machines. */
const NARROW = { ipv4: 29, ipv6: 125 }

/** What is configured as it should hardly be: one sentence for each variable. */
export function startUpWarnings({
  publicUrl,
  TRUST_PROXY,
}: Pick<Env, 'publicUrl' | 'TRUST_PROXY'>): string[] {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    return [
      'PUBLIC_URL: begins with http://, so passwords travel unencrypted, and forms that people send over https are refused; write https:// where a proxy has a certificate',
      ...wideNetworks(TRUST_PROXY),
    ]
  }
  if (!TRUST_PROXY) {
    return publicUrl.startsWith('https:')
      ? [
          'TRUST_PROXY: not set, although PUBLIC_URL is https and a proxy must stand in front: limits count all visitors as one',
        ]
      : []
  }
  return wideNetworks(TRUST_PROXY)
}

function wideNetworks(networks: Env['TRUST_PROXY'] = []): string[] {
  return networks
    .filter(([network, bits]) => bits < NARROW[network.kind()])
    .map(
      ([network, bits]) =>
        `TRUST_PROXY: ${network.toString()}/${bits} is wide: whoever sends from there can claim to be any client, a gateway included; list the proxies themselves`,
    )
}

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
