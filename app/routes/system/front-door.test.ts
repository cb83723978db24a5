import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#app/domain/public-pages.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { openSite } from '#test/request.ts'

const ORIGIN = 'http://localhost:3000'

const { world, visit } = await ownSite()

/** The values of an attribute in the head's tags of one kind. */
function inHead(html: string, tag: string, attribute: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(new RegExp(`<${tag}[^>]*? ${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  )
}

test('every public page is open, indexed, described once and says its own address', async () => {
  const descriptions = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const answer = await visit().get(
      `${path}?from=elsewhere`.replace('/analytics?from=elsewhere', '/analytics'),
    )
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    expect([path, inHead(html, 'link rel="canonical"', 'href')]).toEqual([path, [ORIGIN + path]])
    const [description = '', ...more] = inHead(html, 'meta name="description"', 'content')
    expect([path, description.length > 20, more]).toEqual([path, true, []])
    descriptions.add(description)
    expect(html).not.toContain('noindex')
  }
  expect(descriptions.size).toBe(PUBLIC_PAGES.length)
})

test('what is not public has no canonical address, and asks search engines not to index it', async () => {
  const owner = await signedIn(world, visit())
  const { slug, idea } = await makeProfile(owner)
  for (const path of [
    `/gift/${slug}`,
    `/gift/${slug}/take?idea=${idea('a kite')}`,
    '/gift/grandma-23456789abcd',
    '/reset-password',
    '/auth/callback?token=forged',
    '/confirm-email?token=forged',
    '/resend-verification',
    '/quiz/question/1',
    '/quiz/share',
    '/quiz/expired',
    '/quiz/mom-vibe/3',
    '/portal/profile',
    '/no/such/page',
  ]) {
    const html = await (await owner.get(path)).text()
    expect([path, inHead(html, 'link rel="canonical"', 'href')]).toEqual([path, []])
    expect([path, inHead(html, 'meta name="robots"', 'content')]).toEqual([path, ['noindex']])
  }
})

test('the sitemap has the public pages and no personal ones', async () => {
  const answer = await visit().get('/sitemap.xml')
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => ORIGIN + path))
})

test('a sitemap leaves out analytics that are not public', async () => {
  const open = await openSite({ ...world, env: { ...world.env, ANALYTICS_ACCESS: 'signed-in' } })
  expect(await (await open().get('/sitemap.xml')).text()).not.toContain('/analytics')
})

test('robots may fetch shared pages and cards, and find the sitemap', async () => {
  const answer = await visit().get('/robots.txt')
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const closed = lines
    .filter((line) => line.startsWith('Disallow:'))
    .map((line) => line.slice('Disallow: '.length))
  for (const path of ['/', '/gift/grandma-23456789abcd', '/quiz/card/partner.png', '/card.png']) {
    expect(closed.filter((start) => path.startsWith(start))).toEqual([])
  }
})

test('a link to the landing page or a quiz has a title, words and a drawn card in a chat', async () => {
  for (const path of ['/', '/quiz/start', '/quiz/mom-vibe']) {
    const html = await (await visit().get(path)).text()
    const [card = ''] = inHead(html, 'meta property="og:image"', 'content')
    const drawn = await visit().get(card.replace(ORIGIN, ''))
    expect([path, drawn.status, drawn.headers.get('Content-Type')]).toEqual([path, 200, 'image/png'])
    expect(inHead(html, 'meta property="og:url"', 'content')).toEqual([ORIGIN + path])
    expect(inHead(html, 'meta property="og:title"', 'content')).toHaveLength(1)
  }
})

test('the landing page offers to sign up, and to those who are signed in their profiles instead', async () => {
  const offer = /<main[^]*<\/main>/
  const [offered = ''] = offer.exec(await (await visit().get('/')).text()) ?? []
  expect(offered).toContain('href="/signup"')
  expect(offered).toContain('href="/signin"')
  const owner = await signedIn(world, visit(), 'home@example.org')
  const [own = ''] = offer.exec(await (await owner.get('/')).text()) ?? []
  expect(own).not.toMatch(/href="\/sign(up|in)"/)
  expect(own).toContain('href="/portal/profile"')
})
