import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { innerWordsIn } from '#test/failing-database.ts'
import { freePort } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/server-process.ts'
import { signInWithProfile } from './accounts.ts'
import { expect, test as base } from './fixtures.ts'
import { fillProfile } from './profiles.ts'
import { toast } from './toasts.ts'
import { newDataFolder } from './template.ts'

interface Fragile {
  server: ServerProcess
  /** Loses a table while the server is down, and starts it again where it was. */
  lose(table: string): Promise<void>
}

const test = base.extend<{ fragile: Fragile }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  fragile: async ({}, provide) => {
    const folder = newDataFolder()
    const env = { DATA_DIR: folder, PORT: String(await freePort()) }
    let server = await startServer(env)
    await provide({
      server,
      async lose(table) {
        await server.end('SIGTERM')
        const database = await openEmbedded(folder)
        await database.db.execute(`alter table ${table} rename to lost_${table}`)
        await database.close()
        server = await startServer(env)
      },
    })
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  },
})

const WIDTH = 360
const VISITS = [
  ['with JavaScript', { viewport: { width: WIDTH, height: 740 } }],
  ['without JavaScript', { viewport: { width: WIDTH, height: 740 }, javaScriptEnabled: false }],
] as const

test('pages that are missing or closed have a way out', async ({ another, allowConsole }) => {
  allowConsole(/status of 40[34]/, 'such a page is answered with its status')
  const owner = await another()
  const { slug, idea } = await signInWithProfile(owner, { complete: false })
  for (const [how, options] of VISITS) {
    await test.step(how, async () => {
      const page = await another(options)
      for (const [path, status, title] of [
        ['/no/such/page', 404, 'This parcel went astray'],
        [`/gift/${slug}/take?idea=${idea('a kite')}`, 403, 'Profile Not Available'],
        ['/gift/nobody-23456789abcd', 404, 'Profile Not Available'],
        [`/gift/${slug}`, 403, 'Profile Not Available'],
      ] as const) {
        await expectErrorPage(page, path, status, title)
        await expectWayOut(page)
      }
    })
  }
})

test('pages that broke have a way out and tell nobody why', async ({ fragile, another, allowConsole }) => {
  test.slow()
  allowConsole(/status of 50[03]/, 'the database has lost what the page needs')
  const people: { how: string; owner: Page; stranger: Page; slug: string; kite: string }[] = []
  for (const [how, options] of VISITS) {
    const where = { ...options, baseURL: fragile.server.url }
    const owner = await another(where)
    const { slug, idea } = await signInWithProfile(owner)
    people.push({ how, owner, stranger: await another(where), slug, kite: idea('a kite') })
  }

  await fragile.lose('gift_profiles')
  for (const { how, owner, stranger, slug, kite } of people) {
    await test.step(`to a stranger, ${how}`, async () => {
      await expectErrorPage(stranger, `/gift/${slug}/take?idea=${kite}`, 503, 'Profile Not Available')
      await expectWayOut(stranger)
      const asData = await stranger.request.get(`/gift/${slug}/take.data?idea=${kite}`)
      expect(asData.status()).toBe(503)
      expect(innerWordsIn(await asData.text())).toBeUndefined()
    })

    await test.step(`a form that cannot be saved says so and keeps what was typed, ${how}`, async () => {
      await owner.goto('/create-gift-profile')
      await fillProfile(owner, { recipient_name: 'Otto', hobbies: 'chess' })
      await owner.getByRole('button', { name: 'Create Gift Profile' }).click()
      await expect(said(owner, 'Failed to create gift profile')).toBeVisible()
      await expect(owner.getByLabel('Recipient name')).toHaveValue('Otto')
      await expect(owner.getByLabel('Occasion type')).toHaveValue('birthday')
      await expect(owner.getByLabel('Hobbies', { exact: true })).toHaveValue('chess')
    })
  }

  await fragile.lose('sessions')
  for (const { how, owner } of people) {
    await test.step(`when nobody can tell who asks, ${how}`, async () => {
      await expectErrorPage(owner, '/portal/settings', 500, 'Something came undone')
      await expect(wayOut(owner)).toHaveAttribute('href', '/')
    })
  }
})

async function expectErrorPage(page: Page, path: string, status: number, title: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  expect(innerWordsIn(await answer?.text())).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Wishfolio`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
}

async function expectWayOut(page: Page): Promise<void> {
  await wayOut(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Gift Profile' })).toBeVisible()
}

function wayOut(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Back to Home' })
}

/** In a toast, or on the page itself without JavaScript. */
function said(page: Page, words: string): Locator {
  return toast(page, words).or(page.getByRole('alert').filter({ hasText: words }))
}
