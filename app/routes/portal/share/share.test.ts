import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, giftSuggestions, ideas } from '#app/server/database/schema.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { allRows, whileWritesFail } from '#test/database/failing-database.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(visitors.owner)
})

const share = (rest = '') => `/portal/share/${profile.id}${rest}`

test('the page has the link, its QR code and the ways to pass it on', async () => {
  const html = unescaped(await (await visitors.owner.get(share())).text())
  const link = `http://localhost:3000/gift/${profile.slug}`
  expect(html).toContain(`value="${link}"`)
  expect(html).toContain(`src="/gift/${profile.slug}/qr.svg"`)
  expect(html).toContain('alt="QR code that leads to the gift ideas for Grandma Rosemary"')
  for (const path of ['?preview', '?print', '/calendar.ics']) {
    expect(html).toContain(`href="/gift/${profile.slug}${path}"`)
  }
  expect(html).toContain(`href="https://wa.me/?text=${encodeURIComponent(link)}`)
  expect(textOf(html)).toMatch(/Birthday\s+in 21 days\s+·\s+2 ideas\s+Dec 12, 2026/)
})

test('of an incomplete profile the page asks first, and the answer leads back to it', async () => {
  const hint = 'Let others see it?'
  expect(await (await visitors.owner.get(share())).text()).not.toContain(hint)
  await visitors.owner.post(`/portal/profile/${profile.id}/status`, { status: 'incomplete' })
  const html = await (await visitors.owner.get(share())).text()
  expect(html).toContain(hint)
  expect(textOf(html)).toContain('Only you can open this now')
  expect(html).not.toContain('https://wa.me/')
  const [, form = ''] =
    new RegExp(`<form[^>]* action="/portal/profile/${profile.id}/status"[^>]*>([^]*?)</form>`).exec(html) ??
    []
  expect([valueOf(form, 'status'), valueOf(form, 'back')]).toEqual(['complete', 'share'])
  const fields = { status: 'complete', back: 'share' }
  const seen = await follow(
    visitors.owner,
    await visitors.owner.post(`/portal/profile/${profile.id}/status`, fields),
  )
  expect(seen.path).toBe(share())
  expect(noticesOf(seen.html)).toEqual(['Profile status updated successfully'])
  expect(seen.html).toContain('https://wa.me/')
})

test('of a complete profile the page says who can see it, and its button asks again whether others may', async () => {
  const html = await (await visitors.owner.get(share())).text()
  expect(textOf(html)).toContain('Everyone with the link can see this list.')
  const [, form = ''] = /(<form(?:(?!<\/form>)[^])*Stop showing it)/.exec(html) ?? []
  expect(form).toContain(`action="/portal/profile/${profile.id}/status"`)
  const fields = { status: valueOf(form, 'status') ?? '', back: valueOf(form, 'back') ?? '' }
  const answer = await visitors.owner.post(`/portal/profile/${profile.id}/status`, fields)
  const seen = await follow(visitors.owner, answer)
  expect(seen.path).toBe(share())
  expect(noticesOf(seen.html)).toEqual(['Profile status updated successfully'])
  expect(seen.html).toContain('Let others see it?')
  expect(textOf(seen.html)).not.toContain('Stop showing it')
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(403)
})

test('the shared page of an incomplete profile gives its owner no link to pass on', async () => {
  const sharedPage = async () => (await visitors.owner.get(`/gift/${profile.slug}`)).text()
  expect(await sharedPage()).toContain('Share on WhatsApp')
  await visitors.owner.post(`/portal/profile/${profile.id}/status`, { status: 'incomplete' })
  expect(await sharedPage()).not.toContain('Share on WhatsApp')
})

test.each(['', '/renew'])('%s is shown to the owner alone', async (rest) => {
  expect((await visitors.nobody.get(share(rest))).headers.get('Location')).toBe('/signin')
  const seen = await follow(visitors.other, await visitors.other.get(share(rest)))
  expect(seen.path).toBe('/portal/profile')
  expect(noticesOf(seen.html)).toEqual([
    `You do not have permission to ${rest === '' ? 'view' : 'edit'} this profile`,
  ])
  const missing = await visitors.owner.get(`/portal/share/6f1c1e5e-0000-4000-8000-000000000001${rest}`)
  expect(noticesOf((await follow(visitors.owner, missing)).html)).toEqual(['Profile not found'])
})

