import { wordsIn } from '#app/server/request/words.ts'
import { expect, test } from 'vitest'
import { AFFILIATE_NOTE } from '#app/copy/shared-page.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import { type MadeProfile, makeProfile, profileForm } from '#test/make.ts'
import { visitedSite, openSite } from '#test/own-site.ts'
import { textOf, unescaped, withoutTextSpans } from '#test/read-page.ts'

const NOT_COMPLETE =
  'This gift profile is not yet complete. Please contact the person who shared this link and ask them to complete their gift profile.'

const { world, visitors } = await visitedSite()

const WHO = ['owner', 'other', 'nobody'] as const

test.each(WHO)('an unknown address is not found, for %s', async (who) => {
  for (const slug of ['grandma-23456789abcd', 'x', '%00', 'x'.repeat(3000)]) {
    const answer = await visitors[who].get(`/gift/${slug}`)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(textOf(html)).toContain('Profile Not Available\nProfile not found')
    for (const way of ['/', '/create-gift-profile'])
      expect(html).toMatch(new RegExp(`<main.*href="${way}"`, 's'))
  }
})

test.each(['other', 'nobody'] as const)(
  'an incomplete profile says so to %s and nothing else',
  async (who) => {
    const fields = { recipient_name: 'Secret Sarah', hobbies: 'secret gliding' }
    const { slug } = await makeProfile(visitors.owner, { fields, ideas: ['a secret kite'], complete: false })
    const answer = await visitors[who].get(`/gift/${slug}`)
    expect(answer.status).toBe(403)
    const page = await answer.text()
    expect(textOf(page)).toContain('Profile Not Available')
    expect(textOf(page)).toContain(NOT_COMPLETE)

    const asData = await (await visitors[who].get(`/gift/${slug}.data`)).text()
    for (const bytes of [page, asData]) expect(bytes).not.toMatch(/Secret Sarah|secret gliding|secret kite/)
  },
)

