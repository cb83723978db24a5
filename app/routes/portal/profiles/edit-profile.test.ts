import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile, PASSWORD, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { errorAt, follow, noticesOf, textOf, valueOf } from '#test/read-page.ts'

const UNKNOWN = '6f1c1e5e-0000-4000-8000-000000000001'

const { world, visitors } = await visitedSite()
let id: string
beforeEach(async () => {
  id = (await makeProfile(visitors.owner)).id
})

async function stored() {
  const [profile] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, id))
  if (!profile) throw new Error('the profile is gone')
  return profile
}

test('the owner sees every value as stored', async () => {
  const { show_hobbies: _, ...form } = profileForm({ occasion_type: 'other', other_occasion: 'Moving' })
  const made = await makeProfile(visitors.owner, { fields: { ...form, show_hobbies: 'on' } })
  const answer = await visitors.owner.get(`/portal/edit/${made.id}`)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  for (const name of Object.keys(form).filter((key) => !key.startsWith('show_'))) {
    expect(valueOf(page, name)).toBe(form[name])
  }
  for (const words of ['Edit Gift Profile', 'Update Profile', 'Cancel']) expect(textOf(page)).toContain(words)
})

test.each([
  ['nothing', {}, false],
  ['a surprise, which is asked above', { keep_surprise: 'on' }, false],
  ['messages', { accepts_messages: 'on' }, true],
  ['names of givers', { show_giver_names: 'on' }, true],
  ['other gifts', { accepts_other_gifts: 'on' }, true],
  ['guessed prices', { price_currency: 'EUR' }, true],
])('More is open where something in it is chosen: %s', async (_what, fields, open) => {
  const made = await makeProfile(visitors.owner, { fields, ideas: [] })
  const page = await (await visitors.owner.get(`/portal/edit/${made.id}`)).text()
  expect(/<details[^>]*class="more"[^>]* open=""/.test(page)).toBe(open)
  expect(textOf(page)).toContain('Make a new link')
})

test('another owner is told that it is not theirs, and cannot save', async () => {
  const { path, html } = await follow(visitors.other, await visitors.other.get(`/portal/edit/${id}`))
  expect(path).toBe('/portal/profile')
  expect(noticesOf(html)).toContain('You do not have permission to edit this profile')
  const forged = profileForm({ version: '1', recipient_name: 'Eve' })
  const refused = await visitors.other.post(`/portal/edit/${id}`, forged)
  expect(refused.status).toBe(403)
  const page = await refused.text()
  expect(textOf(page)).toContain('You do not have permission to edit this profile')
  expect(html + page).not.toContain('Grandma Rosemary')
  expect((await stored()).recipient_name).toBe('Grandma Rosemary')
})

test.each([UNKNOWN, 'no-id', '%00', `${UNKNOWN}'--`])(
  'a profile that does not exist is not found: %s',
  async (which) => {
    const asked = await visitors.owner.get(`/portal/edit/${which}`)
    const { path, html } = await follow(visitors.owner, asked)
    expect(path).toBe('/portal/profile')
    expect(noticesOf(html)).toContain('Profile not found')
    const refused = await visitors.owner.post(`/portal/edit/${which}`, profileForm({ version: '1' }))
    expect(refused.status).toBe(404)
    expect(textOf(await refused.text())).toContain('Profile not found')
  },
)

test('a profile that cannot be read leads to the list, which says so', async () => {
  await world.db.execute(sql`alter table gift_profiles rename column hobbies to elsewhere`)
  const answer = await visitors.owner.get(`/portal/edit/${id}`)
  await world.db.execute(sql`alter table gift_profiles rename column elsewhere to hobbies`)
  const { path, html } = await follow(visitors.owner, answer)
  expect(path).toBe('/portal/profile')
  expect(noticesOf(html)).toEqual(['Failed to load profile'])
})

