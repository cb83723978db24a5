import { beforeEach, expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { watchSite } from '#test/own-site.ts'
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
