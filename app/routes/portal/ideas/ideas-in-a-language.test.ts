import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { pictogramOf } from '#app/domain/ideas/pictogram.ts'
import { builtInGenerator } from '#app/server/generator/pipeline.ts'
import { generationRuns, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import { ownWorld } from '#test/world.ts'

/** German of ours has "zu" before the English words. */
const ideaTexts = async (language: string) =>
  language === 'de' ? { language, of: (english: string) => `zu ${english}` } : undefined
const generator = builtInGenerator(ideaTexts)

const world = await ownWorld()
const visit = await openSite({ ...world, ideaTexts, generator, builtInGenerator: generator })
beforeEach(async () => {
  await world.db.delete(generationRuns)
  await world.db.delete(giftProfiles)
})

function reading(language: string) {
  const browser = visit()
  browser.cookies.set('wishfolio.language', language)
  return browser
}

const owner = await signedIn(world, reading('de'))
const made = {
  fields: { hobbies: 'knitting', additional_notes: 'keine Pflanzen' },
  ideas: [],
  complete: false,
}
const OTHER_LANGUAGE = 'Some ideas are not in the language of this list'
const pageOf = async (id: string) => {
  owner.cookies.set('wishfolio.language', 'en')
  const page = textOf(await (await owner.get(`/portal/suggestions/${id}`)).text())
  owner.cookies.set('wishfolio.language', 'de')
  return page
}
const listed = async () => world.db.select().from(ideas).orderBy(ideas.position)

test('the ideas of a list are in its language, on the page with the pictograms of their English words', async () => {
  const { id } = await makeProfile(owner, made)
  await owner.post(`/portal/suggestions/${id}/generate`)
  const list = await listed()
  expect(list).toHaveLength(15)
  for (const { text, language, english } of list)
    expect([language, text]).toEqual(['de', `Zu ${english?.charAt(0).toLowerCase()}${english?.slice(1)}`])
  await owner.post(`/portal/profile/${id}/status`, { status: 'complete', sure: 'on' })
  const [profile] = await world.db.select().from(giftProfiles)
  const html = await (await reading('fr').get(`/gift/${profile?.slug}`)).text()
  expect(html).toContain(`lang="de">${list[0]?.text}<`)
  expect(html).toContain(`#${pictogramOf(list[0]?.english ?? '')}`)
})

test('what was understood speaks it, and is corrected in it', async () => {
  const { id } = await makeProfile(owner, made)
  await owner.post(`/portal/suggestions/${id}/generate`)
  const path = `/portal/suggestions/${id}`
  expect(await pageOf(id)).toContain('zu knitting')
  expect(await pageOf(id)).not.toContain(OTHER_LANGUAGE)
  const [{ version } = { version: 0 }] = await world.db.select().from(giftProfiles)
  await owner.post(`${path}/understood`, {
    version: String(version),
    kept: [],
    likes: 'zu beekeeping',
    off: '',
    only: '',
    up_to: '',
  })
  expect((await world.db.select().from(giftProfiles))[0]?.corrections).toContain('+likes:beekeeping')
})

test('an idea that its owner rewords is theirs, and other ideas repeat none in either language', async () => {
  const { id } = await makeProfile(owner, made)
  await owner.post(`/portal/suggestions/${id}/generate`)
  const [first, ...others] = await listed()
  if (!first) throw new Error('no ideas')
  const lines = ['Eigene Idee', ...others.map(({ text }) => text)]
  const [profile] = await world.db.select().from(giftProfiles)
  await owner.post(`/portal/suggestions/${id}`, {
    version: String(profile?.ideas_version),
    suggestion_id: [first, ...others].map((idea) => idea.id),
    suggestion: lines,
  })
  const [edited] = await world.db.select().from(ideas).where(eq(ideas.id, first.id))
  expect(edited).toMatchObject({ text: 'Eigene Idee', source: 'owner', language: null, english: null })
  await world.db.update(giftProfiles).set({ language: 'en' })
  expect(await pageOf(id)).toContain(OTHER_LANGUAGE)
  await owner.post(`/portal/suggestions/${id}/renew`)
  expect(await pageOf(id)).not.toContain(OTHER_LANGUAGE)
  const renewed = await world.db.select().from(ideas).where(ne(ideas.id, first.id))
  expect(renewed.every(({ language }) => language === null)).toBe(true)
  expect(renewed.filter(({ text }) => others.some(({ english }) => english === text))).toEqual([])
})
