import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { toastIn, textOf } from '#test/read-page.ts'
import { makeProfile, type MadeProfile, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const NOTICE = 'These ideas give away what you hide'
const BUTTON = 'Other ideas for these'
const FIELDS = { hobbies: 'goalball, gardening' }

const { world, visit } = await ownSite({ IDEAS_PER_DAY: '100' })
const owner = await signedIn(world, visit())
let profile: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, {
    fields: FIELDS,
    ideas: ['Goalball kit bag', 'Goalball poster', 'Goalball voucher', 'Linen apron'],
  })
  await world.db.update(ideas).set({ source: 'built-in' }).where(ne(ideas.text, 'Goalball voucher'))
})

const hide = (name = 'show_hobbies') => {
  const { [name]: _, ...form } = profileForm({ ...FIELDS, version: '1' })
  return owner.post(`/portal/edit/${profile.id}`, form)
}
const ownersPage = async () => textOf(await (await owner.get(`/portal/suggestions/${profile.id}`)).text())
const renew = () => owner.post(`/portal/suggestions/${profile.id}/renew`, { revealing: 'on' })
const texts = async () =>
  (await world.db.select().from(ideas)).toSorted((a, b) => a.position - b.position).map(({ text }) => text)

test('hiding a field names on the profile list the ideas that tell it, and leads to them', async () => {
  expect(await ownersPage()).not.toContain(NOTICE)
  const saved = await hide()
  expect(toastIn(saved)).toBe('profile_updated')
  expect(saved.headers.get('Location')).toBe(`/portal/profile?revealing=${profile.id}`)
  const list = textOf(await (await owner.get(`/portal/profile?revealing=${profile.id}`)).text())
  expect(list).toContain('give away what you hide now')
  expect(list).toContain('Goalball kit bag, Goalball poster, Goalball voucher')
  expect(list).not.toContain('Linen apron')
})

test('an edit that hides nothing told leads to the plain list', async () => {
  expect((await hide('show_notes')).headers.get('Location')).toBe('/portal/profile')
})

test('the list of another owner’s profile is not told', async () => {
  await hide()
  const other = await signedIn(world, visit(), 'other@example.org')
  const page = await (await other.get(`/portal/profile?revealing=${profile.id}`)).text()
  expect(page).not.toMatch(/Goalball|what you hide/)
})

test('one button gives others for those that are free and not the owner’s own words, and no others', async () => {
  await hide()
  const giver = visit()
  await giver.post(`/gift/${profile.slug}`, { idea: profile.idea('Goalball poster') })
  const page = await ownersPage()
  expect(page).toContain(NOTICE)
  expect(page).toContain(BUTTON)
  expect(toastIn(await renew())).toBe('ideas_generated')
  const [first, ...others] = await texts()
  expect(first).not.toMatch(/goalball/i)
  expect(others).toEqual(['Goalball poster', 'Goalball voucher', 'Linen apron'])
  const after = await ownersPage()
  expect(after).toContain(NOTICE)
  expect(after).not.toContain(BUTTON)
})

test('under a surprise they are named, taken or not, and none is offered another', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true, show_hobbies: false })
  const before = await ownersPage()
  expect(before).toContain('Goalball kit bag, Goalball poster, Goalball voucher')
  expect(before).not.toContain(BUTTON)
  await visit().post(`/gift/${profile.slug}`, { idea: profile.idea('Goalball poster') })
  expect(await ownersPage()).toBe(before)
  expect(toastIn(await renew())).toBe('would_spoil_surprise')
  expect(await texts()).toContain('Goalball kit bag')
})
