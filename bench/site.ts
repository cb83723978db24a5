import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { freshList } from '#app/domain/ideas/gift-suggestions.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { accounts } from '#app/server/database/schema.ts'
import { insertProfile, profileById, setOfProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile, storeList } from '#app/server/queries/ideas.ts'
import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { profileForm } from '#test/make.ts'
import { freshDatabase, startPostgres } from '#test/programs/postgres.ts'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { asPercent, CannotMeasure } from './report.ts'
import { machineUse } from './load/process-usage.ts'
import { toastIn } from '#test/read-page.ts'
import { insertGathering, replaceProfilesOf } from '#app/server/queries/gatherings.ts'

const CONNECTIONS = 10
const RECIPIENT = giftProfileForm.parse(
  profileForm({
    hobbies: 'gardening, crosswords, bird watching from the balcony',
    additional_notes: 'No chocolate, please',
  }),
)
const SHOP = { name: 'amazon.com', searchUrl: 'https://www.amazon.com/s?k={query}', regions: [] }

interface SiteProfile {
  id: string
  slug: string
  ideas: string[]
}

export interface Site {
  server: ServerProcess
  database: DatabaseHandle
  profiles: SiteProfile[]
}

/** Runs the production build on Postgres with so many complete profiles. It trusts 'X-Forwarded-For'. */
export async function withSite(
  { profiles: count, ideas: length }: { profiles: number; ideas: number },
  env: Record<string, string>,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  console.log(`Before the benchmark the machine was busy to ${asPercent(await machineUse())}.`)
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
    const server = await startServer(
      {
        DATA_DIR: folder,
        DATABASE_URL: url,
        AUTH_SECRET: randomBytes(32).toString('hex'),
        TRUST_PROXY: '127.0.0.1/32',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SUPPORT_EMAIL: 'support@example.org',
        ...env,
      },
      undefined,
      join(folder, 'server.log'),
    )
    try {
      await work({ server, database, profiles })
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error
      console.error(error.message)
      process.exitCode = 1
    } finally {
      await server.end('SIGTERM')
      await database.close()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeProfiles(
  { db }: DatabaseHandle,
  count: number,
  ideas: string[],
): Promise<Site['profiles']> {
  await db.insert(accounts).values({ id: 'owner', email: 'owner@example.org' })
  const made = ideas.map((text) => ({ text, source: 'owner' as const, reason: '' }))
  const list = freshList(made, SHOP)
  const profiles: Site['profiles'] = []
  let next = 0
  async function makeSome(): Promise<void> {
    for (let at = next++; at < count; at = next++) {
      profiles[at] = await db.transaction(async (tx) => {
        const slug = newSlug(RECIPIENT.recipient_name, randomBytes)
        const profile = await insertProfile(tx, { ...RECIPIENT, language: 'en', slug, created_by: 'owner' })
        await storeList(tx, profile.id, [], list)
        await setOfProfile(tx, profile.id, { status: 'complete' })
        const stored = await ideasOfProfile(tx, profile.id)
        return { ...profile, ideas: stored.map(({ id }) => id) }
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, makeSome))
  return profiles
}

/** Takes an idea as a form posts it, from an address of a client; answers what its visitor is told. */
export async function postTake(
  serverUrl: string,
  slug: string,
  idea: string,
  from: string,
): Promise<string | undefined> {
  const asked = { method: 'POST', body: new URLSearchParams({ idea }), headers: { 'X-Forwarded-For': from } }
  const answer = await fetch(`${serverUrl}/gift/${slug}`, { ...asked, redirect: 'manual' })
  await answer.arrayBuffer()
  return toastIn(answer)
}

/** The same. Throws when it was not free. */
export async function takeOverHttp(serverUrl: string, slug: string, idea: string): Promise<void> {
  const told = await postTake(serverUrl, slug, idea, '10.0.0.1')
  if (told !== 'idea_taken') throw new CannotMeasure(`a take was answered with ${told}`)
}

export async function gatheringOf({ database, profiles }: Site): Promise<string> {
  const { db } = database
  const slug = newSlug('Christmas at ours', randomBytes)
  const ownerId = (await profileById(db, profiles[0]?.id ?? ''))?.created_by ?? ''
  const id = await insertGathering(db, {
    language: 'en',
    name: 'Christmas at ours',
    day: null,
    line: '',
    slug,
    created_by: ownerId,
  })
  await replaceProfilesOf(db, { id, ownerId, profileIds: profiles.map((profile) => profile.id) })
  return slug
}
