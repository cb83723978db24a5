import { expect, test } from 'vitest'
import { makeProfile } from '#test/make.ts'
import { visitedSite, type Visitors } from '#test/own-site.ts'
import { unescaped } from '#test/read-page.ts'

const { visitors } = await visitedSite()

/** The titles in a page's head; a browser shows the first, whatever comes after it. */
function titlesOf(html: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title))
}

test('every page has one title, and no two pages have the same', async () => {
  const { id, slug, idea } = await makeProfile(visitors.owner)
  const asked: [keyof Visitors, string][] = [
    ['nobody', '/'],
    ['nobody', '/signin'],
    ['nobody', '/signin/code'],
    ['nobody', '/signup'],
    ['nobody', '/reset-password'],
    ['nobody', '/resend-verification'],
    ['nobody', '/confirm-email?token=forged'],
    ['nobody', '/unsubscribe/news/nobody/forged'],
    ['nobody', '/your-gifts'],
    ['nobody', '/your-gifts/forged'],
    ['nobody', '/auth/callback'],
    ['nobody', '/auth/callback?token=forged'],
    ['nobody', '/nowhere'],
    ['nobody', '/gift/grandma-23456789abcd'],
    ['nobody', `/gift/${slug}`],
    ['nobody', `/gift/${slug}/take?idea=${idea('a kite')}`],
    ['nobody', '/analytics'],
    ['nobody', '/privacy'],
    ['nobody', '/quiz/start'],
    ['nobody', '/quiz/question/1'],
    ['nobody', '/quiz/question/8'],
    ['nobody', '/quiz/share'],
    ['nobody', '/quiz/expired'],
    ['nobody', '/quiz/nowhere'],
    ['nobody', '/quiz/mom-vibe'],
    ['nobody', '/quiz/mom-vibe/1'],
    ['nobody', '/quiz/mom-vibe/COZY_QUEEN'],
    ['owner', '/create-gift-profile'],
    ['owner', '/portal/profile'],
    ['owner', `/portal/edit/${id}`],
    ['owner', `/portal/suggestions/${id}`],
    ['owner', `/portal/profile/${id}/delete`],
    ['owner', `/portal/share/${id}`],
    ['owner', `/portal/share/${id}/renew`],
    ['owner', '/portal/settings'],
    ['owner', '/portal/settings/email'],
    ['owner', '/portal/settings/prove'],
    ['owner', '/portal/settings/passkeys/new'],
    ['owner', '/portal/settings/two-step'],
    ['owner', '/portal/settings/invitations'],
    ['owner', '/portal/settings/delete-account'],
  ]
  const seen = new Set<string>()
  for (const [who, path] of asked) {
    const titles = titlesOf(await (await visitors[who].get(path)).text())
    expect([path, titles.length]).toEqual([path, 1])
    seen.add(titles[0] ?? '')
  }
  expect(seen.size).toBe(asked.length)
})
