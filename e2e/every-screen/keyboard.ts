import type { Locator, Page } from '@playwright/test'

const MAX_STOPS = 40

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, wanted: Locator, most = MAX_STOPS): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab did not reach ${wanted.toString()}`)
}
