import type { Page } from '@playwright/test'
import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { visibilitySwitch } from './profiles.ts'
import { toast } from './toasts.ts'

const SWITCHED = ['Age group', 'Hobbies', 'Gift preferences', 'Additional notes']
const LONG = ['Hobbies', 'Gift preferences', 'Additional notes']

test('another occasion is asked for only when it is another, right after the type', async ({ page }) => {
  await signIn(page)
  const other = page.getByLabel('Other occasion')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/create-gift-profile')
    await expect(other).toBeHidden()
    await page.getByLabel('Occasion type').selectOption('Other')
    await expect(other).toBeVisible()
    expect(await top(page, 'Other occasion')).toBeLessThan(await top(page, 'Occasion date'))
    await page.getByLabel('Occasion type').focus()
    await tabTo(page, other, 1)
    await page.getByLabel('Occasion type').selectOption('Wedding')
    await expect(other).toBeHidden()
  }
})

test('switches begin Visible and say what that means; counters count to 400', async ({ page }) => {
  await signIn(page)
  await page.goto('/create-gift-profile')
  await expect(page.getByText('What is Hidden only you see')).toBeVisible()
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

test('a profile is created with the keyboard alone, and the dialog offers both ways on', async ({ page }) => {
  await signIn(page)
  const dialog = page.getByRole('dialog', { name: 'A profile for Otto' })

  for (const [choice, address] of [
    ['Skip for now', /\/portal\/profile$/],
    ['Generate Suggestions', /\/portal\/suggestions\/[\w-]+(\?mode=ai)?$/],
  ] as const) {
    await test.step(choice, async () => {
      await page.goto('/create-gift-profile')
      await tabTo(page, page.getByLabel('Recipient name'))
      await page.keyboard.type('Otto')
      await tabTo(page, page.getByLabel('Age group', { exact: true }), 2)
      await page.keyboard.type('55+')
      await tabTo(page, page.getByLabel('Occasion type'), 1)
      await page.keyboard.type('birth')
      await tabTo(page, page.getByLabel('Occasion date'), 1)
      await page.keyboard.type('12122026')
      await tabTo(page, page.getByRole('button', { name: 'Create Gift Profile' }))
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Gift profile created successfully!')).toHaveCount(1)
      await tabTo(page, dialog.getByRole('link', { name: choice }), 4)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
    })
  }
})

async function top(page: Page, label: string): Promise<number> {
  return (await page.getByLabel(label).boundingBox())?.y ?? Number.NaN
}
