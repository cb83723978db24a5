import type { Locator, Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfile, takenButton } from '../profiles.ts'

test.use({ javaScriptEnabled: false })

test('from a new account to a taken idea without JavaScript', async ({ page, another }) => {
  await signIn(page)
  await page.goto('/portal/profile')

  await test.step('create a profile', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create Gift Profile' }).click()
    await fillProfile(page)
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(notice(page, 'Gift profile created successfully!')).toBeVisible()
    await page.getByRole('link', { name: 'Generate Suggestions' }).first().click()
  })

  await test.step('get fifteen ideas', async () => {
    await page.getByRole('button', { name: 'Generate Suggestions' }).click()
    await expect(notice(page, 'Gift suggestions generated successfully')).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') }),
    ).toHaveCount(15)
  })

  await test.step('edit them', async () => {
    await page.getByRole('link', { name: 'Edit Suggestions' }).click()
    await page.getByLabel('Suggestion 1', { exact: true }).fill('A bird feeder')
    await page.getByLabel('More suggestions').fill('A sixteenth idea')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(notice(page, 'Gift suggestions saved successfully')).toBeVisible()
    await expect(page.getByText('A sixteenth idea')).toBeVisible()
  })

  const link = await test.step('set it Complete and read the link', async () => {
    await page.getByRole('link', { name: 'Back to Profiles' }).click()
    await page.getByRole('button', { name: 'Incomplete' }).click()
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
    return page.getByLabel('Link').inputValue()
  })

  await test.step('a visitor takes an idea, and is asked first', async () => {
    const visitor = await another({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await visitor.goto(link)
    await visitor
      .getByRole('listitem')
      .filter({ hasText: 'A bird feeder' })
      .getByRole('button', { name: 'Mark as taken' })
      .click()
    await expect(visitor.getByRole('heading', { name: 'Mark as taken?' })).toBeVisible()
    await expect(visitor.getByText('A bird feeder')).toBeVisible()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(notice(visitor, 'Gift marked as taken')).toBeVisible()
    await expect(takenButton(visitor, 'A bird feeder')).toBeDisabled()
  })

  await test.step('delete the profile, and be asked first', async () => {
    await page.goto('/portal/profile')
    await page.getByRole('link', { name: 'Delete' }).click()
    await expect(page.getByText('Are you sure you want to delete this gift profile?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(page, 'Gift profile deleted successfully')).toBeVisible()
  })
})

/** What would be a toast with JavaScript stands on the page. */
function notice(page: Page, words: string): Locator {
  return page.getByRole('status').filter({ hasText: words })
}
