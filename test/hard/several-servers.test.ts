import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { generationRuns } from '#app/server/database/schema.ts'
import { takenOn } from '#test/hard/gift-page.ts'
import { BETWEEN, type Instances, startInstances } from '#test/hard/instances.ts'
import type { HttpVisitor } from '#test/http-visitor.ts'
import { makeProfile, PASSWORD } from '#test/make.ts'
import { openPage } from '#test/open-page.ts'
import { rounds } from '#test/race-rounds.ts'

const ROUNDS = rounds(2, 20)
const EITHER = [0, 1] as const
const IDEAS = Array.from({ length: ROUNDS }, (_, at) => `idea ${at}`)

describe.each(BETWEEN)('two servers, with %s between them and Postgres', (between) => {
  let instances: Instances
  let owner: HttpVisitor
  beforeAll(async () => {
    instances = await startInstances(between)
    owner = await instances.newOwner()
    return instances.close
  })

  test('a take through one shows live on pages of both', async () => {
    const { slug, idea: idOf } = await makeProfile(owner, { ideas: IDEAS })
    const pages = Array.from({ length: 4 }, () => openPage(instances.proxyUrl, slug))
    await expect.poll(() => pages.every((page) => page.latest() !== null)).toBe(true)
    for (const [at, idea] of IDEAS.map(idOf).entries()) {
      await instances.visitor(() => at).post(`/gift/${slug}`, { idea })
      await expect
        .poll(() => pages.map((page) => page.latest()?.taken.length))
        .toEqual(pages.map(() => at + 1))
    }
    pages.forEach((page) => page.close())
    expect(pages.map((page) => page.opened())).toEqual(pages.map(() => 1))
  })

  test('a take through one drops the cached page of both', async () => {
    const { slug, idea: idOf } = await makeProfile(owner, { ideas: IDEAS })
    const page = async (which: 0 | 1) => (await instances.visitor(() => which).get(`/gift/${slug}`)).text()
    for (const [at, idea] of IDEAS.map(idOf).entries()) {
      // Asked for twice, so that both have it in memory.
      for (const which of [...EITHER, ...EITHER]) await page(which)
      await instances.visitor(() => at).post(`/gift/${slug}`, { idea })
      for (const which of EITHER) await expect.poll(async () => takenOn(await page(which))).toContain(idea)
    }
  })

  test('failed sign-ins count for both', async () => {
    const guest = instances.visitor()
    const wrong = { email: 'owner@example.org', password: 'not this one' }
    const { max } = LIMITS.failures
    const refused: boolean[] = []
    for (let tries = 0; tries < max + 4; tries++)
      refused.push((await guest.post('/signin', wrong)).status === 429)
    expect(refused).toEqual(refused.map((_, tries) => tries >= max))
  })

  test('a session opened at one is known to the other, and a sign-out there holds at both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      let at = round
      const one = instances.visitor(() => at)
      await one.post('/signin', { email: 'owner@example.org', password: PASSWORD })
      at += 1
      expect((await one.get('/portal/profile')).status).toBe(200)
      const left = one.copy()
      await one.post('/signout')
      for (const _ of EITHER) {
        expect((await left.get('/portal/profile')).status).toBe(302)
        at += 1
      }
    }
  })

  test('ideas asked for at both are generated once', async () => {
    const database = await openPostgres(instances.env.DATABASE_DIRECT_URL ?? instances.env.DATABASE_URL ?? '')
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await makeProfile(owner, { ideas: [], complete: false })
      // The proxy alternates between the servers.
      await Promise.all(EITHER.map(() => owner.post(`/portal/suggestions/${id}/generate`)))
      const runs = database.db.select().from(generationRuns).where(eq(generationRuns.profile_id, id))
      expect((await runs).map(({ state }) => state)).toEqual(['done'])
    }
    await database.close()
  })
})
