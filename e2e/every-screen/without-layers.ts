import type { Page } from '@playwright/test'

/** So large a drawing or a code may be where no style says how large. */
const MOST_PX = 240

/**
 * What is wrong with a page in a browser that knows no cascade layers and so drops all styles in them: drawings that are
 * too large, and what is shown on the screen though it is meant for paper.
 */
export async function wrongWithoutLayers(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const onPaper = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()),
  )
  await page.emulateMedia({ media: 'screen' })
  const wrong = await onPaper.evaluate((printed, most) => {
    const shown = new Set(
      [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()),
    )
    const sheets = [...document.styleSheets]
    const unlayered = new CSSStyleSheet()
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules])
    unlayered.replaceSync(
      rules
        .filter((rule) => !(rule instanceof CSSLayerBlockRule))
        .map((rule) => rule.cssText)
        .join('\n'),
    )
    for (const sheet of sheets) sheet.disabled = true
    document.adoptedStyleSheets = [unlayered]
    const large = [...document.querySelectorAll('svg, img')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.max(width, height) > most
    })
    const forPaper = printed.filter((element) => !shown.has(element) && element.checkVisibility())
    const found = [
      ...large.map(({ outerHTML }) => `too large: ${outerHTML.slice(0, 120)}`),
      ...forPaper.map(({ outerHTML }) => `for paper only: ${outerHTML.slice(0, 120)}`),
    ]
    document.adoptedStyleSheets = []
    for (const sheet of sheets) sheet.disabled = false
    return found
  }, MOST_PX)
  await onPaper.dispose()
  return wrong
}
