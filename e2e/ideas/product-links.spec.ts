import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, post, takeButton, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const PHONE = { width: 360, height: 740 }
const MESSAGE = `[24.11.26, 18:03] Aunt Eva: Red kite https://kites.example/red
https://www.lamps.example/p/little-night-lamp-12
- Drum (https://drums.example/)
A wool scarf
Cup: https://cups.example/a?b=%20c.
2. www.books.example/2 the second volume`
const LINKS = [
  ['Red kite', 'kites.example', 'https://kites.example/red'],
  ['Little night lamp', 'lamps.example', 'https://www.lamps.example/p/little-night-lamp-12'],
  ['Drum', 'drums.example', 'https://drums.example/'],
  ['Cup', 'cups.example', 'https://cups.example/a?b=%20c'],
  ['the second volume', 'books.example', 'https://www.books.example/2'],
] as const

test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

test('a pasted chat message becomes a list with links, is opened, taken and exported on a phone', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/422 .*portal\/suggestions/, 'a wrong link is refused')
  const asked = originsAsked(page)
  const { id, slug } = await signInWithProfile(page, { ideas: ['A puzzle'] })
  // These shops are not there.
  await post(page, '/portal/settings/look-ups')
  const line = (number: number) => page.getByRole('textbox', { name: `Suggestion ${number}`, exact: true })

  await test.step('pasted into the last line, it becomes a line for each idea', async () => {
    await page.goto(`/portal/suggestions/${id}?mode=manual`)
    await page.getByRole('button', { name: 'Add Suggestion' }).click()
    await page.evaluate((text) => navigator.clipboard.writeText(text), MESSAGE)
    await line(2).press('ControlOrMeta+V')
    await expect(line(3)).toHaveValue('Little night lamp')
    await expect(line(7)).toHaveValue('the second volume')
  })

  await test.step('pasted into a line without words whose link is written, it leaves the link there', async () => {
    await line(2).fill('')
    await page.evaluate(() => navigator.clipboard.writeText('Kite deluxe 25 €'))
    await line(2).press('ControlOrMeta+V')
    await expect(line(3)).toHaveValue('Kite deluxe')
    await expect(page.getByText('kites.example')).toBeVisible()
    await page.getByRole('button', { name: 'Remove suggestion 3' }).click()
    await line(2).fill('Red kite')
  })

  await test.step('details and a price stand beside it, and a wrong link is refused at its field', async () => {
    await page.getByText('kites.example').click()
    await page.getByRole('textbox', { name: 'Details of suggestion 2' }).fill('120 cm, or second-hand')
    await page.getByRole('textbox', { name: 'Price of suggestion 2' }).fill('€20')
    await expect(page.getByText('kites.example · 120 cm, or second-hand · €20')).toBeVisible()
    const summary = page.locator('summary', { hasText: 'Picture, link, price' }).last()
    await line(5).focus()
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await summary.click()
    expect(await complaintsAbout(page)).toEqual([])
    const link = page.getByRole('textbox', { name: 'Link of suggestion 5' })
    await link.fill('wool')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('This link is not a web address.').first()).toBeVisible()
    await expect(link).toHaveValue('wool')
    await link.fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toBeVisible()
  })

  const visitor = await another({ viewport: PHONE })
  const askedByVisitor = originsAsked(visitor)
  await test.step('visitors see where each link leads, and take', async () => {
    await visitor.goto(`/gift/${slug}`)
    for (const [idea, host, address] of LINKS) {
      const link = ideaOn(visitor, idea).getByRole('link', { name: host, exact: true })
      await expect(link).toHaveAttribute('href', address)
    }
    await expect(ideaOn(visitor, 'Red kite')).toContainText('120 cm, or second-hand · €20')
    await expect(ideaOn(visitor, 'A puzzle').getByRole('link', { name: 'Find in shop' })).toBeVisible()
    await visitor.emulateMedia({ media: 'print' })
    await expect(ideaOn(visitor, 'Red kite')).toContainText('120 cm, or second-hand · €20 · kites.example')
    await expect(ideaOn(visitor, 'Red kite').getByText('· kites.example')).toBeVisible()
    await visitor.emulateMedia({ media: 'screen' })
    await takeButton(visitor, 'Red kite').click()
    await visitor.getByRole('dialog').getByRole('button', { name: 'Mark as taken' }).click()
    await expect(takenButton(visitor, 'Red kite')).toBeVisible()
  })

  await test.step('no browser asked another site for anything', async () => {
    const { origin } = new URL(page.url())
    expect([...asked, ...askedByVisitor].filter((each) => each !== origin)).toEqual([])
  })

  await test.step('a link opens the product, which learns nothing of where its visitor came from', async () => {
    await visitor.goto(`/gift/${slug}`)
    await visitor.context().route('https://kites.example/**', (route) => route.fulfill({ body: 'the kite' }))
    const opened = visitor.context().waitForEvent('request', (request) => request.url() === LINKS[0][2])
    await ideaOn(visitor, 'Red kite').getByRole('link', { name: 'kites.example' }).click()
    expect(await (await opened).headerValue('Referer')).toBeNull()
  })
})

/** The origins of all that a page asks for from now on. */
function originsAsked(page: Page): Set<string> {
  const origins = new Set<string>()
  page.context().on('request', (request) => origins.add(new URL(request.url()).origin))
  return origins
}
