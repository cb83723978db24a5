import type { Page } from '@playwright/test'
import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layout-shifts.ts'
import { postedProfile } from '../profiles.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
/** The bars of bench/page-on-phone.ts are 14 and 120 kB, and missed, see decision 013; these keep both from growing unseen. */
const HTML_BYTES = 15_500
const CODE_BYTES = 142_000

test.use({ translated: false })

/** The pages that most people see, as a visitor's phone loads them. */
const PAGES = { 'the shared page': '/gift/', 'the landing page': '/' }

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} is light, is what the server made, and nothing on it jumps`, async ({ page, another }) => {
    let path = address
    if (address === '/gift/') {
      await signIn(page)
      path += (await postedProfile(page, { ideas: FIFTEEN_IDEAS })).slug
    }
    const visitor = await another(PHONE)
    const shifts = await watchShifts(visitor)
    const sizes = watchSizes(visitor)
    await visitor.goto(path, { waitUntil: 'networkidle' })

    await expect.poll(() => takenOver(visitor)).toBeGreaterThan(50)
    expect(await otherThanServed(visitor)).toEqual([])
    expect(await shifts()).toEqual([])

    const { document, script, stylesheet } = await sizes()
    expect(document, 'HTML with its headers').toBeLessThanOrEqual(HTML_BYTES)
    expect(script + stylesheet, 'scripts and styles with their headers').toBeLessThanOrEqual(CODE_BYTES)
  })
}

/** Bytes of what a page loads as they travel, headers and bodies, by kind. */
function watchSizes(page: Page) {
  const answers: Promise<{ kind: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (!['document', 'script', 'stylesheet'].includes(kind)) return
    const sizes = request.sizes()
    answers.push(sizes.then((of) => ({ kind, size: of.responseHeadersSize + of.responseBodySize })))
  })
  return async () => {
    const all = await Promise.all(answers)
    const sum = (of: string) => all.reduce((before, { kind, size }) => before + (kind === of ? size : 0), 0)
    return { document: sum('document'), script: sum('script'), stylesheet: sum('stylesheet') }
  }
}

/** How many elements of the page React has taken over. */
function takenOver(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ).length,
  )
}

/** Attributes that the browser's rendering would have made otherwise than the server did; React does not say so. */
function otherThanServed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names: Record<string, string> = { className: 'class', htmlFor: 'for' }
    const wrong: string[] = []
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      const key = Object.keys(element).find((own) => own.startsWith('__reactProps$'))
      const props = key ? ((element as unknown as Record<string, object>)[key] ?? {}) : {}
      for (const [prop, value] of Object.entries(props)) {
        if (
          !/^(id|className|htmlFor|href|action|name|aria-.*|data-.*)$/.test(prop) ||
          typeof value !== 'string'
        )
          continue
        const served = element.getAttribute(names[prop] ?? prop)
        if (served !== value) wrong.push(`${element.tagName} ${prop}: ${value}, served ${served}`)
      }
    }
    return wrong
  })
}
