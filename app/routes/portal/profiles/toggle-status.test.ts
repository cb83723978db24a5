import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf } from '#test/read-page.ts'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { complete: false })
})

async function status(): Promise<string | undefined> {
  const [stored] = await world.db.select({ status: giftProfiles.status }).from(giftProfiles)
  return stored?.status
}

test('the owner completes a profile and takes it back, and visitors see it or not', async () => {
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(403)
  for (const [next, seen] of [
    ['complete', 200],
    ['incomplete', 403],
    ['complete', 200],
  ] as const) {
    const answer = await visitors.owner.post(`/portal/profile/${profile.id}/status`, { status: next })
    const { path, html } = await follow(visitors.owner, answer)
    expect(path).toBe('/portal/profile')
    expect(noticesOf(html)).toEqual(['Profile status updated successfully'])
    expect(await status()).toBe(next)
    expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(seen)
  }
})

test.each(['', 'Complete', 'published', '\0', undefined])('a forged status %j is refused', async (forged) => {
  const fields: Record<string, string> = forged === undefined ? {} : { status: forged }
  const answer = await visitors.owner.post(`/portal/profile/${profile.id}/status`, fields)
  expect(answer.status).toBe(422)
  expect(await status()).toBe('incomplete')
})

test('completing a profile without ideas asks first, and the answer counts', async () => {
  const { id, slug } = await makeProfile(visitors.owner, { ideas: [], complete: false })
  const asked = await visitors.owner.post(`/portal/profile/${id}/status?search=rose&page=2`, {
    status: 'complete',
  })
  const { path, html } = await follow(visitors.owner, asked)
  expect(path).toBe(`/portal/profile/${id}/complete?search=rose&page=2`)
  expect(textOf(html)).toContain('There are no ideas in this profile yet.')
  expect(textOf(html)).toContain('Complete means that everyone with the link can open the page')
  expect(html).toMatch(new RegExp(`data-tone="ribbon"[^>]*href="/portal/suggestions/${id}\\?mode=ai"`))
  expect((await visitors.nobody.get(`/gift/${slug}`)).status).toBe(403)

  const sure = { status: 'complete', sure: 'on' }
  const answer = await visitors.owner.post(`/portal/profile/${id}/status?search=rose&page=2`, sure)
  expect(answer.headers.get('Location')).toBe('/portal/profile?search=rose&page=2')
  expect((await visitors.nobody.get(`/gift/${slug}`)).status).toBe(200)
})

test('asked in a dialog of a page that stays, the answer leads nowhere', async () => {
  const { id } = await makeProfile(visitors.owner, { ideas: [], complete: false })
  const fields = { status: 'complete', sure: 'on', stay: 'on' }
  const answer = await visitors.owner.post(`/portal/profile/${id}/status.data`, fields)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Profile status updated successfully')
})

test('the same page of the same search is back afterwards', async () => {
  const query = '?search=Gr%C3%BC%C3%9Fe+%26+mehr&page=3'
  const answer = await visitors.owner.post(`/portal/profile/${profile.id}/status${query}&next=//evil`, {
    status: 'complete',
  })
  expect(answer.headers.get('Location')).toBe(`/portal/profile${query}`)
})
