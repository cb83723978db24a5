import type { Locator } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../every-screen/keyboard.ts'
import { visibilitySwitch } from '../profiles.ts'

const SWITCHED = ['Age group', 'Hobbies', 'Gift preferences', 'Additional notes']
const LONG = ['Hobbies', 'Gift preferences', 'Additional notes']
/** Markup, script, emoji, right-to-left, quotes, an entity, a template: every one just a text. */

test('the form says what is wrong where, keeps what was typed, and takes any text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/, 'a refused form is answered with its status')
  page.on('dialog', () => {
    throw new Error('a text was run as a script')
  })
  await signIn(page)
  await page.goto('/create-gift-profile')

  await test.step('switches begin Visible and say what that means; counters count to 400', async () => {
    await expect(page.getByText('Only you see what is Hidden')).toBeVisible()
    for (const label of SWITCHED) {
      const toggle = visibilitySwitch(page, label)
      const words = page.locator('label').filter({ has: toggle })
      await expect(toggle).toBeChecked()
      await expect(words.getByText('Visible')).toBeVisible()
      await toggle.uncheck()
      await expect(words.getByText('Hidden')).toBeVisible()
      await expect(words.getByText('Visible')).toBeHidden()
    }
    for (const label of LONG) {
      const field = page.getByLabel(label, { exact: true })
      const counter = page.locator('.field').filter({ has: field })
      await field.fill('x'.repeat(399))
      await expect(counter).toContainText('1 character left')
      await field.fill('🎁'.repeat(400))
      await expect(counter).toContainText('0 characters left')
      await field.fill('x'.repeat(402))
      await expect(counter).toContainText('2 characters too many')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: 'Create Gift Profile' }).click()
      await expect(field, 'nothing is sent before it is shorter').toBeFocused()
      await field.fill('x')
    }
  })

  await test.step('every required field has its message, the first one the focus', async () => {
    await page.getByLabel('Hobbies', { exact: true }).fill('chess')
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    for (const message of [
      'Please enter the recipient’s name',
      'Please choose an age group',
      'Please choose an occasion type',
      'Please choose the occasion date',
    ]) {
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    }
    const name = page.getByLabel('Recipient name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(/Please enter the recipient’s name/)
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('chess')
    await expect(visibilitySwitch(page, 'Hobbies')).not.toBeChecked()
    await name.fill('Ben')
    const mended = page.getByRole('alert').filter({ hasText: 'Please enter the recipient’s name' })
    await expect(mended, 'it goes when it is mended').toHaveCount(0)
    await expect(name).not.toHaveAttribute('aria-invalid')
    await name.fill('')
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(mended, 'and comes again with the next answer').toHaveCount(1)
  })

  await test.step('another occasion is asked for only when it is another, right after the type', async () => {
    const other = page.getByLabel('Other occasion')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(other).toBeHidden()
      await page.getByLabel('Occasion type').selectOption('Other')
      await expect(other).toBeVisible()
      const tops = await topsOf(other.or(page.getByLabel('Occasion date')))
      expect(tops.other_occasion).toBeLessThan(tops.occasion_date ?? Number.NaN)
      await page.getByLabel('Occasion type').focus()
      await tabTo(page, other, 1)
      await page.getByLabel('Occasion type').selectOption('Wedding')
      await expect(other).toBeHidden()
    }
  })
})

/** Where fields begin, by their names, all in one moment: a page may be scrolling. */
function topsOf(fields: Locator): Promise<Record<string, number>> {
  return fields.evaluateAll((found) =>
    Object.fromEntries(
      found.map((field) => [field.getAttribute('name') ?? '', field.getBoundingClientRect().top]),
    ),
  )
}