test('a new link opens the page, and the old one is not found at once', async () => {
  const asking = textOf(await (await visitors.owner.get(share('/renew'))).text())
  expect(asking).toContain('The old link stops working right away')
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(200)

  const seen = await follow(visitors.owner, await visitors.owner.post(share('/renew')))
  expect(seen.path).toBe(share())
  expect(noticesOf(seen.html)).toEqual(['The new link is ready. The old one has stopped working.'])
  const fresh = /\/gift\/([a-z0-9-]+)\/qr\.svg/.exec(seen.html)?.[1] ?? ''
  expect(fresh).toMatch(/^grandma-rosemary-[2-9a-z]{12}$/)
  expect(fresh).not.toBe(profile.slug)
  expect((await visitors.nobody.get(`/gift/${fresh}`)).status).toBe(200)

  for (const who of [visitors.owner, visitors.nobody]) {
    const old = await who.get(`/gift/${profile.slug}`)
    expect(old.status).toBe(404)
    expect(textOf(await old.text())).toContain('Profile not found')
  }
  expect((await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })).status).toBe(
    404,
  )
})

test('a new link keeps ideas and what is taken', async () => {
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  await visitors.owner.post(share('/renew'))
  const [row] = await world.db.select().from(giftSuggestions)
  expect(row?.status).toEqual([
    { suggestion: 'a kite', taken: true },
    { suggestion: 'a lamp', taken: false },
  ])
})

test('a database that fails keeps the old link, and the page says so', async () => {
  const answer = await whileWritesFail(world, giftProfiles, () => visitors.owner.post(share('/renew')))
  const seen = await follow(visitors.owner, answer)
  expect(seen.path).toBe(share())
  expect(noticesOf(seen.html)).toEqual([
    'The new link could not be made. The old one still works; please try again.',
  ])
  expect((await visitors.nobody.get(`/gift/${profile.slug}`)).status).toBe(200)
})

test('a duplicate has every field and what nobody took, is incomplete, and a year later', async () => {
  const fields = profileForm({ occasion_type: 'other', other_occasion: 'Moving house', version: '1' })
  const { show_age: _, ...hidingAge } = fields
  await visitors.owner.post(`/portal/edit/${profile.id}`, hidingAge)
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a lamp') })
  const origin = { source: 'built-in', reason: 'hobby: wind' } as const
  await world.db.update(ideas).set(origin).where(eq(ideas.text, 'a kite'))

  const seen = await follow(visitors.owner, await visitors.owner.post(share('/duplicate')))
  expect(noticesOf(seen.html)).toEqual(['Duplicated for the next occasion'])
  const [duplicate, original] = await world.db
    .select()
    .from(giftProfiles)
    .orderBy(desc(giftProfiles.occasion_date))
  expect(seen.path).toMatch(new RegExp(`^/portal/edit/${duplicate?.id}\\?copied&left_out=`))
  expect(valueOf(seen.html, 'occasion_date')).toBe('2027-12-12')

  const { id, slug, created_at: _created, updated_at: _updated, ...same } = original ?? { id: '', slug: '' }
  expect(duplicate).toMatchObject({
    ...same,
    ideas_version: 2,
    status: 'incomplete',
    version: 1,
    occasion_date: '2027-12-12',
  })
  expect(duplicate?.show_age).toBe(false)
  expect([duplicate?.id, duplicate?.slug]).not.toContain(id)
  expect(duplicate?.slug).not.toBe(slug)
  expect(original?.status).toBe('complete')

  const [copy, list] = [
    await ideasOfProfile(world.db, duplicate?.id ?? ''),
    await ideasOfProfile(world.db, id),
  ]
  expect(copy).toMatchObject([{ ...origin, text: 'a kite', shoppingUrl: list[0]?.shoppingUrl }])
  expect(list.map(({ takenAt }) => takenAt !== null)).toEqual([false, true])

  expect(textOf(seen.html)).toContain('Bring them back')
  const later = async () => (await visitors.owner.get(seen.path)).text()
  expect(valueOf(await later(), 'undo')).toBe(valueOf(seen.html, 'undo'))
  await visitors.owner.post('/portal/undo', { undo: valueOf(seen.html, 'undo') ?? '' })
  expect(textOf(await later())).not.toContain('Bring them back')
  const whole = await ideasOfProfile(world.db, duplicate?.id ?? '')
  expect(whole).toMatchObject([{ text: 'a kite' }, { source: 'owner', reason: '', text: 'a lamp' }])
  for (const { takenAt, takenBy } of whole) expect([takenAt, takenBy]).toEqual([null, null])
  expect(new Set([...whole, ...list].map((idea) => idea.id)).size).toBe(4)
  expect((await visitors.nobody.get(`/gift/${duplicate?.slug}`)).status).toBe(403)
})

