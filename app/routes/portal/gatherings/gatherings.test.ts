import { beforeEach, expect, test } from 'vitest'
import { gatherings, giftProfiles } from '#app/server/database/schema.ts'
import { toastIn, errorAt, isChecked, textOf, valueOf } from '#test/read-page.ts'
import { makeGathering, makeProfile, type MadeProfile } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'

const { world, visitors } = await visitedSite()
let emma: MadeProfile
let others: MadeProfile
beforeEach(async () => {
  await world.db.delete(gatherings)
  await world.db.delete(giftProfiles)
  emma = await makeProfile(visitors.owner, { fields: { recipient_name: 'Emma' } })
  others = await makeProfile(visitors.other, { fields: { recipient_name: 'Zebedee' } })
})

const html = async (path: string, by = visitors.owner) => (await by.get(path)).text()
const words = async (path: string) => textOf(await html(path)).replace(/\s+/g, ' ')

test('an owner without gatherings is shown the way to the first', async () => {
  expect(await words('/portal/gatherings')).toContain('No gathering yet')
  expect(await html('/portal/gatherings')).toContain('href="/portal/gatherings/new"')
})

test('a new one is listed with its day and how many it holds', async () => {
  await makeGathering(visitors.owner, [emma])
  expect(await words('/portal/gatherings')).toContain('Christmas at ours Dec 24, 2026 · 1 profile')
})

test('what is refused comes back as it was typed, with the profiles that were chosen', async () => {
  const answer = await visitors.owner.post('/portal/gatherings/new', {
    name: ' ',
    day: '2026-12-24',
    line: 'Dinner is at six.',
    profile: [emma.id],
  })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(errorAt(page, 'name')).toBe('Give it a name.')
  expect(valueOf(page, 'day')).toBe('2026-12-24')
  expect(page).toContain('Dinner is at six.')
  expect(page).toMatch(new RegExp(`<input[^>]*checked[^>]*value="${emma.id}"|value="${emma.id}"[^>]*checked`))
  expect(await world.db.$count(gatherings)).toBe(0)
})

test('an owner’s gathering holds no profile of others, and none that is not there', async () => {
  const { page } = await makeGathering(visitors.owner, [
    emma,
    others,
    { id: '6f1c1e5e-0000-4000-8000-000000000001' },
    { id: 'nonsense' },
  ])
  expect(await words(page)).toContain('Emma')
  expect(await words(page)).not.toContain('Zebedee')
})

test('the 21st gathering is refused kindly, also of several at once', async () => {
  await Promise.all(
    Array.from({ length: 25 }, () => visitors.owner.post('/portal/gatherings/new', { name: 'One more' })),
  )
  expect(await world.db.$count(gatherings)).toBe(20)
  const answer = await visitors.owner.post('/portal/gatherings/new', { name: 'One more' })
  expect(answer.status).toBe(409)
  expect(textOf(await answer.text())).toContain('You have 20 gatherings, and there is no room for more.')
})

test('a form that was opened before another change is refused, and keeps what was typed', async () => {
  const { id } = await makeGathering(visitors.owner, [emma])
  const path = `/portal/gatherings/${id}`
  expect(toastIn(await visitors.owner.post(path, { version: '1', name: 'Christmas', profile: [] }))).toBe(
    'gathering_saved',
  )
  const late = await visitors.owner.post(path, { version: '1', name: 'New Year', profile: [emma.id] })
  expect(late.status).toBe(409)
  expect(valueOf(await late.text(), 'name')).toBe('New Year')
  expect(valueOf(await html(path), 'name')).toBe('Christmas')
})

test('it shows which profiles belong to it', async () => {
  const { id } = await makeGathering(visitors.owner, [emma])
  const page = await html(`/portal/gatherings/${id}`)
  expect(isChecked(page, 'profile')).toBe(true)
  expect(page).not.toContain('Zebedee')
})

test('the download of an account’s data holds its gatherings, and who deletes the account ends them', async () => {
  const { page } = await makeGathering(visitors.other, [others])
  const data = (await (await visitors.other.get('/portal/settings/data')).json()) as { gatherings: unknown }
  expect(data.gatherings).toMatchObject([{ name: 'Christmas at ours', profile_ids: [others.id] }])
  expect((await visitors.nobody.get(page)).status).toBe(200)
  await visitors.other.post('/portal/settings/delete-account', { password: 'correct horse' })
  expect((await visitors.nobody.get(page)).status).toBe(404)
})
