import { expect, test } from 'vitest'
import { makeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { visitors } = await visitedSite()

/** The status and the words of a page's content, without toasts and the bar that leads back. */
async function contentOf(browser: Browser, path: string) {
  const answer = await browser.get(path)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const toastless = main.replace(/<noscript>[^]*?<\/noscript>/g, '')
  const withoutBar = toastless.replace(
    /<div class="page pb-6[^]*?Back to Share[^]*?<\/div><\/div><\/div><\/div>/,
    '',
  )
  return { status: answer.status, words: textOf(withoutBar), hasBar: main.includes('Back to Share'), html }
}

test('in preview an owner gets of a profile what a stranger gets', async () => {
  const { id, slug, idea } = await makeProfile(visitors.owner)
  await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a kite') })
  // The page after a take says so to whoever took.
  await visitors.nobody.get(`/gift/${slug}`)
  const stranger = await contentOf(visitors.nobody, `/gift/${slug}`)
  const preview = await contentOf(visitors.owner, `/gift/${slug}?preview`)
  expect([preview.status, preview.words]).toEqual([stranger.status, stranger.words])
  expect(preview.words).toMatch(/^Mark as taken$/m)
  expect(preview.hasBar).toBe(true)
  expect(preview.html).toContain(`href="/portal/share/${id}"`)
  expect((await contentOf(visitors.owner, `/gift/${slug}`)).hasBar).toBe(false)
})

test('of an incomplete profile it is what a stranger will get, without the link to pass on', async () => {
  const { id, slug } = await makeProfile(visitors.owner, { complete: false })
  const preview = await contentOf(visitors.owner, `/gift/${slug}?preview`)
  expect(textOf(preview.html)).toContain('This is what visitors will see')
  expect(textOf(preview.html)).toContain('Only you can open this now. The grey buttons work for visitors')
  expect(preview.html).not.toContain('https://wa.me/')
  for (const other of [visitors.nobody, visitors.other])
    expect((await contentOf(other, `/gift/${slug}?preview`)).status).toBe(403)
  await visitors.owner.post(`/portal/profile/${id}/status`, { status: 'complete' })
  const stranger = await contentOf(visitors.nobody, `/gift/${slug}`)
  const lines = (words: string) => words.split('\n').filter((line) => line.trim() !== '')
  expect(lines(stranger.words)).toEqual(expect.arrayContaining(lines(preview.words)))
  expect(preview.words.match(/^Mark as taken$/gm)).toHaveLength(2)
})

test('what flags hide is hidden in preview too', async () => {
  const { show_hobbies: _, ...fields } = profileForm({ hobbies: 'hidden-gliding', version: '1' })
  const { id, slug } = await makeProfile(visitors.owner)
  await visitors.owner.post(`/portal/edit/${id}`, fields)
  for (const path of [`/gift/${slug}?preview`, `/gift/${slug}.data?preview`]) {
    expect(await (await visitors.owner.get(path)).text()).not.toContain('hidden-gliding')
  }
})

test('a surprise stays one in preview', async () => {
  const { id, slug, idea } = await makeProfile(visitors.owner, { ideas: ['a kite'] })
  await visitors.owner.post(`/portal/edit/${id}`, profileForm({ version: '1', keep_surprise: 'on' }))
  await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a kite') })
  expect((await contentOf(visitors.nobody, `/gift/${slug}`)).words).toMatch(/^Taken$/m)
  const preview = await contentOf(visitors.owner, `/gift/${slug}?preview`)
  expect(preview.words).not.toMatch(/^Taken$/m)
  expect(preview.words).toMatch(/^Mark as taken$/m)
  expect(textOf(preview.html)).toContain('you want to be surprised')
})
