import axe, { type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** What else axe asks is the same in every theme. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const STAYS_MS = 3_000

/** What axe complains of on a page as it is, and goes on complaining of: a colour may be on its way to another. */
export async function complaintsAbout(page: Page, runOnly?: string[]): Promise<string[]> {
  // It stays in the page: bringing it takes as long as asking it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(runOnly && { runOnly }),
  }
  const until = Date.now() + STAYS_MS
  for (;;) {
    const complaints = await ask(page, options)
    if (complaints.length === 0 || Date.now() > until) return complaints
  }
}

function ask(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    // What a new theme changes has been changed, by scripts too, and no colour is between two.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
