import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openFollowed, post } from '../profiles.ts'
import { toast } from '../toasts.ts'

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

test('another idea, an edit and a removal happen in the tag, and the page stays where it is', async ({
  page,
}) => {
  const { id } = await signInWithProfile(page, { ideas: [], complete: false })
  await page.goto(`/portal/suggestions/${id}?mode=ai`)
  await expect(page.locator('.tag')).toHaveCount(15)
  await openFollowed(page, `/portal/suggestions/${id}`)
  const tag = page.locator('.tag').nth(12)
  const title = tag.locator('.tag-title')
  const more = tag.locator('.menu > summary')
  const inMenu = async (what: 'button' | 'link', name: string) => {
    await more.click()
    await tag.getByRole(what, { name }).click()
  }
  await more.scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(200)

  for (let again = 0; again < 3; again += 1) {
    const old = await title.innerText()
    await inMenu('button', 'Another idea instead')
    await expect(title).not.toHaveText(old)
    await expect(tag, 'the new one is marked').toHaveAttribute('data-fresh')
    await expect(more, 'the focus is not lost').toBeFocused()
    expect(await top()).toBe(before)
  }
  await expect(page.locator('.tag[data-fresh]')).toHaveCount(0)

  await inMenu('link', 'Edit')
  const field = page.getByRole('textbox', { name: 'Suggestion 13' })
  await expect(field).toBeFocused()
  await field.fill('A kite for windy days')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Gift suggestions saved successfully')).toHaveCount(1)
  await expect(title).toHaveText('A kite for windy days')
  await expect(page.locator('.tag')).toHaveCount(15)
  expect(Math.abs((await top()) - before)).toBeLessThan(200)

  await inMenu('button', 'Remove')
  await expect(page.locator('.tag')).toHaveCount(14)
  await expect(page.locator('.tag').getByText('A kite for windy days', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.tag')).toHaveCount(15)
  await expect(title).toHaveText('A kite for windy days')
})

test('what somebody took is removed in its tag after a question, and the next idea is not asked about', async ({
  page,
}) => {
  const { id, slug, idea } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp', 'A book'] })
  await post(page, `/gift/${slug}`, { idea: idea('A lamp') })
  await openFollowed(page, `/portal/suggestions/${id}`)
  const tag = page.locator('.tag').nth(1)
  const ask = async () => {
    await tag.locator('.menu > summary').click()
    await tag.getByRole('button', { name: 'Remove' }).click()
  }
  await ask()
  const question = page.getByRole('group', { name: 'Someone is planning to give this. Still remove it?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await ask()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.tag-title')).toHaveText(['A kite', 'A book'])
  await expect(page.getByText('Still remove it?')).toHaveCount(0)
})

test('when the day has passed, the list is used again, and what was taken can be brought back', async ({
  page,
}) => {
  const { slug, idea } = await signInWithProfile(page, {
    fields: { occasion_date: '2020-03-01' },
    ideas: ['A kite', 'A lamp'],
  })
  await post(page, `/gift/${slug}`, { idea: idea('A kite') })
  await page.goto('/portal/profile')
  await page.getByRole('button', { name: 'Use again next year' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Gift Profile' })).toBeVisible()
  // It stays after the toast, and after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(toast(page, 'Undone')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Bring them back' })).toHaveCount(0)
  await page.goto('/portal/profile')
  await page
    .getByRole('list', { name: 'Profiles' })
    .getByRole('link', { name: 'Grandma Rosemary' })
    .first()
    .click()
  await expect(page.locator('.tag-title')).toHaveText(['A kite', 'A lamp'])
})
