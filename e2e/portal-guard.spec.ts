import { sendAuthForm, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { postedProfile } from './profiles.ts'

test('nobody gets into the portal, and signing in leads to what was wanted', async ({ page, another }) => {
  const email = await signIn(page)
  const { id } = await postedProfile(page)
  for (const path of ['/portal/settings', `/portal/edit/${id}`, `/portal/suggestions/${id}?mode=manual`]) {
    const stranger = await another()
    await stranger.goto(path)
    await expect(stranger).toHaveURL('/signin')
    await sendAuthForm(stranger, 'Sign In', email)
    await expect(stranger).toHaveURL(path)
  }
})

test('the portal’s navigation leads to My Profiles and Settings and says where one is', async ({ page }) => {
  await signIn(page)
  await page.goto('/portal/profile')
  const navigation = page.getByRole('navigation', { name: 'Portal' })
  await navigation.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/portal/settings')
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Settings')
  await navigation.getByRole('link', { name: 'My Profiles' }).click()
  await expect(page).toHaveURL('/portal/profile')
  await expect(navigation.locator('[aria-current=page]')).toHaveText('My Profiles')
  await expect(page.getByRole('heading', { name: 'Who is the first gift for?' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create Gift Profile' }).click()
  await expect(page).toHaveURL('/create-gift-profile')
})
