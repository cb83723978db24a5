import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { post, postedPicture, postedProfile, takeButton, takeByPost, takenButton } from '../profiles.ts'
import { secondBuild } from '../operator/second-build.ts'
import type { MadeProfile } from '#test/make.ts'
import { SERVER_GONE, test } from '../operator/server-lives.ts'
import { awake } from '../toasts.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

/** What the worker has kept stays. */
async function emptyOwnCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

const asOf = (page: Page) => page.getByText('No connection: this page is as of')

test('a page that was opened once is read offline with its time, as Your gifts are, takes nothing, and is new again by itself', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(OFFLINE, 'there is no connection')
  await signIn(page)
  const { slug } = await postedProfile(page, { ideas: ['a kite', 'a lamp', 'a drum'] })
  const visitor = await another()
  const before = new Date()
  await openAndKeep(visitor, slug)
  await takeByPost(visitor, slug, 'a drum')
  await expect(takenButton(visitor, 'a drum')).toBeVisible()
  await visitor.goto('/your-gifts')
  await expect.poll(async () => (await cachesOf(visitor))['wishfolio.your-gifts']).toEqual(['/your-gifts'])
  await expect.poll(async () => (await cachesOf(visitor))['wishfolio.assets']).toContain('/offline-notice/en')
  await visitor.goto(`/gift/${slug}`)
  const after = new Date()
  await emptyOwnCache(visitor)
  await visitor.context().setOffline(true)

  await test.step('on the page that is open a take is refused at once, in words', async () => {
    await awake(visitor)
    await takeButton(visitor, 'a kite').click()
    const question = visitor.getByRole('dialog', { name: 'You are offline' })
    await expect(question.getByRole('alert')).toHaveText(/Without a connection nobody would know/)
    await expect(question.getByRole('button', { name: 'Yes, mark as taken' })).toHaveCount(0)
    await question.getByRole('button', { name: 'Back to the ideas' }).click()
  })

  await test.step('opened anew it says from when it is, and stays so once its scripts run', async () => {
    await visitor.goto(`/gift/${slug}?utm_source=chat`)
    await awake(visitor)
    const minute = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    await expect(asOf(visitor)).toHaveText(new RegExp(`as of (${minute(before)}|${minute(after)})\\.`))
    await expect(takeButton(visitor, 'a lamp')).toBeVisible()
    await takeButton(visitor, 'a lamp').click()
    await expect(visitor.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
    await visitor.keyboard.press('Escape')
    await visitor.goto(`/gift/${slug}?show=free`)
    await expect(visitor).toHaveURL(`/gift/${slug}`)
    await expect(asOf(visitor)).toBeVisible()
  })

  await test.step('Your gifts are read too, and lead to the list they are for', async () => {
    await visitor.goto('/your-gifts')
    await expect(asOf(visitor)).toBeVisible()
    await visitor.getByRole('heading', { name: 'a drum' }).waitFor()
    await visitor.getByRole('link', { name: 'Grandma Rosemary', exact: true }).click()
    await expect(visitor).toHaveURL(`/gift/${slug}`)
    await expect(asOf(visitor)).toBeVisible()
  })

  await test.step('with a connection the newest page comes, and never an older one', async () => {
    await takeByPost(page, slug, 'a kite')
    await visitor.context().setOffline(false)
    await expect(takenButton(visitor, 'a kite')).toBeVisible()
    await expect(asOf(visitor)).toHaveCount(0)
  })
})

test('five shared pages are kept: the sixth drops the one opened longest ago, and a page that is gone is dropped', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/, 'the profile was deleted')
  await signIn(page)
  const profiles: MadeProfile[] = []
  for (let at = 0; at < 6; at += 1) profiles.push(await postedProfile(page, { ideas: ['a kite'] }))
  const addresses = profiles.map(({ slug }) => `/gift/${slug}`)
  const visitor = await another()
  for (const { slug } of profiles.slice(0, 5)) await openAndKeep(visitor, slug)
  expect(await keptSharedPages(visitor)).toHaveLength(5)
  await openAndKeep(visitor, profiles[5]?.slug ?? '')
  const kept = async () => (await keptSharedPages(visitor)).toSorted()
  await expect.poll(kept).toEqual(addresses.slice(1).toSorted())

  await post(page, `/portal/profile/${profiles[5]?.id}/delete`)
  await visitor.goto(addresses[5] ?? '')
  await expect.poll(kept).toEqual(addresses.slice(1, 5).toSorted())
})

