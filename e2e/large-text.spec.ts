import type { Page } from '@playwright/test'
import { FIFTEEN_IDEAS } from '#test/fifteen-ideas.ts'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'

/** Words of ours that stand on two lines; what people wrote may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (
        !parent?.checkVisibility() ||
        parent.closest('bdi, [dir=auto], script, style, textarea, .break-all')
      )
        continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          broken.push(word)
      }
    }
    return broken
  })
}

test('on a phone with text of twice the size no word of ours breaks', async ({ page }) => {
  const { id, slug } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/',
    `/gift/${slug}`,
    '/portal/profile',
    `/portal/edit/${id}`,
    `/portal/suggestions/${id}`,
    `/portal/suggestions/${id}?mode=manual`,
    `/portal/share/${id}`,
    '/portal/gatherings/new',
    '/portal/settings',
    '/quiz/start',
    '/privacy',
  ]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await brokenWords(page), path).toEqual([])
  }
})
