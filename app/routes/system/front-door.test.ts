import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#app/domain/addresses/public-pages.ts'
import { createLog } from '#app/server/log/log.ts'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite, openSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const ORIGIN = 'http://localhost:3000'

const { world, visit } = await ownSite()

/** The values of an attribute in the head's tags of one kind. */
function inHead(html: string, tag: string, attribute: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(new RegExp(`<${tag}[^>]*? ${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  )
}

/** The links of a page's main part, by their words. */
function linksInMain(html: string): Map<string, string> {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  return new Map(
    [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g)].map(([, address = '', content = '']) => [
      textOf(content),
      address,
    ]),
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
    expect(inHead(html, 'meta property="og:locale"', 'content')).toEqual(['en_US'])
    const german = await visit().request(path, { headers: { 'Accept-Language': 'de' } })
    expect(inHead(await german.text(), 'meta property="og:locale"', 'content')).toEqual(['de_DE'])
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

test('the landing page leads everywhere a newcomer may want to go', async () => {
  const links = linksInMain(await (await visit().get('/')).text())
  for (const [words, address] of [
    ['Create Gift Profile', '/create-gift-profile'],
    ['Sign up', '/signup'],
    ['Sign in', '/signin'],
    ['Start the partner quiz', '/quiz/start'],
    ['Find your mom vibe', '/quiz/mom-vibe'],
  ] as const) {
    expect([words, links.get(words)]).toEqual([words, address])
    expect([address, (await visit().get(address)).status]).toEqual([address, 200])
  }
})

test('before scripts have come, and without them, the example has one idea taken and nothing to press', async () => {
  const html = await (await visit().get('/')).text()
  const [example = ''] = /<section aria-labelledby="example"[^]*?<\/section>/.exec(html) ?? []
  expect(textOf(example)).toContain('Just an example of a shared list.')
  const buttons = [...example.matchAll(/<button [^>]*>[^]*?<\/button>/g)].map(([button]) => button)
  expect(buttons.map((button) => textOf(button))).toEqual(['Mark as taken', 'Taken', 'Mark as taken'])
  for (const button of buttons) {
    expect(button).toMatch(textOf(button) === 'Taken' ? / disabled=""/ : /class="[^"]*\binvisible\b/)
  }
})

test('a page that is missing or closed says so in its title and its heading, and has ways out', async () => {
  const { slug, idea } = await makeProfile(await signedIn(world, visit(), 'closed@example.org'), {
    complete: false,
  })
  for (const [path, status, title] of [
    ['/no/such/page', 404, 'This parcel went astray'],
    [`/gift/${slug}/take?idea=${idea('a kite')}`, 403, 'Profile Not Available'],
    ['/gift/nobody-23456789abcd', 404, 'Profile Not Available'],
    [`/gift/${slug}`, 403, 'Profile Not Available'],
  ] as const) {
    const answer = await visit().get(path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, status])
    expect(innerWordsIn(html)).toBeUndefined()
    expect(html).toContain(`<title>${title} · Wishfolio</title>`)
    expect(textOf(/<h1[^]*?<\/h1>/.exec(html)?.[0] ?? '')).toBe(title)
    expect([path, linksInMain(html).get('Back to Home')]).toEqual([path, '/'])
  }
})

test('a lost visitor has three ways on', async () => {
  const links = linksInMain(await (await visit().get('/no/such/page')).text())
  expect([...links]).toEqual([
    ['Back to Home', '/'],
    ['Create Gift Profile', '/create-gift-profile'],
    ['My Profiles', '/portal/profile'],
  ])
})

test('an address of broken percent signs gets a calm page with a way out, and the log has nothing to say of it', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const site = await openSite({ ...world, log })
  for (const path of ['/%E0%A4%A', '/gift/%', '/portal/edit/%zz', '/%E0%A4%A.data']) {
    const answer = await site().get(path)
    expect([path, answer.status]).toEqual([path, 400])
    const html = await answer.text()
    expect(textOf(html)).toContain('This address cannot be read.')
    expect(html).toContain('<a href="/">Back to Home</a>')
  }
  const requests = lines.map((line) => JSON.parse(line) as { msg: string; level: number })
  expect(requests.map(({ msg, level }) => `${level} ${msg}`)).toEqual(Array(4).fill('30 request'))
})
