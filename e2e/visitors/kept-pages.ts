import { expect, type Page } from '@playwright/test'

/** The addresses in each cache of a page's browser. */
export function cachesOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const all: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      all[name] = kept.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }
    return all
  })
}

export async function keptSharedPages(page: Page): Promise<string[]> {
  return (await cachesOf(page))['wishfolio.shared-pages'] ?? []
}

/** The documents that a page's browser keeps, with their headers. */
export function keptDocuments(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let text = ''
    for (const name of await caches.keys()) {
      if (name === 'wishfolio.assets') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        text += `${request.url}\n${JSON.stringify([...(answer?.headers ?? [])])}\n${await answer?.text()}\n`
      }
    }
    return text
  })
}

/** Opens a shared page and waits until it can be read offline, with all its files. */
export async function openAndKeep(page: Page, slug: string): Promise<void> {
  await page.goto(`/gift/${slug}`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => keptSharedPages(page)).toContain(`/gift/${slug}`)
}
