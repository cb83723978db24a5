import { expect, test } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import { whileMissing } from '#test/database/failing-database.ts'
import { makeProfile } from '#test/make.ts'
import { visitedSite, openSite, type Visitors } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { world, visitors } = await visitedSite()

/** Each answer has a one-time value for its scripts. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '')

test('the shared page, the page that asks, and the data of both ask search engines to leave them out', async () => {
  const { slug, idea } = await makeProfile(visitors.owner)
  const take = `/gift/${slug}/take?idea=${idea('a kite')}`
  for (const page of [`/gift/${slug}`, take]) {
    const answer = await visitors.nobody.get(page)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  }
  for (const page of ['/gift/grandma-23456789abcd', '/gift/grandma-23456789abcd/take']) {
    expect((await visitors.nobody.get(page)).headers.get('X-Robots-Tag')).toBe('noindex')
  }
  for (const page of [`/gift/${slug}.data`, take.replace('take?', 'take.data?')]) {
    expect((await visitors.nobody.get(page)).headers.get('X-Robots-Tag')).toBe('noindex')
  }
})

test('a profile’s id leads its owner to its link, and nobody else', async () => {
  const shown = await makeProfile(visitors.owner)
  const hidden = await makeProfile(visitors.owner, { complete: false })
  const to = async (who: keyof Visitors, address: string) => {
    const answer = await visitors[who].get(address)
    return [answer.status, answer.headers.get('Location')]
  }
  expect(await to('owner', `/gift/${shown.id}`)).toEqual([302, `/gift/${shown.slug}`])
  expect(await to('owner', `/gift/${shown.id.toUpperCase()}`)).toEqual([301, `/gift/${shown.id}`])
  for (const who of ['other', 'nobody'] as const) {
    expect(await to(who, `/gift/${shown.id}`)).toEqual([404, null])
  }
  expect(await to('owner', `/gift/${hidden.id}`)).toEqual([302, `/gift/${hidden.slug}`])
})

test.each(['other', 'nobody'] as const)(
  'the id of an incomplete profile is answered to %s as any unknown address',
  async (who) => {
    const { id } = await makeProfile(visitors.owner, { complete: false })
    // The first page after signing in says so.
    await visitors[who].get('/')
    const unknown = '01234567-89ab-cdef-0123-456789abcdef'
    for (const form of ['', '.data']) {
      const [asked, other] = [
        await visitors[who].get(`/gift/${id}${form}`),
        await visitors[who].get(`/gift/${unknown}${form}`),
      ]
      expect([asked.status, other.status]).toEqual([404, 404])
      expect(withoutNonce(await asked.text()).replaceAll(id, unknown)).toBe(withoutNonce(await other.text()))
    }
  },
)

test('what cannot be read just now says when to come back, by link and by id', async () => {
  const { id, slug, idea } = await makeProfile(visitors.owner)
  for (const path of [
    `/gift/${slug}`,
    `/gift/${id}`,
    `/gift/${slug}/take?idea=${idea('a kite')}`,
    `/gift/${slug}/card.png`,
  ]) {
    const answer = await whileMissing(world, giftProfiles, () => visitors.nobody.get(path))
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
    expect(await answer.text()).toContain('Failed to load gift profile')
  }
  // An open page that reads itself again keeps what it shows because of the status in it.
  const again = `/gift/${slug}.data?_routes=routes%2Fgift%2Fgift.route`
  const answer = await whileMissing(world, giftProfiles, () => visitors.nobody.get(again))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toMatch(/shared_profile_load_failed.*\b503\b/)
})

test('who may not take from a profile is told so on Profile Not Available, with ways on', async () => {
  const { slug, idea } = await makeProfile(visitors.owner, { complete: false })
  for (const answer of [
    await visitors.nobody.get(`/gift/${slug}/take?idea=${idea('a kite')}`),
    await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a kite') }),
  ]) {
    expect(answer.status).toBe(403)
    const html = await answer.text()
    expect(textOf(html)).toContain(`Profile Not Available\n${wordsIn('en')._(MESSAGES.profile_not_complete)}`)
    for (const way of ['/', '/create-gift-profile'])
      expect(html).toMatch(new RegExp(`<main.*href="${way}"`, 's'))
  }
})

test('on a server of one machine alone the link has the origin that is used, on a public one the public origin', async () => {
  const { slug } = await makeProfile(visitors.owner)
  const linkAt = async (browser: Browser, origin: string) => {
    const html = await (await browser.get(`${origin}/gift/${slug}`)).text()
    return /property="og:url" content="([^"]*)"/.exec(html)?.[1]
  }
  expect(await linkAt(visitors.nobody, 'http://127.0.0.1:3000')).toBe(`http://127.0.0.1:3000/gift/${slug}`)
  const isPublic = await openSite({
    ...world,
    env: { ...world.env, isPublic: true, publicUrl: 'https://gifts.example' },
  })
  expect(await linkAt(isPublic(), 'http://127.0.0.1:3000')).toBe(`https://gifts.example/gift/${slug}`)
})
