import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { wrongOnPhones } from './large-text.ts'
import { awake } from '../toasts.ts'

const softly = expect.configure({ soft: true })

test('with text of twice the size no word of toasts, dialogs and the bar of Undo breaks or sticks out', async ({
  page,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await page.clock.install()
  await page.goto(`/portal/share/${id}`)
  await awake(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  softly(await wrongOnPhones(page), 'a toast').toEqual([])

  await page.clock.resume()
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await awake(page)
  await page
    .getByRole('button', { name: /^Remove suggestion/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo in the editor').toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  const tops = await page
    .locator('.undo-offer > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  softly(Math.max(...tops.map(({ top }) => top)), 'one line').toBeLessThan(
    Math.min(...tops.map(({ bottom }) => bottom)),
  )

  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Delete' }).click()
  softly(await wrongOnPhones(page), 'the question before deleting').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo and the toast of what was deleted').toEqual([])
  expect((await page.request.get(`/gift/${slug}`)).status()).toBe(404)
})
