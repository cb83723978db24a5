import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openFollowed } from '../profiles.ts'

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
