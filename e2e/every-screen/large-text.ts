import type { Page } from '@playwright/test'

/** What reaches over the right edge of the page, if the page scrolls sideways: the innermost elements. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const innermost = wide.filter((element) => !wide.some((other) => other.parentElement === element))
    return [
      `${scrollWidth} px wide`,
      ...innermost.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })
}

/** Words of ours that stand on two lines, or reach out of the screen or their box; what people wrote may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (
        !parent?.checkVisibility() ||
        parent.closest('bdi, [dir=auto], script, style, textarea, .break-all, .sr-only, .skip-link')
      )
        continue
      const around = ['.button, .badge, .toast', '.card, .dialog'].map((box) => parent.closest(box))
      const end = Math.min(
        innerWidth,
        ...around.map((box) => box?.getBoundingClientRect().right ?? innerWidth),
      )
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = Array.from(range.getClientRects())
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        else if (boxes.some(({ left, right }) => left < 0 || right > end + 1)) broken.push(`${word} (out)`)
      }
    }
    return broken
  })
}

/** Buttons that reach over the edge of their card. */
function outOfCards(page: Page): Promise<string[]> {
  return page.locator('.card .button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const [{ right }, card] = [button.getBoundingClientRect(), button.closest('.card')]
      return card && right > card.getBoundingClientRect().right + 1 ? [`${button.textContent} (box out)`] : []
    }),
  )
}

/** What is wrong with a page on the narrowest screen, and on a phone with text of twice the size. */
export async function wrongOnPhones(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const [width, text] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    // A new width comes to the page a frame later.
    await page.waitForFunction((wanted) => innerWidth === wanted, width)
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    for (const what of [
      ...(await sticksOut(page)),
      ...(await brokenWords(page)),
      ...(await outOfCards(page)),
    ])
      wrong.push(`at ${width} px with text of ${text}: ${what}`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return wrong
}
