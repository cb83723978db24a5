import type { Page } from '@playwright/test'
import { signIn, signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { post, postedProfile } from './profiles.ts'
import { awake, toast } from './toasts.ts'

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Profiles' }).getByRole('listitem').filter({ hasText: name })
const badge = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^(C|Inc)omplete$/ })
const searchField = (page: Page) => page.getByLabel('Search by recipient name')

test('the list is searched by keyboard, and the search stays in the address', async ({ page }) => {
  await signIn(page)
  for (const recipient_name of ['Anna', 'Hannah', 'Otto']) {
    await postedProfile(page, { fields: { recipient_name }, ideas: [], complete: false })
  }
  await page.goto('/portal/profile')
  await expect(page.getByText('Ctrl K')).toBeVisible()
  await page.keyboard.press('k')
  await expect(searchField(page), 'a key alone does nothing').not.toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('aNN/')
  await expect(page.getByRole('heading', { name: 'No one called “aNN/”' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(card(page, 'Hannah')).toBeVisible()
  await expect(card(page, 'Otto')).toBeHidden()
  await expect(page).toHaveURL(/\?search=aNN$/)
  await page.reload()
  await expect(searchField(page)).toHaveValue('aNN')
  await expect(card(page, 'Otto')).toBeHidden()

  await test.step('what is done comes back to the search, and the keys do nothing while a dialog asks', async () => {
    await card(page, 'Hannah').getByRole('link', { name: 'Delete' }).click()
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).not.toBeFocused()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
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

test('a list that cannot be had says so once, and Try again brings it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/, 'the test cuts the line')
  await signInWithProfile(page, { fields: { recipient_name: 'Anna' } })
  await page.goto('/portal/settings')
  const list = '**/portal/profile.data*'
  await page.route(list, (route) => route.abort())
  await page.getByRole('link', { name: 'My Profiles' }).click()
  await expect(page.getByRole('alert').getByText('Failed to fetch profiles')).toBeVisible()
  await expect(toast(page, 'Failed to fetch profiles')).toHaveCount(1)
  await page.unroute(list)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(card(page, 'Anna')).toBeVisible()
})

test('completing a profile without ideas asks first', async ({ page }) => {
  await signInWithProfile(page, { fields: { recipient_name: 'Anna' }, ideas: [], complete: false })
  await page.goto('/portal/profile')
  const dialog = page.getByRole('dialog', { name: 'Set Anna to Complete?' })
  await badge(page, 'Anna').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(badge(page, 'Anna')).toHaveText('Incomplete')
  await expect(badge(page, 'Anna')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Complete means that whoever has the link can open the page')
  await expect(dialog.getByRole('link', { name: 'Generate Suggestions' })).toHaveAttribute(
    'data-tone',
    'ribbon',
  )
  await dialog.getByRole('button', { name: 'Set to Complete' }).click()
  await expect(badge(page, 'Anna')).toHaveText('Complete')
  await expect(toast(page, 'Profile status updated successfully')).toHaveCount(1)
})

test('the edit dialog leads to details and to suggestions, by hand once complete', async ({ page }) => {
  const done = await signInWithProfile(page, { fields: { recipient_name: 'Anna' } })
  const open = await postedProfile(page, { fields: { recipient_name: 'Otto' }, complete: false })
  const empty = await postedProfile(page, { fields: { recipient_name: 'Mia' }, ideas: [], complete: false })
  await page.goto('/portal/profile')
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

test('the occasion date is the same day everywhere; a passed one is marked', async ({ page, another }) => {
  await signIn(page)
  const year = new Date().getUTCFullYear()
  await postedProfile(page, { fields: { recipient_name: 'Anna', occasion_date: `${year + 1}-01-01` } })
  await postedProfile(page, { fields: { recipient_name: 'Otto', occasion_date: '2020-02-29' } })
  const storageState = await page.context().storageState()
  for (const timezoneId of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    const there = await another({ timezoneId, storageState })
    await there.goto('/portal/profile')
    await awake(there)
    await expect(card(there, 'Anna'), timezoneId).toContainText(`Birthday, Jan 1, ${year + 1}`)
    await expect(card(there, 'Anna')).toContainText(/in \d+ days|tomorrow/)
    await expect(card(there, 'Otto'), timezoneId).toContainText('Birthday, Feb 29, 2020')
    await expect(card(there, 'Otto').locator('strong')).toBeVisible()
  }
})

test('a profile deleted in another tab is said to be gone, once', async ({ page }) => {
  const { id } = await signInWithProfile(page, { fields: { recipient_name: 'Anna' } })
  await page.goto('/portal/profile')
  await post(page, `/portal/profile/${id}/delete`)
  await badge(page, 'Anna').click()
  await expect(toast(page, 'Profile not found')).toHaveCount(1)
  await expect(card(page, 'Anna')).toBeHidden()
})
