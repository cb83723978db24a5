import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { errorAt, follow, isChecked, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'

const PATH = '/create-gift-profile'
const LONG_TEXTS = ['hobbies', 'gift_preferences', 'additional_notes'] as const

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
beforeEach(async () => {
  await world.db.delete(giftProfiles)
})

function stored() {
  return world.db.select().from(giftProfiles)
}

test('a whole form makes an incomplete profile with everything as typed', async () => {
  const answer = await owner.post(
    PATH,
    profileForm({ occasion_type: 'other', other_occasion: 'Moving house', show_notes: 'on' }),
  )
  expect(answer.status).toBe(302)
  expect(await stored()).toMatchObject([
    {
      recipient_name: 'Grandma Rosemary',
      age_group: '55+ years',
      occasion_type: 'other',
      other_occasion: 'Moving house',
      occasion_date: '2026-12-12',
      hobbies: 'gardening, crosswords',
      gift_preferences: 'Small things that last',
      additional_notes: 'No chocolate',
      show_name: true,
      show_occasion: true,
      show_age: true,
      show_hobbies: true,
      show_preferences: true,
      show_notes: true,
      status: 'incomplete',
    },
  ])
})

test('after creating, a dialog over the list offers to generate suggestions or to skip', async () => {
  const { path, html } = await follow(owner, await owner.post(PATH, profileForm()))
  const [profile] = await stored()
  expect(path).toBe(`/portal/profile?created=${profile?.id}`)
  expect(noticesOf(html)).toContain('Gift profile created successfully!')
  expect(unescaped(html)).toContain(`href="/portal/suggestions/${profile?.id}?mode=ai"`)
  expect(textOf(html)).toContain('Generate Suggestions')
  expect(textOf(html)).toContain('Skip for now')
  expect(html).toContain('href="/portal/profile"')
})

test('every occasion is offered capitalised', async () => {
  const html = await (await visit().get(PATH)).text()
  const [select = ''] = /<select[^>]* name="occasion_type"[^]*?<\/select>/.exec(html) ?? []
  const offered = [...select.matchAll(/<option value="([a-z]+)"[^>]*>([^<]+)</g)].map(([, , name]) => name)
  expect(offered).toEqual(['Birthday', 'Christmas', 'Anniversary', 'Wedding', 'Graduation', 'Other'])
})

test('another person’s new profile is not offered to its finder', async () => {
  await owner.post(PATH, profileForm({ recipient_name: 'Secret Sarah' }))
  const [profile] = await stored()
  const eve = await signedIn(world, visit(), 'eve@example.org')
  const page = await (await eve.get(`/portal/profile?created=${profile?.id}`)).text()
  expect(page).not.toContain('Secret Sarah')
  expect(page).not.toContain('Generate Suggestions')
})

test.each([
  ['Jonas', 'Jonas'],
  ['Zoë & Ana', 'Zoë & Ana'],
  ['', ''],
  ['x'.repeat(101), ''],
])('the profile begun for %j has the recipient name %j', async (recipient, name) => {
  const page = await (await owner.get(`${PATH}?${new URLSearchParams({ recipient })}`)).text()
  expect(valueOf(page, 'recipient_name')).toBe(name)
})

test('all fields start visible', async () => {
  const page = await (await owner.get(PATH)).text()
  for (const name of ['show_age', 'show_hobbies', 'show_preferences', 'show_notes']) {
    expect(isChecked(page, name)).toBe(true)
  }
})

test.each(['hobbies', 'gift_preferences', 'additional_notes'])(
  '%s has three lines to write on',
  async (name) => {
    const page = await (await owner.get(PATH)).text()
    expect(new RegExp(`<textarea[^>]* name="${name}"[^>]*>`).exec(page)?.[0]).toContain(' rows="3"')
  },
)

test.each([
  ['recipient_name', '', 'Please enter the recipient’s name'],
  ['recipient_name', 'x'.repeat(101), 'Please use at most 100 characters'],
  ['age_group', '', 'Please choose an age group'],
  ['occasion_type', 'easter', 'Please choose an occasion type'],
  ['occasion_date', '', 'Please choose the occasion date'],
  ['occasion_date', '2026-02-30', 'Please enter a date that exists'],
  ['hobbies', 'x'.repeat(401), 'Please use at most 400 characters'],
])('%s of %j is refused at its field and nothing is stored', async (name, value, sentence) => {
  const answer = await owner.post(PATH, profileForm({ [name]: value }))
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), name)).toBe(sentence)
  expect(await stored()).toEqual([])
})

test('another occasion needs its name', async () => {
  const answer = await owner.post(PATH, profileForm({ occasion_type: 'other', other_occasion: ' ' }))
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), 'other_occasion')).toBe('Please name the occasion')
  expect(await stored()).toEqual([])
})

test('a refused form comes back with everything that was typed', async () => {
  const typed = profileForm({
    recipient_name: '',
    occasion_type: 'other',
    other_occasion: 'Moving "house" & home',
    hobbies: "<b>chess</b>\n& 'tea'",
    gift_preferences: '</textarea><script>alert(1)</script>',
    additional_notes: '🎁 שלום',
  })
  const { show_age: _, ...withoutAge } = typed
  const page = await (await owner.post(PATH, withoutAge)).text()
  const names = Object.keys(typed).filter((name) => !name.startsWith('show_'))
  for (const name of names) expect(valueOf(page, name)).toBe(typed[name])
  expect(isChecked(page, 'show_age')).toBe(false)
  expect(isChecked(page, 'show_notes')).toBe(true)
})

test.each(LONG_TEXTS)('%s of 400 characters is stored whole', async (name) => {
  for (const text of ['x'.repeat(400), '🎁'.repeat(400), `${'x'.repeat(199)}\r\n${'y'.repeat(200)}`]) {
    await owner.post(PATH, profileForm({ [name]: text }))
    const [profile] = await stored()
    expect(profile?.[name]).toBe(text.replace('\r\n', '\n'))
    await world.db.delete(giftProfiles)
  }
})

test('markup, quotes, emoji and right-to-left texts are stored and shown as typed', async () => {
  const texts = {
    recipient_name: '<img src=x onerror=alert(1)> "R" & \'O\'',
    hobbies: '</script><script>alert(1)</script><!-- ${a} {{b}}',
    gift_preferences: '🎁👩‍👩‍👧 \u202eabc\u202c e\u0301',
    additional_notes: 'שלום سلام\nsecond line',
  }
  await owner.post(PATH, profileForm(texts))
  const [profile] = await stored()
  expect(profile).toMatchObject(texts)

  const page = await (await owner.get(`/gift/${profile?.slug}`)).text()
  for (const text of Object.values(texts)) expect(unescaped(page)).toContain(text)
  expect(page).not.toContain('<img src=x')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('<!-- ${a}')
})

test('forged fields change nothing: neither owner nor status nor what is always shown', async () => {
  await owner.post(
    PATH,
    profileForm({
      status: 'complete',
      created_by: 'eve',
      show_name: '',
      slug: 'mine',
      id: 'x',
      version: '9',
    }),
  )
  const [profile] = await stored()
  expect(profile).toMatchObject({ status: 'incomplete', show_name: true, show_occasion: true, version: 1 })
  expect(profile?.created_by).not.toBe('eve')
  expect(profile?.slug).not.toBe('mine')
})

test('two profiles of one name have addresses of their own', async () => {
  await owner.post(PATH, profileForm())
  await owner.post(PATH, profileForm())
  const slugs = (await stored()).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(2)
  for (const slug of slugs) expect(slug).toMatch(/^grandma-rosemary-[a-z0-9]{10,}$/)
})
