import type { Locator, Page } from '@playwright/test'

/** A toast with these words; the same words elsewhere on the page do not count. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(words)
}
