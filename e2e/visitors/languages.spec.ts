import { readdirSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { SERVER_GONE, test } from '../operator/server-lives.ts'
import { saidIn } from '../said.ts'
import { awake } from '../toasts.ts'

test('a shared page opens in the language that its reader chose, and works in it', async ({
  page,
  another,
  server,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const reader = await another()
  await reader.context().addCookies([{ name: 'wishfolio.language', value: 'en-XA', url: server.url }])
  await reader.goto(`/gift/${slug}`)
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(reader.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(reader.getByRole('link', { name: 'Ƥŕĩvàćŷ' })).toBeVisible()
  await reader.locator('.tag button[data-tone="ribbon"]').first().click()
  await reader.getByRole('dialog').locator('button[data-tone="ribbon"]').click()
  await expect(reader.getByText(/^(~ ?)*Ĝĩƒţ /).first()).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Ƥŕĩvàćŷ' })).toBeVisible()
})

const OFFERED = readdirSync('app/languages').filter((language) => language !== 'en-XA')
const A4_PX = { width: 794, height: 1123 }

test('in every language a shared page is read, taken from and given back, printed and reported, on a phone', async ({
  another,
  start,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server of this journey ends before its pages')
  test.setTimeout(OFFERED.length * 60_000)
  // Reports are counted by the address of who sends them.
  const { url: baseURL } = await start({
    TRUST_PROXY: '127.0.0.1/32',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SUPPORT_EMAIL: 'help@example.org',
  })
  const owner = await another({ baseURL })
  const ideas = OFFERED.map((language) => `A kite for ${language}`)
  const { id, slug } = await signInWithProfile(owner, { ideas })
  const speak = (context: BrowserContext, language: string) =>
    context.addCookies([{ name: 'wishfolio.language', value: language, url: baseURL }])

  for (const [at, language] of OFFERED.entries()) {
    await test.step(language, async () => {
      const { say, expectOn } = saidIn(language)
      const reader = await another({
        baseURL,
        viewport: { width: 320, height: 640 },
        isMobile: true,
        hasTouch: true,
        extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${at}` },
      })
      await speak(reader.context(), language)
      await speak(owner.context(), language)
      const button = (on: Page | Locator, words: string) => on.getByRole('button', { name: say(words) })

      await reader.goto(`/gift/${slug}`)
      const tag = reader.locator('.tag', { hasText: ideas[at] ?? '' })
      await button(tag, 'Mark as taken').tap()
      await expectOn(reader)
      await button(reader.getByRole('dialog'), 'Yes, mark as taken').tap()
      await expect(tag.getByText(say('You took this'))).toBeVisible()
      await button(tag, 'Ask the organiser to free it').tap()
      await expect(tag.getByText(say('Asked, waiting for the organiser'))).toBeVisible()
      await expectOn(reader)

      await owner.goto(`/portal/suggestions/${id}`)
      await expectOn(owner)
      await owner.getByRole('link', { name: say('Make it available again'), exact: true }).click()
      await button(owner, 'Make it available again').click()
      await expect(reader.getByRole('status').getByText(say('free again, as you asked'))).toBeVisible()
      await expect(button(tag, 'Mark as taken')).toBeVisible()
      await expectOn(reader)

      await reader.goto(`/gift/${slug}?print`)
      await expect(reader.getByText(say('Ready for paper'))).toBeVisible()
      await expectOn(reader)
      await reader.setViewportSize(A4_PX)
      await reader.emulateMedia({ media: 'print' })
      await expect(reader.locator('.print-code')).toBeVisible()
      await expectOn(reader)
      await reader.emulateMedia({ media: 'screen' })
      await reader.setViewportSize({ width: 320, height: 640 })

      await reader.goto(`/gift/${slug}`)
      await reader
        .locator('summary', { hasText: say('More') })
        .last()
        .tap()
      await reader.getByRole('link', { name: say('Report this page') }).tap()
      await reader.getByLabel(say('What is wrong?')).selectOption({ label: say('Something else') })
      await expectOn(reader)
      await button(reader, 'Send Report').tap()
      await expect(reader.getByRole('heading', { name: say('Thank you for telling us') })).toBeVisible()
      await expectOn(reader)
      await reader.context().close()
    })
  }
})

test('a browser that translates the page as soon as it comes gets words, not their keys', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite'] })
  const reader = await another()
  await reader.route(`**/gift/${slug}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<html lang="en"', '<html lang="de"')
    await route.fulfill({ response: answer, body })
  })
  await reader.goto(`/gift/${slug}`)
  await awake(reader)
  await expect(reader.getByRole('link', { name: 'Privacy' })).toBeVisible()
})
