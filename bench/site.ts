import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suggestionsOf } from '#app/domain/gift-suggestions.ts'
import { newSlug } from '#app/domain/slug.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { profiles as accounts } from '#app/server/database/schema.ts'
import { insertProfile, updateProfileStatus } from '#app/server/queries/gift-profiles.ts'
import { storeSuggestions } from '#app/server/queries/gift-suggestions.ts'
import { FIFTEEN_IDEAS } from '#test/fifteen-ideas.ts'
import { freshDatabase, startPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/server-process.ts'
import { randomBytes } from 'node:crypto'

const SHOP = { searchUrl: 'https://www.amazon.com/s?k={query}', affiliateTag: undefined }

export interface Site {
  server: ServerProcess
  database: DatabaseHandle
  profiles: { id: string; slug: string }[]
  ideas: string[]
}

/**
 * The production build as it stands behind a proxy, on a real Postgres with complete profiles of as many ideas. What is
 * counted by visitor can be spread over visitors: the server believes 'X-Forwarded-For'.
 */
export async function withSite(
  { profiles: count, ideas: length }: { profiles: number; ideas: number },
  env: Record<string, string>,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-bench-'))
  try {
    const url = await freshDatabase(postgres.url)
    const database = await openPostgres(url)
    const ideas = Array.from({ length }, (_, at) =>
      at < FIFTEEN_IDEAS.length
        ? (FIFTEEN_IDEAS[at] ?? '')
        : `${FIFTEEN_IDEAS[at % FIFTEEN_IDEAS.length]} (${at})`,
    )
    const profiles = await makeProfiles(database, count, ideas)
    const server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      TRUST_PROXY: '127.0.0.1/32',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'support@example.org',
      // A line for each of many thousand requests would be most of what is measured.
      LOG_LEVEL: 'warn',
      ...env,
    })
    try {
      await work({ server, database, profiles, ideas })
    } finally {
      await server.end('SIGTERM')
      await database.close()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeProfiles({ db }: DatabaseHandle, count: number, ideas: string[]) {
  await db.insert(accounts).values({ id: 'owner', email: 'owner@example.org' })
  const made: Site['profiles'] = []
  for (let at = 0; at < count; at++) {
    const profile = await insertProfile(db, {
      slug: newSlug('Grandma Rosemary', randomBytes),
      created_by: 'owner',
      recipient_name: 'Grandma Rosemary',
      age_group: '55+ years',
      occasion_type: 'birthday',
      other_occasion: null,
      occasion_date: '2026-12-12',
      hobbies: 'gardening, crosswords, bird watching from the balcony',
      gift_preferences: 'Small things that last',
      additional_notes: 'No chocolate, please',
      show_name: true,
      show_age: true,
      show_occasion: true,
      show_hobbies: true,
      show_preferences: true,
      show_notes: true,
      keep_surprise: false,
    })
    await storeSuggestions(db, profile.id, suggestionsOf(ideas, SHOP, undefined))
    await updateProfileStatus(db, profile.id, 'complete')
    made.push(profile)
  }
  return made
}

/** Megabytes of memory that a process occupies now. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Milliseconds of processor time that a process has had so far; Linux counts them in hundredths of a second. */
export function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