test('after signing in again the page that was posted from is back', async () => {
  const visitor = visitors.nobody
  const answer = await visitor.request(`/portal/edit/${id}`, {
    method: 'POST',
    body: new URLSearchParams(profileForm({ version: '1' })),
    headers: { Origin: 'http://localhost:3000', Referer: `http://localhost:3000/portal/edit/${id}` },
  })
  expect(answer.headers.get('Location')).toBe('/signin')
  const signedIn = await visitor.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect(signedIn.headers.get('Location')).toBe(`/portal/edit/${id}`)
  await visitor.post('/signout')
})

test('an edit replaces every field and leads to the list', async () => {
  const before = await stored()
  const edited = {
    recipient_name: 'Grandpa Otto',
    age_group: '45-54 years',
    occasion_type: 'other',
    other_occasion: 'Retirement',
    occasion_date: '2027-06-30',
    hobbies: '',
    gift_preferences: 'Big things',
    additional_notes: 'One\nTwo',
  }
  const answer = await visitors.owner.post(`/portal/edit/${id}`, { ...edited, version: '1', show_age: 'on' })
  const { path, html } = await follow(visitors.owner, answer)
  expect(path).toBe('/portal/profile')
  expect(noticesOf(html)).toEqual(['Profile updated successfully'])
  expect(await stored()).toMatchObject({
    ...edited,
    show_name: true,
    show_occasion: true,
    show_age: true,
    show_hobbies: false,
    show_preferences: false,
    show_notes: false,
    slug: before.slug,
    status: before.status,
    created_by: before.created_by,
    created_at: before.created_at,
  })
})

test('of two edits over one version the first stays; the second is told and keeps what was typed', async () => {
  await visitors.owner.post(`/portal/edit/${id}`, profileForm({ version: '1', hobbies: 'chess' }))
  const late = profileForm({ version: '1', hobbies: 'tennis' })
  const answer = await visitors.owner.post(`/portal/edit/${id}`, late)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain(
    'This was changed in another window in the meantime. Please look at the newer version first.',
  )
  expect(valueOf(page, 'hobbies')).toBe('tennis')
  expect(page).toMatch(new RegExp(`<a [^>]*href="/portal/edit/${id}"[^>]*>Load the newer version</a>`))
  expect((await stored()).hobbies).toBe('chess')
})

test.each([
  ['recipient_name', '', 'Please enter the recipient’s name'],
  ['occasion_type', 'easter', 'Please choose an occasion type'],
  ['hobbies', 'x'.repeat(401), 'Please use at most 400 characters'],
  ['additional_notes', 'a\0b', 'We cannot keep some of the characters in this text'],
])('%s of %j is refused at its field and nothing changes', async (name, value, sentence) => {
  const before = await stored()
  const answer = await visitors.owner.post(`/portal/edit/${id}`, profileForm({ version: '1', [name]: value }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(errorAt(await answer.text(), name)).toBe(sentence)
  expect(await stored()).toEqual(before)
})

test('another occasion needs its name', async () => {
  const form = profileForm({ version: '1', occasion_type: 'other', other_occasion: '' })
  const answer = await visitors.owner.post(`/portal/edit/${id}`, form)
  expect(answer.status).toBe(422)
  expect(errorAt(await answer.text(), 'other_occasion')).toBe('Please name the occasion')
})

test.each(['show_age', 'show_hobbies', 'show_preferences', 'show_notes'])(
  'the toggle of %s says Visible or Hidden, and stays off alone',
  async (flag) => {
    const { [flag]: _, ...form } = profileForm({ version: '1' })
    await visitors.owner.post(`/portal/edit/${id}`, form)
    const page = await (await visitors.owner.get(`/portal/edit/${id}`)).text()
    const toggles = [
      ...page.matchAll(/<label class="switch[^>]*>(<input[^>]* name="(\w+)"[^>]*>)[^]*?<\/label>/g),
    ]
      .map(([label, input = '', name = '']) => [name, textOf(label), input.includes(' checked=""')])
      .filter(([name]) => String(name).startsWith('show_'))
    const names = ['show_age', 'show_hobbies', 'show_preferences', 'show_notes']
    expect(toggles).toEqual(
      expect.arrayContaining(names.map((name) => [name, 'Visible\nHidden', name !== flag])),
    )
  },
)
