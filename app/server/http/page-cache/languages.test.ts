import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import { OFFERED, wordsIn } from '#app/server/request/words.ts'
import type { Browser } from '#test/browser.ts'
import { editProfile, makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { openSite, watchSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const site = await watchSite(world)
const owner = await signedIn(world, site.visit(), 'owner@example.org')
let profile: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { ideas: ['a kite'] })
})

/** A browser in which a language was chosen, without any other cookie. */
function reading(language: string): Browser {
  const browser = site.visit()
  browser.cookies.set('wishfolio.language', language)
  return browser
}

async function opened(browser: Browser, headers: Record<string, string> = {}) {
  const answer = await browser.request(`/gift/${profile.slug}`, { headers })
  const text = await answer.text()
  return {
    language: answer.headers.get('Content-Language'),
    lang: /<html lang="([^"]+)"/.exec(text)?.[1],
    privacy: /href="\/privacy"[^>]*>([^<]+)</.exec(text)?.[1],
    taken: text.includes('data-tied="true"'),
  }
}

const ENGLISH = { language: 'en', lang: 'en', privacy: 'Privacy' }
const PSEUDO = { language: PSEUDO_LANGUAGE, lang: PSEUDO_LANGUAGE, privacy: '~Ƥŕĩvàćŷ~' }

test('a shared page is kept once for each language, and each gets its own', async () => {
  const before = site.renders()
  for (let again = 0; again < 2; again += 1) {
    expect(await opened(reading(PSEUDO_LANGUAGE))).toMatchObject(PSEUDO)
    expect(await opened(site.visit())).toMatchObject(ENGLISH)
    expect(await opened(reading('klingon'))).toMatchObject(ENGLISH)
    // A header in any spelling makes no page of its own, and none asks for the pseudo-language.
    expect(await opened(site.visit(), { 'Accept-Language': 'ja, en-XA;q=0.9' })).toMatchObject(ENGLISH)
  }
  expect(site.renders() - before).toBe(2)
})

test('a change is shown in all languages at once', async () => {
  for (const language of ['en', PSEUDO_LANGUAGE]) {
    expect(await opened(reading(language))).toMatchObject({ taken: false })
  }
  await site.visit().post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  for (const language of ['en', PSEUDO_LANGUAGE]) {
    expect(await opened(reading(language))).toMatchObject({ language, taken: true })
  }
})

/** A page of each kind, kept and not kept, and a sentence that it says. */
const PAGES: [path: () => string, sentence: MessageDescriptor][] = [
  [() => `/gift/${profile.slug}`, msg`Mark as taken`],
  [() => '/', msg`Get fifteen ideas`],
  [() => `/report?page=/gift/${profile.slug}`, msg`What is wrong?`],
  [() => '/signin', msg`Forgot your password?`],
]

test('two instances on one database answer everybody in their own language, all at once', async () => {
  const [one, other] = [await openSite(world), await openSite(await world.another())]
  const rounds = Array.from({ length: 5 }, (_, round) => round)
  const asked = rounds.flatMap((round) =>
    PAGES.flatMap(([path, sentence]) => OFFERED.map((language) => ({ round, path, sentence, language }))),
  )
  const answers = await Promise.all(
    asked.map(async ({ round, path, sentence, language }) => {
      const browser = (round % 2 === 0 ? one : other)(`192.0.2.${OFFERED.indexOf(language)}`)
      const byCookie = round % 3 === 0
      if (byCookie) browser.cookies.set('wishfolio.language', language)
      const headers = { 'Accept-Language': byCookie ? 'ja' : `${language}, ja;q=0.5` }
      const answer = await browser.request(path(), { headers })
      const text = await answer.text()
      return {
        language: answer.headers.get('Content-Language'),
        lang: /<html lang="([^"]+)"/.exec(text)?.[1],
        said: textOf(text).includes(wordsIn(language)._(sentence)),
      }
    }),
  )
  expect(answers).toEqual(asked.map(({ language }) => ({ language, lang: language, said: true })))
})

test('a change through one instance is shown in all languages by another that kept the page', async () => {
  const [here, there] = [await openSite(world), await openSite(await world.another())]
  const shown = () =>
    Promise.all(
      OFFERED.map(async (language, at) => {
        const headers = { 'Accept-Language': language }
        const answer = await there(`192.0.2.${at}`).request(`/gift/${profile.slug}`, { headers })
        const text = await answer.text()
        return [answer.headers.get('Content-Language'), textOf(text).includes('Oma Rosmarin')]
      }),
    )
  expect(await shown()).toEqual(OFFERED.map((language) => [language, false]))
  await editProfile(here().withCookiesOf(owner), profile.id, { recipient_name: 'Oma Rosmarin' })
  await expect.poll(shown).toEqual(OFFERED.map((language) => [language, true]))
})
