import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What axe complains of on a page as it is now. It stays there: bringing it takes four times as long as asking it. */
export async function complaintsAbout(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze()
  return page.evaluate(async () => {
    // A colour on its way to another theme's is neither.
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
