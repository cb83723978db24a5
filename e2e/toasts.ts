import { expect, type Locator, type Page } from '@playwright/test'

/** A toast with these words; the same words elsewhere on the page do not count. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(words)
}

/** These words as a toast, or without JavaScript as a notice on the page. */
export function said(page: Page, words: string): Locator {
  const notice = page.getByRole('status').or(page.getByRole('alert'))
  return toast(page, words).or(notice.filter({ hasText: words }))
}

/** Waits until scripts have taken over a page. */
export async function awake(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
}
