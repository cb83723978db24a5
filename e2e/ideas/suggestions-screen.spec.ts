import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openFollowed, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const lines = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Suggestion \d+$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

test('an owner moves, pastes, removes and cancels, and saves what is left', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp', 'A book'] })
  await page.goto(`/portal/suggestions/${id}`)
  await page.getByRole('link', { name: 'Edit Suggestions' }).click()

  await test.step('by its buttons, with the keyboard, and the focus goes along', async () => {
    await page.getByRole('button', { name: 'Move suggestion 1 down' }).focus()
    await page.keyboard.press('Enter')
    expect(await lines(page)).toEqual(['A lamp', 'A kite', 'A book'])
    await expect(page.getByText('Moved to place 2 of 3')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move suggestion 2 down' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await lines(page)).toEqual(['A lamp', 'A book', 'A kite'])
    await expect(page.getByRole('button', { name: 'Move suggestion 3 up' })).toBeFocused()
  })

  await test.step('by its handle, with a mouse', async () => {
    const line = (idea: string) =>
      page.getByRole('listitem').filter({ has: page.locator('textarea', { hasText: idea }) })
    await line('A kite').locator('.drag-handle').dragTo(line('A lamp'))
    expect(await lines(page)).toEqual(['A kite', 'A lamp', 'A book'])
  })

  await test.step('a pasted list becomes lines', async () => {
    await page.getByRole('button', { name: 'Add Suggestion' }).click()
    await expect(page.getByRole('textbox', { name: 'Suggestion 4' })).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText('- A drum\n- A harp\n\n3. A flute'))
    await page.keyboard.press('ControlOrMeta+v')
    expect(await lines(page)).toEqual(['A kite', 'A lamp', 'A book', 'A drum', 'A harp', 'A flute'])
    await expect(page.getByRole('textbox', { name: 'Suggestion 6' })).toBeFocused()
  })

  await test.step('Cancel asks, and brings the saved list back', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Remove suggestion 2' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Suggestions' })).toBeVisible()
    for (const idea of ['A kite', 'A book', 'A drum', 'A harp', 'A flute']) {
      await expect(page.getByText(idea, { exact: true })).toBeVisible()
    }
    await expect(page.getByText('A lamp')).toHaveCount(0)

    await page.getByRole('link', { name: 'Edit Suggestions' }).click()
    await page.getByRole('textbox', { name: 'Suggestion 1' }).fill('A balloon')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.locator('.tag-title')).toHaveText(['A kite', 'A book', 'A drum', 'A harp', 'A flute'])
    await page.getByRole('link', { name: 'Edit Suggestions' }).click()
    await expect(page.getByRole('textbox', { name: 'Suggestion 1' })).toHaveValue('A kite')
  })
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

test('the screen says when its connection has been lost for a while, and when it is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, 'the connection is gone, as in a tunnel')
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite'] })
  await page.clock.install()
  await page.route(`**/gift/${slug}/live`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live'))
  await page.goto(`/portal/suggestions/${id}`)
  await failed
  const lost = page.getByRole('status').filter({ hasText: 'Connection lost' })
  await expect(lost).toHaveCount(0)
  await page.clock.runFor(12_000)
  await expect(lost).toBeVisible()
  await expect(page.getByText('A kite', { exact: true })).toBeVisible()

  await page.unroute(`**/gift/${slug}/live`)
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(lost).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
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
