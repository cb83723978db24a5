import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { accounts, giftProfiles } from '#app/server/database/schema.ts'
import { toastIn } from '#test/read-page.ts'
import { makeGathering, makeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()
/** Posts a form while what it needs is being deleted: it waits for the end of that. */
async function meanwhile(gone: (tx: typeof world.db) => Promise<unknown>, post: () => Promise<Response>) {
  const isWaiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  let answer = Promise.resolve(new Response())
  await world.db.transaction(async (tx) => {
    await gone(tx)
    answer = post()
    const waiting = async () => ((await world.db.execute(isWaiting)) as { rows: unknown[] }).rows.length
    await expect.poll(waiting).toBeGreaterThan(0)
  })
  return answer
}

// The embedded database has one connection, so there nothing happens meanwhile.
test.skipIf(!inject('postgres')).each<[what: string, at: string, fields: Record<string, string>]>([
  ['a profile is made', '/create-gift-profile', profileForm()],
  ['a gathering is made', '/portal/gatherings/new', { name: 'Easter' }],
  ['its address is changed', '/portal/settings/email', { email: 'new@example.org', password: PASSWORD }],
  ['mails are chosen', '/portal/settings/mails', { news: 'on', time_zone: 'Europe/Berlin' }],
])('while an account is deleted, that %s is refused, and is no failure', async (what, at, fields) => {
  const email = `${what.replaceAll(' ', '-')}@example.org`
  const leaver = await signedIn(world, visit(), email)
  const answer = await meanwhile(
    (tx) => tx.delete(accounts).where(eq(accounts.email, email)),
    () => leaver.post(at, fields),
  )
  expect([409, 'changed_meanwhile']).toContain(answer.status === 302 ? toastIn(answer) : answer.status)
})

test.skipIf(!inject('postgres')).each([
  ['hidden', '/portal/profile/:id/status', { status: 'incomplete' }],
  ['given a new link', '/portal/share/:id/renew', {}],
  ['paused', '/portal/suggestions/:id/pause', { paused: 'on' }],
])('while a profile is deleted, it is not %s', async (what, at, fields) => {
  const owner = await signedIn(world, visit(), `${what.replaceAll(' ', '-')}@example.org`)
  const { id } = await makeProfile(owner)
  const answer = await meanwhile(
    (tx) => tx.delete(giftProfiles).where(eq(giftProfiles.id, id)),
    () => owner.post(at.replace(':id', id), fields),
  )
  expect([answer.status, toastIn(answer)]).toContain(answer.status === 409 ? 409 : 'changed_meanwhile')
})

test.skipIf(!inject('postgres'))(
  'while a profile is deleted, what is given beside it is refused, and everybody of a draw',
  async () => {
    const owner = await signedIn(world, visit(), 'stays@example.org')
    for (const post of ['other', 'everybody']) {
      const { id, slug } = await makeProfile(owner, { fields: { accepts_other_gifts: 'on' } })
      const gathering = await makeGathering(owner, [{ id }])
      const answer = await meanwhile(
        (tx) => tx.delete(giftProfiles).where(eq(giftProfiles.id, id)),
        () =>
          post === 'other'
            ? visit().post(`/gift/${slug}/other`, { text: 'a harp' })
            : owner.post(`/portal/gatherings/${gathering.id}/draw`, { do: 'everybody' }),
      )
      expect(answer.status).toBe(409)
    }
  },
)
