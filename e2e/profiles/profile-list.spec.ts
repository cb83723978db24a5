import type { Page } from '@playwright/test'
import { signIn, signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { postedProfile } from '../profiles.ts'
import { awake, toast } from '../toasts.ts'

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Profiles' }).getByRole('listitem').filter({ hasText: name })
const badge = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^(C|Inc)omplete$/ })
const searchField = (page: Page) => page.getByLabel('Search by recipient name')

test('the list is searched, and the search stays in the address', async ({ page }) => {
  await signIn(page)
  for (const recipient_name of ['Anna', 'Hannah', 'Otto', 'Mia', 'Tom', 'Zoe']) {
    await postedProfile(page, { fields: { recipient_name }, ideas: [], complete: false })
  }
  await page.goto('/portal/profile')
  await searchField(page).pressSequentially('aNN/')
  await expect(page.getByRole('heading', { name: 'No one called “aNN/”' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(card(page, 'Hannah')).toBeVisible()
  await expect(card(page, 'Otto')).toBeHidden()
  await expect(page).toHaveURL(/\?search=aNN$/)
  await page.reload()
  await expect(searchField(page)).toHaveValue('aNN')
  await expect(card(page, 'Otto')).toBeHidden()

  await test.step('what is done comes back to the search', async () => {
    await card(page, 'Hannah').getByRole('link', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Hannah' })
    await expect(question).toContainText('Are you sure you want to delete this gift profile?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Gift profile deleted successfully')).toHaveCount(1)
    await expect(card(page, 'Hannah')).toBeHidden()
    await expect(page).toHaveURL(/\?search=aNN$/)
    await expect(page.getByRole('list', { name: 'Profiles' }), 'the focus is not lost').toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Hannah')).toBeVisible()
    await expect(page).toHaveURL(/\?search=aNN$/)
  })
})

test('a badge changes at once, and changes back when saving fails', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 500/, 'the test cuts the line, and breaks an answer')
  await signInWithProfile(page, { fields: { recipient_name: 'Anna' }, complete: false })
  await postedProfile(page, { fields: { recipient_name: 'Otto' }, complete: false })
  await page.goto('/portal/profile')
  const status = '**/portal/profile/*/status.data*'

  await test.step('before the server has answered', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(status, async (route) => {
      await held
      await route.continue()
    })
    await badge(page, 'Anna').click()
    await expect(badge(page, 'Anna')).toHaveText('Complete')
    await badge(page, 'Otto').click()
    await expect(badge(page, 'Otto')).toHaveText('Complete')
    answer()
    await expect(toast(page, 'Profile status updated successfully')).toHaveCount(2)
    await page.unroute(status)
    await page.reload()
    await expect(badge(page, 'Anna')).toHaveText('Complete')
    await expect(badge(page, 'Otto')).toHaveText('Complete')
  })

  for (const [how, fail] of [
    ['the line is cut', { abort: true }],
    ['the server breaks', { abort: false }],
  ] as const) {
    await test.step(how, async () => {
      await page.route(status, (route) =>
        fail.abort ? route.abort() : route.fulfill({ status: 500, body: 'broken' }),
      )
      await badge(page, 'Anna').click()
      await expect(toast(page, 'Failed to update profile status')).toHaveCount(1)
      await expect(badge(page, 'Anna')).toHaveText('Complete')
      await page.unroute(status)
      await page.reload()
      await awake(page)
    })
  }

  await test.step('a delete that fails leaves the profile on the list', async () => {
    const deleting = '**/portal/profile/*/delete.data*'
    await page.route(deleting, (route) => route.abort())
    await card(page, 'Anna').getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Failed to delete profile')).toHaveCount(1)
    await expect(card(page, 'Anna')).toBeVisible()
  })
})

test('the dialogs of the list ask and lead on, and what cannot be had is said once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, 'the test cuts the line')
  const done = await signInWithProfile(page, { fields: { recipient_name: 'Anna' } })
  const open = await postedProfile(page, { fields: { recipient_name: 'Otto' }, complete: false })
  const empty = await postedProfile(page, { fields: { recipient_name: 'Mia' }, ideas: [], complete: false })
  await page.goto('/portal/settings')

  await test.step('a list that cannot be had says so once, and Try again brings it', async () => {
    const list = '**/portal/profile.data*'
    await page.route(list, (route) => route.abort())
    await page.getByRole('link', { name: 'My Profiles' }).click()
    await expect(page.getByRole('alert').getByText('Failed to fetch profiles')).toBeVisible()
    await expect(toast(page, 'Failed to fetch profiles')).toHaveCount(1)
    await page.unroute(list)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(card(page, 'Anna')).toBeVisible()
  })

  await test.step('the edit dialog leads to details and to suggestions, by hand once complete', async () => {
    for (const [name, { id }, words, mode] of [
      ['Anna', done, 'Edit Gift Suggestions', 'manual'],
      ['Otto', open, 'Edit Gift Suggestions', 'ai'],
      ['Mia', empty, 'Generate Gift Suggestions', 'ai'],
    ] as const) {
      await card(page, name).getByRole('link', { name: 'Edit', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
      await expect(dialog.getByRole('link', { name: 'Edit Profile Details' })).toHaveAttribute(
        'href',
        `/portal/edit/${id}`,
      )
      await expect(dialog.getByRole('link', { name: words })).toHaveAttribute(
        'href',
        `/portal/suggestions/${id}?mode=${mode}`,
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('completing a profile without ideas asks first', async () => {
    const dialog = page.getByRole('dialog', { name: 'Set Mia to Complete?' })
    await badge(page, 'Mia').click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(badge(page, 'Mia')).toHaveText('Incomplete')
    await expect(badge(page, 'Mia')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Complete means that everyone with the link can open the page')
    await expect(dialog.getByRole('link', { name: 'Generate Suggestions' })).toHaveAttribute(
      'data-tone',
      'ribbon',
    )
    await dialog.getByRole('button', { name: 'Set to Complete' }).click()
    await expect(badge(page, 'Mia')).toHaveText('Complete')
    await expect(toast(page, 'Profile status updated successfully')).toHaveCount(1)
  })
})
