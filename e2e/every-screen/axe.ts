import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const STAYS_MS = 3_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe complains of on a page as it is, and goes on complaining of: a colour may be on its way to another. */
export async function complaintsAbout(page: Page): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    // No rule that is on by default reads stylesheets.
    preload: { assets: ['media'] },
  }
  const until = Date.now() + STAYS_MS
  for (;;) {
    const complaints = await ask(page, options)
    // It stays in the page: bringing it takes as long as asking it.
    if (complaints === undefined) await page.evaluate(AXE)
    else if (complaints.length === 0 || Date.now() > until) return complaints
  }
}

/** Undefined where the page does not have axe. */
function ask(page: Page, options: RunOptions): Promise<string[] | undefined> {
  return page.evaluate(async (asked) => {
    const { axe: own } = globalThis as unknown as { axe?: typeof axe }
    if (own === undefined) return undefined
    // What a new theme changes by scripts has been changed; nothing moves where less motion is wanted.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const { violations } = await own.run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
