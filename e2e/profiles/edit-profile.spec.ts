import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { post, visibilitySwitch } from '../profiles.ts'
import { awake, toast } from '../toasts.ts'

const openFromList = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('link', { name: 'Edit Profile Details' }).click()
}

/** Holds every answer to this address until it is told to let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return () => release()
}

test('a spinner while the profile loads, Updating... while it is saved, and then the list says so', async ({
  page,
}) => {
  const { id } = await signInWithProfile(page)
  await page.goto('/portal/profile')

  await test.step('the spinner', async () => {
    const letGo = await hold(page, `**/portal/edit/${id}.data*`)
    await openFromList(page)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Gift Profile' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  })

  await test.step('Cancel leads back to the list and changes nothing', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/portal/profile')
    await openFromList(page)
  })

  await test.step('every field is as stored, and is stored as changed', async () => {
    await expect(page.getByLabel('Recipient name')).toHaveValue('Grandma Rosemary')
    await expect(page.getByLabel('Occasion date')).toHaveValue('2026-12-12')
    await page.getByLabel('Recipient name').fill('Grandpa Basil')
    await page.getByLabel('Occasion type').selectOption('Anniversary')
    await page.getByLabel('Occasion date').fill('2027-03-01')
    await page.getByLabel('Hobbies', { exact: true }).fill('fishing\nwhittling')
    await visibilitySwitch(page, 'Age group').uncheck()
    const letGo = await hold(page, `**/portal/edit/${id}.data*`)
    await page.getByRole('button', { name: 'Update Profile' }).click()
    const busy = page.getByRole('button', { name: 'Updating...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click({ force: true })
    letGo()
    await expect(page).toHaveURL('/portal/profile')
    await expect(toast(page, 'Profile updated successfully')).toHaveCount(1)
    await expect(page.getByText('Mar 1, 2027')).toBeVisible()
  })
})

test('two tabs that edit one profile: the second is told and loses nothing it typed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (404|409|422)/, 'what is refused is answered with its status')
  const { id } = await signInWithProfile(page)
  const second = await page.context().newPage()
  for (const tab of [page, second]) await tab.goto(`/portal/edit/${id}`)
  const hobbiesOn = (tab: Page) => tab.getByLabel('Hobbies', { exact: true })
  const update = (tab: Page) => tab.getByRole('button', { name: 'Update Profile' }).click()

  await hobbiesOn(page).fill('sailing')
  await update(page)
  await expect(toast(page, 'Profile updated successfully')).toHaveCount(1)

  await hobbiesOn(second).fill('rowing')
  await update(second)
  const conflict = 'This was changed in another window in the meantime.'
  await expect(toast(second, conflict)).toHaveCount(1)
  await expect(second.getByRole('alert').filter({ hasText: conflict })).toBeVisible()
  await expect(hobbiesOn(second)).toHaveValue('rowing')

  await test.step('again is no way round it', async () => {
    const [answer] = await Promise.all([
      second.waitForResponse((one) => one.request().method() === 'POST'),
      update(second),
    ])
    expect(answer.status()).toBe(409)
  })

  await test.step('the newer version is a link away, once it is certain that the text may go', async () => {
    second.once('dialog', (dialog) => void dialog.accept())
    await second.getByRole('link', { name: 'Load the newer version' }).click()
    await expect(hobbiesOn(second)).toHaveValue('sailing')
  })

  await test.step('a profile that is deleted while it is edited: saving says so and leads to the list', async () => {
    await hobbiesOn(second).fill('rowing')
    await post(second, `/portal/profile/${id}/delete`)
    await update(second)
    await expect(toast(second, 'Profile not found')).toHaveCount(1)
    await expect(second).toHaveURL('/portal/profile')
  })
})

test('a profile that cannot be had leads back to the list, which says so', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 500/, 'the test cuts the line, and breaks an answer')
  await page.clock.install()
  const { id } = await signInWithProfile(page)
  await page.goto('/portal/profile')
  await awake(page)
  const failed = toast(page, 'Failed to load profile')
  for (const [screen, how, open] of [
    ['edit', 'cut', () => openFromList(page)],
    ['share', 'broken', () => page.getByRole('link', { name: 'Share' }).click()],
    ['suggestions', 'cut', () => page.getByRole('link', { name: 'Grandma Rosemary' }).click()],
  ] as const) {
    await test.step(`${screen}, ${how}`, async () => {
      await page.route(`**/portal/${screen}/${id}.data*`, (route) =>
        how === 'cut' ? route.abort() : route.fulfill({ status: 500, body: 'broken' }),
      )
      await open()
      await expect(failed).toHaveCount(1)
      if (screen === 'suggestions') {
        await expect(page.getByRole('alert').getByText('Failed to load profile')).toBeVisible()
        await page.clock.fastForward(2_000)
      }
      await expect(page).toHaveURL('/portal/profile')
      await expect(page.getByRole('heading', { name: 'My Profiles' })).toBeVisible()
      await page.clock.fastForward(4_000)
      await expect(failed).toHaveCount(0)
    })
  }
})
