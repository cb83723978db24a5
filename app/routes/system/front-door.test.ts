import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#app/domain/public-pages.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import { openSite } from '#test/request.ts'
import type { World } from '#test/world.ts'

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

test('pages of somebody’s own have no canonical address', async () => {
  const { slug } = await makeProfile(await signedIn(world, visit()))
  for (const path of [`/gift/${slug}`, '/quiz/question/1', '/no/such/page']) {
    expect(inHead(await (await visit().get(path)).text(), 'link rel="canonical"', 'href')).toEqual([])
  }
})

test('the sitemap has the public pages and nothing of anybody’s', async () => {
  const answer = await visit().get('/sitemap.xml')
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => ORIGIN + path))
})

test('a sitemap does not name figures that are not for everybody', async () => {
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

const privacy = async (env: Partial<World['env']> = {}) => {
  const open = await openSite({ ...world, env: { ...world.env, ...env } })
  return textOf(await (await open().get('/privacy')).text())
}

test('the privacy page names everything that the program keeps in a browser', async () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts', '!../privacy/*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const names = new Set(['wishfolio.session_token'])
  for (const source of Object.values(sources)) {
    for (const [, name = ''] of source.matchAll(/'(wishfolio\.[\w-]+)'/g)) names.add(name)
  }
  // A channel between tabs keeps nothing.
  names.delete('wishfolio.auth')
  const page = await privacy()
  for (const name of names) expect(page).toContain(name)
})

test('the privacy page says whether texts go to an AI provider, and to which', async () => {
  expect(await privacy()).toContain('Nothing is sent to an AI provider.')
  const elsewhere = await privacy({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'small',
    AI_BASE_URL: 'https://ai.example/v1',
  })
  expect(elsewhere.replaceAll('\n', '')).toContain('these are sent to ai.example (small)')
  expect(elsewhere).not.toContain('Nothing is sent to an AI provider.')
  const anthropic = await privacy({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' })
  expect(anthropic.replaceAll('\n', '')).toContain('sent to Anthropic (claude)')
})

test('the privacy page says how long copies of the embedded database last, and that elsewhere the program makes none', async () => {
  const words = async (env: Partial<World['env']>) => (await privacy(env)).replace(/\s+/g, ' ')
  const embedded = await words({ DATABASE_URL: undefined })
  expect(embedded).toContain('drops copies older than 7 days')
  expect(embedded).not.toContain('The program makes none')
  const elsewhere = await words({ DATABASE_URL: 'postgres://localhost/wishfolio' })
  expect(elsewhere).toContain('The program makes none.')
  expect(elsewhere).not.toContain('7 days when')
})

test('the privacy page leads to the figures where they are for everybody', async () => {
  for (const [access, leads] of [
    ['public', true],
    ['signed-in', false],
  ] as const) {
    const open = await openSite({ ...world, env: { ...world.env, ANALYTICS_ACCESS: access } })
    const main = /<main[^]*<\/main>/.exec(await (await open().get('/privacy')).text())?.[0]
    expect(main?.includes('href="/analytics"')).toBe(leads)
  }
})

test('the affiliate note stands where shop links carry a tag, and only there', async () => {
  expect(await privacy()).not.toContain('affiliate')
  expect(await privacy({ AFFILIATE_TAG: 'us-20' })).toContain('affiliate links')
})