test('its creator sees an incomplete profile', async () => {
  const { slug } = await makeProfile(visitors.owner, { ideas: ['a kite'], complete: false })
  const answer = await visitors.owner.get(`/gift/${slug}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  for (const words of ['a kite', 'Only you can see this page for now.']) expect(textOf(html)).toContain(words)
})

test('its creator is told that the list is theirs, with the way to edit it, and nobody else is', async () => {
  const { id, slug } = await makeProfile(visitors.owner, { ideas: ['a kite'] })
  for (const who of WHO) {
    const html = withoutTextSpans(await (await visitors[who].get(`/gift/${slug}`)).text())
    expect([who, /This is your list · <a[^>]*href="([^"]+)"[^>]*>Edit</.exec(html)?.[1]]).toEqual([
      who,
      who === 'owner' ? `/portal/suggestions/${id}` : undefined,
    ])
  }
  const preview = await (await visitors.owner.get(`/gift/${slug}?preview`)).text()
  expect(textOf(preview)).not.toContain('This is your list')
})

test('a budget that stands above the list is not said again below it', async () => {
  const { slug } = await makeProfile(visitors.owner, { fields: { gift_preferences: 'up to 30 euros' } })
  const page = textOf(await (await visitors.owner.get(`/gift/${slug}`)).text())
  expect(page.match(/up to 30 euros/g)).toHaveLength(1)
})

test.each(WHO)('the first ideas are drawn whole or not at all, for %s', async (who) => {
  const ideas = Array.from({ length: 7 }, (_, number) => `Idea ${number}`)
  const { slug } = await makeProfile(visitors.owner, { ideas })
  const page = withoutTextSpans(await (await visitors[who].get(`/gift/${slug}`)).text())
  const [, awaited = ''] =
    /<link rel="expect" href="#([^"]+)" blocking="render"\/>[^]*<\/head>/.exec(page) ?? []
  const [before] = page.split(`id="${awaited}"`)
  expect(before?.match(/Mark as taken<\/button>/g)).toHaveLength(5)
})

test.each(WHO)('a complete profile shows name, occasion, date and ideas to %s', async (who) => {
  const fields = { occasion_type: 'other', other_occasion: 'Moving house', occasion_date: '2027-01-05' }
  const { slug } = await makeProfile(visitors.owner, { fields, ideas: ['C++ & café', 'a lamp'] })
  const answer = await visitors[who].get(`/gift/${slug}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const page = textOf(html)
  for (const words of ['Grandma Rosemary', 'Moving house', 'January 5, 2027', 'C++ & café', 'a lamp']) {
    expect(page).toContain(words)
  }
  expect(html).toContain('href="https://www.amazon.com/s?k=C%2B%2B+%26+caf%C3%A9"')
  expect(page.match(/^Mark as taken$/gm)).toHaveLength(2)
})

test.each(WHO)('what to do, the budget and the don’ts stand above the ideas, for %s', async (who) => {
  const fields = { gift_preferences: 'Small things, up to €30', additional_notes: 'No chocolate. Loves jazz' }
  const { slug } = await makeProfile(visitors.owner, { fields, ideas: ['a kite'] })
  const [above = ''] = textOf(await (await visitors[who].get(`/gift/${slug}`)).text()).split('a kite')
  expect(above).toContain('Pick an idea and mark it as taken, so that nobody gives the same thing twice.')
  expect(above).toMatch(/Please note:\s*up to €30 · No chocolate$/m)
})

/** A profile of which this switch is off. */
async function profileHiding(flag: string): Promise<MadeProfile> {
  const form = profileForm({
    age_group: '45-54 years',
    hobbies: 'hidden-gliding',
    gift_preferences: 'No hidden-wool',
    additional_notes: 'No hidden-allergy',
  })
  // An unchecked box posts nothing.
  const profile = await makeProfile(visitors.owner, { fields: form })
  const { [flag]: _, ...without } = form
  const edited = await visitors.owner.post(`/portal/edit/${profile.id}`, { ...without, version: '1' })
  expect(edited.status).toBe(302)
  return profile
}

test.each([
  ['show_age', '45-54'],
  ['show_hobbies', 'hidden-gliding'],
  ['show_preferences', 'hidden-wool'],
  ['show_notes', 'hidden-allergy'],
])('with %s off its value is in no byte that anybody gets of the shared page', async (flag, value) => {
  const { slug, idea } = await profileHiding(flag)
  const rest = ['45-54', 'hidden-gliding', 'hidden-wool', 'hidden-allergy'].filter((one) => one !== value)
  for (const who of WHO) {
    for (const path of [`/gift/${slug}`, `/gift/${slug}.data`]) {
      const answer = await visitors[who].get(path)
      expect(answer.status).toBe(200)
      const bytes = await answer.text()
      expect(bytes).not.toContain(value)
      for (const shown of rest) expect(bytes).toContain(shown)
    }
    for (const path of [`/gift/${slug}/take`, `/gift/${slug}/take.data`]) {
      const answer = await visitors[who].get(`${path}?idea=${idea('a kite')}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain(value)
    }
  }
})

test('strangers get neither the profile’s id nor the owner’s address', async () => {
  const { id, slug } = await makeProfile(visitors.owner)
  const [stored] = await world.db.select().from(giftProfiles)
  for (const path of [`/gift/${slug}`, `/gift/${slug}.data`]) {
    for (const browser of [visitors.nobody, visitors.other]) {
      const bytes = await (await browser.get(path)).text()
      expect(bytes).not.toContain(id)
      expect(bytes).not.toContain(stored?.created_by)
      expect(bytes).not.toContain('owner@example.org')
    }
  }
})

test('taken ideas are marked for everybody and their button is disabled', async () => {
  const { slug, idea } = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
  await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a kite') })
  for (const who of WHO) {
    const html = await (await visitors[who].get(`/gift/${slug}`)).text()
    const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*>[^]*?<\/button>/g)].map(
      ([button]) => button,
    )
    const taken = buttons.filter((button) => textOf(button) === 'Taken')
    const free = buttons.filter((button) => textOf(button) === 'Mark as taken')
    expect([taken.length, free.length]).toEqual([1, 1])
    expect(taken[0]).toContain(' disabled=""')
    expect(free[0]).not.toContain(' disabled')
  }
})

test('only what is free is shown to whoever asks for that, and there is a choice only when there is something to choose', async () => {
  const { slug, idea } = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
  const shown = async (query = '') => {
    const html = await (await visitors.nobody.get(`/gift/${slug}${query}`)).text()
    const ideas = [...html.matchAll(/class="tag-title"[^>]*>([^<]*)</g)].map(([, text]) => text)
    return { ideas, choice: html.includes('Which ideas to show') }
  }
  const both = ['a kite', 'a lamp']
  expect(await shown()).toEqual({ ideas: both, choice: false })
  expect(await shown('?show=free')).toEqual({ ideas: both, choice: false })
  await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a kite') })
  expect(await shown()).toEqual({ ideas: both, choice: true })
  expect(await shown('?show=free')).toEqual({ ideas: ['a lamp'], choice: true })
  expect(await shown('?show=nonsense')).toEqual({ ideas: both, choice: true })
  await visitors.other.post(`/gift/${slug}?show=free`, { idea: idea('a lamp') })
  expect(await shown('?show=free')).toEqual({ ideas: both, choice: false })
})

test.each([
  ['2026-11-20', false],
  ['2026-11-19', true],
])(
  'of a list for %s, looked at on November 21, that the day has passed is %s',
  async (occasion_date, passed) => {
    const { slug } = await makeProfile(visitors.owner, { fields: { occasion_date } })
    const page = textOf(await (await visitors.nobody.get(`/gift/${slug}`)).text())
    expect(page.includes('This day has passed.')).toBe(passed)
    expect(page.includes('Pick an idea and mark it as taken')).toBe(!passed)
  },
)

test('the page passes its link on to Facebook and WhatsApp', async () => {
  const { slug } = await makeProfile(visitors.owner)
  const html = unescaped(await (await visitors.nobody.get(`/gift/${slug}`)).text())
  const link = encodeURIComponent(`http://localhost:3000/gift/${slug}`)
  expect(html).toContain(`href="https://www.facebook.com/sharer/sharer.php?u=${link}`)
  expect(html).toContain(`href="https://wa.me/?text=${link}`)
})

test('links use today’s shop and tag, whatever they were stored with', async () => {
  const { slug } = await makeProfile(visitors.owner, { ideas: ['a red kite'] })
  const shop = {
    name: 'shop.example',
    searchUrl: 'https://shop.example/find?q={query}',
    affiliateTag: 'today-20',
    regions: [],
  }
  const later = await openSite({ ...world, shops: [shop] })
  const html = unescaped(withoutTextSpans(await (await later().get(`/gift/${slug}`)).text()))
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>Find in shop/g)].map(([, link]) => link)
  expect(links).toEqual(['https://shop.example/find?q=a+red+kite&tag=today-20'])
})

test('shop links open beside the page and are marked as what they may be, in words where they carry a tag', async () => {
  const { slug } = await makeProfile(visitors.owner)
  for (const affiliateTag of ['wish-20', undefined]) {
    const open = await openSite({ ...world, shops: [{ ...world.shops[0], affiliateTag }] })
    const html = unescaped(withoutTextSpans(await (await open().get(`/gift/${slug}`)).text()))
    const [link = ''] = /<a [^>]*>Find in shop/.exec(html) ?? []
    expect(link).toContain('target="_blank"')
    for (const word of ['sponsored', 'nofollow', 'noopener']) expect(link).toContain(word)
    expect(html.includes(wordsIn('en')._(AFFILIATE_NOTE))).toBe(affiliateTag !== undefined)
  }
})
