import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openFollowed, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const lines = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Suggestion \d+$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

test('Cancel asks, and brings the saved list back', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: ['A kite', 'A book'] })
  await page.goto(`/portal/suggestions/${id}`)
  await page.getByRole('link', { name: 'Edit Suggestions' }).click()
  await page.getByRole('textbox', { name: 'Suggestion 1' }).fill('A balloon')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A balloon')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('.tag-title')).toHaveText(['A kite', 'A book'])
  await page.getByRole('link', { name: 'Edit Suggestions' }).click()
  await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A kite')
})

test('what is clicked as soon as scripts have taken over is done, however slow the server', async ({
  page,
}) => {
  const { id } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const { promise: clicked, resolve: click } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await clicked
    await route.fallback()
  })
  await openFollowed(page, `/portal/suggestions/${id}`)
  await page.getByRole('link', { name: 'Edit Suggestions' }).click()
  click()
  await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A kite')
})

test('mending what is taken leaves it taken, removing it warns, and what is taken meanwhile is not lost unseen', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 409/, 'saving is refused once')
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const visitor = await another()
  await visitor.goto(`/gift/${slug}`)
  await takeByPost(visitor, slug, 'A kite')
  await openFollowed(page, `/portal/suggestions/${id}?mode=manual`)

  const sharedPage = async () => (await visitor.request.get(`/gift/${slug}`)).text()
  const warning = page.getByRole('alert').filter({ hasText: 'Someone is planning to give this' })
  await test.step('a taken idea whose line is emptied warns, one that is mended does not and stays taken', async () => {
    const line = page.getByRole('textbox', { name: 'Suggestion 1' })
    await line.fill('')
    await expect(warning).toContainText('A kite')
    await line.fill('A red kite')
    await expect(warning).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toBeVisible()
    await expect(takenButton(visitor, 'A red kite')).toBeDisabled()
    await page.goto(`/portal/suggestions/${id}?mode=manual`)
  })

  await test.step('one that is taken while the owner removes it', async () => {
    await page.getByRole('button', { name: 'Remove suggestion 2' }).click()
    await page.route('**/portal/suggestions/**', async (route) => {
      if (route.request().method() === 'POST') await takeByPost(visitor, slug, 'A lamp')
      await route.continue()
    })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Someone has taken an idea that you changed or removed')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'A lamp' })).toBeVisible()
    expect(await lines(page)).toEqual(['A red kite'])
    expect(await sharedPage()).toContain('A lamp')
    await page.unroute('**/portal/suggestions/**')
  })

  await test.step('asked by name, the owner may', async () => {
    await page.getByRole('checkbox', { name: 'Remove A lamp' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toBeVisible()
    expect(await sharedPage()).not.toContain('A lamp')
  })
})

test('without a connection the saved list is opened for editing and left again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|fetching the script/,
    'the connection is gone',
  )
  const { id } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  await openFollowed(page, `/portal/suggestions/${id}`)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Edit Suggestions' }).click()
  await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A kite')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit Suggestions' })).toBeVisible()
  await page.context().setOffline(false)
})
