import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { ideaIds, makeProfile, type MadeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf } from '#test/read-page.ts'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(visitors.owner)
})

const rows = () => world.db.$count(giftProfiles)

test('the address asks, and only its button deletes', async () => {
  const answer = await visitors.owner.get(`/portal/profile/${profile.id}/delete`)
  const page = textOf(await answer.text())
  expect(page).toContain('Are you sure you want to delete this gift profile?')
  expect(page).toContain('Grandma Rosemary')
  expect(await rows()).toBe(1)
})

test('the question says which list it is and how many gifts on it are taken, unless it is a surprise', async () => {
  const question = async () =>
    textOf(await (await visitors.owner.get(`/portal/profile/${profile.id}/delete`)).text()).replace(
      /\s+/g,
      ' ',
    )
  expect(await question()).toContain('Birthday, Dec 12, 2026')
  expect(await question()).not.toContain('taken')
  const take = (idea: string) => visitors.nobody.post(`/gift/${profile.slug}`, { idea })
  const [first = '', second = ''] = (await ideaIds(visitors.owner, profile.slug)).values()
  await take(first)
  expect(await question()).toContain(
    '1 gift on it is taken: its giver reads in Your gifts that the list is gone.',
  )
  await take(second)
  expect(await question()).toContain(
    '2 gifts on it are taken: their givers read in Your gifts that the list is gone.',
  )
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(await question()).not.toMatch(/taken|told/)
})

test('a deleted profile is gone with its ideas, its page and its place in the list', async () => {
  const kept = await makeProfile(visitors.owner, { fields: { recipient_name: 'Otto' } })
  const answer = await visitors.owner.post(`/portal/profile/${profile.id}/delete`)
  const { path, html } = await follow(visitors.owner, answer)
  expect(path).toBe('/portal/profile')
  expect(noticesOf(html)).toEqual(['Gift profile deleted successfully'])
  expect(html).not.toContain('Grandma Rosemary')
  expect(html).toContain('Otto')

  expect(await rows()).toBe(1)
  expect(await world.db.$count(ideas)).toBe(2)
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(404)
  expect((await visitors.nobody.get(`/gift/${kept.slug}`)).status).toBe(200)
})

test('deleting once more finds nothing', async () => {
  await visitors.owner.post(`/portal/profile/${profile.id}/delete`)
  await visitors.owner.get('/portal/profile')
  const again = await visitors.owner.post(`/portal/profile/${profile.id}/delete`)
  expect(again.status).toBe(404)
  expect(textOf(await again.text())).toContain('Profile not found')
})

test('the same page of the same search is back afterwards, also when the owner thinks better of it', async () => {
  const address = `/portal/profile/${profile.id}/delete?search=rose&page=2`
  const asking = await (await visitors.owner.get(address)).text()
  expect(asking).toContain('href="/portal/profile?search=rose&amp;page=2"')
  const action = /<form[^>]* action="([^"]*\/delete[^"]*)"/.exec(asking)?.[1]
  const answer = await visitors.owner.post((action ?? '').replaceAll('&amp;', '&'))
  expect(answer.headers.get('Location')).toBe('/portal/profile?search=rose&page=2')
  expect(await rows()).toBe(0)
})
