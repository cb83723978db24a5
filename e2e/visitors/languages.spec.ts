import { readdirSync } from 'node:fs'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
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

test('a shared page made in English is read, taken from and given back in every language, on a phone', async ({
  page,
  another,
  server,
}) => {
  const ideas = OFFERED.map((language) => `A kite for ${language}`)
  const { slug } = await signInWithProfile(page, { ideas })
  for (const [at, language] of OFFERED.entries()) {
    const reader = await another({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
    await reader.context().addCookies([{ name: 'wishfolio.language', value: language, url: server.url }])
    await reader.goto(`/gift/${slug}`)
    const html = reader.locator('html')
    await expect(html).toHaveAttribute('lang', language)
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const tag = reader.locator('.tag', { hasText: ideas[at] ?? '' })
    await tag.locator('button[data-tone="ribbon"]').tap()
    await reader.getByRole('dialog').locator('button[data-tone="ribbon"]').tap()
    await expect(tag).toHaveAttribute('data-tied', 'true')
    await tag.locator('.free-it').tap()
    await expect(tag.locator('span.free-it')).toBeVisible()
    const wider = await html.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect([language, wider]).toEqual([language, 0])
    const words = await reader.locator('body').innerText()
    expect.soft(language === 'en' || !words.includes('Mark as taken'), language).toBe(true)
    expect
      .soft(words, `${language}: a message without its words`)
      .not.toMatch(/^\s*(?=\w*[A-Z])(?=\w*\d)\w{6}\s*$/m)
    await reader.context().close()
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
