import type { Page } from '@playwright/test'
import { sendSignIn, signIn, signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { fillProfile, postedProfile, takeByPost } from './profiles.ts'
import { awake, toast } from './toasts.ts'

// Scripts that a worker keeps do not wait for the network.
test.use({ serviceWorkers: 'block' })

test('leaving a form with something typed asks first, and only then', async ({ page }) => {
  const { id } = await signInWithProfile(page)
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  for (const address of ['/create-gift-profile', `/portal/edit/${id}`]) {
    await test.step(address, async () => {
      const name = page.getByLabel('Recipient name')
      const openAnew = async () => {
        await page.goto(address)
        await awake(page)
      }
      const leaveWithSomethingTyped = async () => {
        await openAnew()
        await name.fill('Somebody else')
        await page.getByRole('link', { name: 'Dashboard' }).click()
      }

      await openAnew()
      const before = await name.inputValue()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/portal/profile')

      await leaveWithSomethingTyped()
      await expect(question.getByRole('button', { name: 'Stay here' })).toHaveAttribute('data-tone', 'ribbon')
      await expect(question.getByRole('button', { name: 'Leave' })).toHaveAttribute('data-tone', 'danger')
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(name).toHaveValue('Somebody else')
      await name.fill(before)
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page).toHaveURL('/portal/profile')

      await leaveWithSomethingTyped()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/portal/profile')
    })
  }
})

test('what was typed before JavaScript had taken over counts as typed', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: ['A kite'] })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const [address, field] of [
    ['/create-gift-profile', 'Recipient name'],
    [`/portal/edit/${id}`, 'Hobbies'],
    [`/portal/suggestions/${id}?mode=manual`, 'Suggestion 1'],
  ] as const) {
    await test.step(address, async () => {
      let letScriptsCome = () => {}
      const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await page.getByLabel(field, { exact: true }).fill('typed early')
      letScriptsCome()
      await isReady(page)
      await page.unroute('**/assets/*.js')
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('typed early')
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/portal/profile')
    })
  }
})

test('what a visitor takes meanwhile is nothing that the owner typed', async ({ page, another }) => {
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await takeByPost(await another(), slug, 'A kite')
  await expect(page.getByRole('listitem').filter({ hasText: 'Taken' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit Suggestions' })).toBeVisible()
})

test('the question stays when the page hears of something new, and its answer counts', async ({
  page,
  another,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const visitor = await another()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await isReady(page)
  for (const [idea, taken, answer] of [
    ['A kite', 1, 'Stay here'],
    ['A lamp', 2, 'Leave'],
  ] as const) {
    await page.getByLabel('Suggestion 2', { exact: true }).fill('A drum')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(question).toBeVisible()
    await takeByPost(visitor, slug, idea)
    await expect(page.locator('.idea-line').filter({ hasText: 'Taken' }), 'the page knows').toHaveCount(taken)
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toBeHidden()
  }
  await expect(page).toHaveURL('/portal/profile')
})

test('saving never asks', async ({ page }) => {
  await signIn(page)
  await page.goto('/create-gift-profile')
  await fillProfile(page)
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await expect(toast(page, 'Gift profile created successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/portal/profile')
})

test('what was typed when the session had ended is back after signing in', async ({ page, another }) => {
  const email = await signIn(page)
  const { id } = await postedProfile(page, { ideas: ['A kite'] })
  const other = await another()
  await sendSignIn(other, email)

  for (const [address, field, button, message] of [
    [`/portal/edit/${id}`, 'Hobbies', 'Update Profile', 'Profile updated successfully'],
    [
      `/portal/suggestions/${id}?mode=manual`,
      'Suggestion 1',
      'Save Changes',
      'Gift suggestions saved successfully',
    ],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      await isReady(page)
      await page.getByLabel(field, { exact: true }).fill('typed with care')
      await other.goto('/portal/settings')
      await other.getByRole('button', { name: 'Sign out other devices' }).click()
      await expect(toast(other, 'Signed out on all other devices')).toBeVisible()

      await page.getByRole('button', { name: button }).click()
      await expect(page).toHaveURL('/signin')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('correct horse')
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(new RegExp(address.replace(/\?.*/, '')))
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('typed with care')
      await page.getByRole('link', { name: 'Dashboard' }).click()
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Stay here' }).click()
      await page.getByRole('button', { name: button }).click()
      await expect(toast(page, message)).toBeVisible()
    })
  }
})

/** Waits for JavaScript to take a page over; one that follows live changes is never without a request. */
async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