test('under a surprise a duplicate has all ideas: what is missing would tell what was taken', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a lamp') })
  const seen = await follow(visitors.owner, await visitors.owner.post(share('/duplicate')))
  expect(noticesOf(seen.html)).toEqual(['Duplicated for the next occasion'])
  const copy = await ideasOfProfile(world.db, new URL(seen.path, 'http://a').pathname.split('/').at(-1) ?? '')
  expect(copy.map(({ text }) => text)).toEqual(['a kite', 'a lamp'])
})

test('Cancel over a duplicate removes it, which can be undone; once saved or shared it stays', async () => {
  const cancelForm = (html: string) => /<form[^>]* action="([^"]+\/delete)"[^>]*>/.exec(html)?.[1]
  const listed = async () => (await world.db.select().from(giftProfiles)).length
  const { path, html } = await follow(visitors.owner, await visitors.owner.post(share('/duplicate')))
  const { pathname } = new URL(path, 'http://localhost')
  expect(html).toMatch(/<button[^>]* form="new-copy"[^>]*><span>Cancel</)
  expect(valueOf(html, 'copy')).toBe('on')

  const cancelled = await visitors.owner.post(cancelForm(html) ?? '', { copy: 'on' })
  const after = await follow(visitors.owner, cancelled)
  expect(after.path).toBe('/portal/profile')
  expect(noticesOf(after.html)).toEqual(['The copy was removed'])
  expect(await listed()).toBe(1)
  await visitors.owner.post('/portal/undo', { undo: valueOf(after.html, 'undo') ?? '' })
  expect(await listed()).toBe(2)

  const edited = async (address: string) => (await visitors.owner.get(address)).text()
  expect(cancelForm(await edited(path))).toBeDefined()
  expect(cancelForm(await edited(pathname)), 'opened from the list').toBeUndefined()
  const status = pathname.replace('/edit/', '/profile/') + '/status'
  await visitors.owner.post(status, { status: 'complete' })
  expect(cancelForm(await edited(path)), 'shared').toBeUndefined()
  await visitors.owner.post(status, { status: 'incomplete' })
  await visitors.owner.post(path, profileForm({ version: '1' }))
  expect(cancelForm(await edited(path)), 'saved').toBeUndefined()
})

test('nor does Cancel remove a duplicate whose ideas were changed', async () => {
  const { path, html } = await follow(visitors.owner, await visitors.owner.post(share('/duplicate')))
  expect(html).toContain('form="new-copy"')
  const list = new URL(path, 'http://localhost').pathname.replace('/edit/', '/suggestions/')
  await visitors.owner.post(list, { version: '1', suggestion: ['a drum'] })
  expect(await (await visitors.owner.get(path)).text()).not.toContain('form="new-copy"')
})

test('a duplicate that cannot be stored whole is not stored at all', async () => {
  const before = await allRows(world)
  const answer = await whileWritesFail(world, ideas, () => visitors.owner.post(share('/duplicate')))
  const seen = await follow(visitors.owner, answer)
  expect(seen.path).toBe(`/portal/suggestions/${profile.id}`)
  expect(noticesOf(seen.html)).toEqual(['The profile could not be duplicated. Please try again.'])
  expect(await allRows(world)).toEqual(before)
})