test('the small pictures of a kept page are read offline too, with its drawings; a large one if it was opened, else small; and go with their page', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/, 'the profile was deleted')
  allowConsole(OFFLINE, 'there is no connection')
  await signIn(page)
  const pictures = [await postedPicture(page, 1), await postedPicture(page, 2), await postedPicture(page, 3)]
  const pictured = async (...shown: string[]) => {
    const made = await postedProfile(page, { ideas: [] })
    const suggestion = shown.map((_, at) => `idea ${at}`)
    await post(page, `/portal/suggestions/${made.id}`, {
      version: '0',
      suggestion,
      suggestion_picture: shown,
    })
    return made
  }
  const [one = '', other = '', third = ''] = pictures
  const first = await pictured(one, other)
  const second = await pictured(other, third)
  const visitor = await another()
  const kept = async () => ((await cachesOf(visitor))['wishfolio.pictures'] ?? []).toSorted()
  const small = (...hashes: string[]) => hashes.map((hash) => `/picture/${hash}/96`)
  await openAndKeep(visitor, first.slug)
  await expect.poll(kept).toEqual(small(one, other).toSorted())
  await openAndKeep(visitor, second.slug)
  await expect.poll(kept).toEqual(small(one, other, third).toSorted())

  const widthOf = (path: string) =>
    visitor.evaluate((src) => {
      const image = Object.assign(new Image(), { src })
      return image.decode().then(() => image.naturalWidth)
    }, path)
  expect(await widthOf(`/picture/${one}/480`)).toBe(480)
  await expect.poll(kept).toContain(`/picture/${one}/480`)
  await emptyOwnCache(visitor)
  await visitor.context().setOffline(true)
  await visitor.goto(`/gift/${first.slug}`)
  for (const path of small(one, other)) expect([path, await widthOf(path)]).toEqual([path, 96])
  expect(await widthOf(`/picture/${one}/480`)).toBe(480)
  expect(await widthOf(`/picture/${other}/480`)).toBe(96)
  expect(await visitor.evaluate(async () => (await fetch('/pictograms.svg')).ok)).toBe(true)

  await visitor.context().setOffline(false)
  await post(page, `/portal/profile/${first.id}/delete`)
  await visitor.goto(`/gift/${first.slug}`)
  await expect.poll(kept).toEqual(small(other, third).toSorted())
})

test('nothing of an account is kept, neither of its pages nor of what it sees of a shared one', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(OFFLINE, 'there is no connection')
  const friend = await another()
  await signIn(friend)
  const { slug: shared } = await postedProfile(friend, { ideas: ['a kite'] })
  await openAndKeep(page, shared)

  const email = await signIn(page)
  const { slug, id } = await postedProfile(page, { ideas: ['a lamp'] })
  const opened = ['/portal/profile', `/portal/suggestions/${id}`, '/portal/settings', '/signin', '/']
  for (const path of [`/gift/${slug}`, `/gift/${shared}`, ...opened]) {
    await page.goto(path)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }
  const { 'wishfolio.assets': files = [], ...pages } = await cachesOf(page)
  expect(pages).toEqual({ 'wishfolio.shared-pages': [`/gift/${shared}`] })
  for (const file of files) expect(file).toMatch(/^\/(assets\/[\w.-]+|offline-notice\/en|pictograms\.svg)$/)
  const text = await keptDocuments(page)
  expect(text).toContain('a kite')
  for (const own of [email, slug, id, 'a lamp', 'Sign Out']) expect(text).not.toContain(own)

  await test.step('after signing out Back shows nothing of it, also without a connection', async () => {
    await page.goto('/portal/profile')
    await awake(page)
    await page.getByRole('link', { name: 'Grandma Rosemary' }).first().click()
    await expect(page.getByText('a lamp').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/')
    await page.context().setOffline(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('a lamp')).toHaveCount(0)
    await expect(page.getByText('Grandma Rosemary')).toHaveCount(0)
  })
})

test('a newer build takes over with one reload, worker and page; turned off, the worker and all it kept are gone', async ({
  start,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is gone')
  const second = secondBuild({
    'Pick an idea and mark it as taken': 'Choose from the second build',
    'X-Stored-At': 'X-Second-Build',
  })
  const server = await start()
  const again = { PORT: String(server.port) }
  const owner = await another({ baseURL: server.url })
  await signIn(owner)
  const { slug } = await postedProfile(owner, { ideas: ['a kite'] })
  const visitor = await another({ baseURL: server.url })
  await openAndKeep(visitor, slug)
  expect(await keptDocuments(visitor)).toContain('x-stored-at')

  await server.end('SIGTERM')
  const newer = await start(again, second.program)
  await visitor.reload()
  await awake(visitor)
  await expect(visitor.getByText('Choose from the second build')).toBeVisible()
  await expect.poll(() => keptDocuments(visitor)).toContain('x-second-build')
  expect(
    await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
  ).toBeNull()
  second.remove()

  await newer.end('SIGTERM')
  await start({ ...again, OFFLINE_PAGES: 'off' })
  await visitor.reload()
  await expect.poll(() => cachesOf(visitor)).toEqual({})
  const workers = () =>
    visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
})

/** The addresses in each cache of a page's browser. */
function cachesOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const all: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      all[name] = kept.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }
    return all
  })
}

async function keptSharedPages(page: Page): Promise<string[]> {
  return (await cachesOf(page))['wishfolio.shared-pages'] ?? []
}

/** The documents that a page's browser keeps, with their headers. */
function keptDocuments(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let text = ''
    for (const name of await caches.keys()) {
      if (name === 'wishfolio.assets') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        text += `${request.url}\n${JSON.stringify([...(answer?.headers ?? [])])}\n${await answer?.text()}\n`
      }
    }
    return text
  })
}

/** Opens a shared page and waits until it can be read offline, with all its files. */
async function openAndKeep(page: Page, slug: string): Promise<void> {
  await page.goto(`/gift/${slug}`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => keptSharedPages(page)).toContain(`/gift/${slug}`)
}
