import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { editProfile, makeProfile, signedIn } from '#test/make.ts'
import { openSite, ownSite } from '#test/own-site.ts'
import { textOf, unescaped, valueOf } from '#test/read-page.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
beforeEach(async () => {
  await world.db.delete(giftProfiles)
})

const languages = async () =>
  (await world.db.select({ language: giftProfiles.language }).from(giftProfiles)).map((row) => row.language)

test('the language of the page is proposed, and another can be chosen', async () => {
  const browser = visit()
  browser.cookies.set('wishfolio.language', 'de')
  expect(valueOf(await (await browser.get('/create-gift-profile')).text(), 'language')).toBe('de')
  const { id } = await makeProfile(owner, { fields: { language: 'fr' }, ideas: [] })
  expect(await languages()).toEqual(['fr'])
  expect(valueOf(await (await owner.get(`/portal/edit/${id}`)).text(), 'language')).toBe('fr')
})

test.each(['', 'xx', 'en-XA', '../../etc'])('%j is no language to choose: it stays', async (language) => {
  const { id } = await makeProfile(owner, { fields: { language }, ideas: [] })
  expect(await languages()).toEqual(['en'])
  await editProfile(owner, id, { language: 'fr' })
  await editProfile(owner, id, { language })
  expect(await languages()).toEqual(['fr'])
})

test('after the language of a list was changed, its page offers ideas in it', async () => {
  const { id } = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
  await world.db.update(ideas).set({ source: 'built-in' })
  const offer = 'Some ideas are not in the language of this list'
  const page = async () => textOf(await (await owner.get(`/portal/suggestions/${id}`)).text())
  expect(await page()).not.toContain(offer)
  await editProfile(owner, id, { language: 'de' })
  expect(await page()).toContain(offer)
})

test('the owner alone is told above a list that we have no ideas in its language', async () => {
  const told = 'We have no ideas in the language of this list yet, so ours are in English.'
  const { id, slug } = await makeProfile(owner, { fields: { language: 'sv' }, ideas: ['a kite', 'a lamp'] })
  const page = async (path = `/portal/suggestions/${id}`) => textOf(await (await owner.get(path)).text())
  expect(await page()).not.toContain(told)
  await world.db.update(ideas).set({ source: 'built-in' }).where(eq(ideas.text, 'a kite'))
  expect(await page()).toContain(told)
  expect(await page(`/gift/${slug}`)).not.toContain(told)
  for (const language of ['de', 'en']) {
    await editProfile(owner, id, { language })
    expect(await page()).not.toContain(told)
  }
})

test('a language without ideas of its own says that they come in English, unless there is a model', async () => {
  const options = async (browser: ReturnType<typeof visit>) => {
    const html = unescaped(await (await browser.get('/create-gift-profile')).text())
    const [select = ''] = /<select[^>]* name="language"[^]*?<\/select>/.exec(html) ?? []
    return new Map(
      [...select.matchAll(/ value="([\w-]+)"[^>]*>([^<]*)</g)].map(([, tag, name]) => [tag, name]),
    )
  }
  const ours = await options(visit())
  expect([ours.get('en'), ours.get('de'), ours.get('sv')]).toEqual([
    'English',
    'Deutsch',
    'Svenska · ideas in English',
  ])
  const modelled = await openSite({ ...world, env: { ...world.env, AI_PROVIDER: 'anthropic' } })
  expect((await options(modelled())).get('sv')).toBe('Svenska')
})
