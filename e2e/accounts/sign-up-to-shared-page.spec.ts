import { newEmail, openMailedLink, sendSignIn, sendSignUp } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfile, visibilitySwitch } from '../profiles.ts'
import { toast } from '../toasts.ts'

test('from sign-up to a link in the clipboard', async ({ page, server, another }) => {
  const email = newEmail()

  await test.step('sign up, and find the mail in the outbox', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await sendSignUp(page, email)
    await expect(toast(page, 'Check your email to confirm your account')).toBeVisible()
    await openMailedLink(page, server, email)
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  })

  await test.step('signed in by the link, go to the dashboard', async () => {
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/portal/profile')
  })

  await test.step('sign in', async () => {
    await page.context().clearCookies()
    await sendSignIn(page, email)
    await expect(toast(page, 'Successfully signed in')).toBeVisible()
    await expect(page).toHaveURL('/portal/profile')
  })

  await test.step('create a profile with every field', async () => {
    await page.getByRole('link', { name: 'Create Gift Profile' }).click()
    await fillProfile(page, { occasion_type: 'other', other_occasion: 'Retirement' })
    const notes = visibilitySwitch(page, 'Additional notes')
    await expect(notes).toBeChecked()
    await notes.uncheck()
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(toast(page, 'Gift profile created successfully!')).toBeVisible()
  })

  await test.step('fifteen ideas, each with a shop link', async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Skip for now' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Generate Suggestions' }).click()
    await expect(page.getByRole('heading', { name: 'Gift Suggestions for Grandma Rosemary' })).toBeVisible()
    const ideas = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    await expect(ideas).toHaveCount(15)
    await expect(toast(page, 'Gift suggestions generated successfully')).toBeVisible()
    for (const link of await ideas.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.com\/s\?k=\S+$/)
    }
  })

  await test.step('edit and save them', async () => {
    await page.getByRole('link', { name: 'Edit Suggestions' }).click()
    await page.getByLabel('Suggestion 1', { exact: true }).fill('A hand-made birdhouse & seeds')
    await page.getByRole('button', { name: 'Remove suggestion 2', exact: true }).click()
    await page.getByRole('button', { name: 'Add Suggestion' }).click()
    await page.getByLabel('Suggestion 15', { exact: true }).fill('One line of my own')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Gift suggestions saved successfully')).toBeVisible()
    await expect(page.getByText('A hand-made birdhouse & seeds')).toBeVisible()
    await expect(page.getByText('One line of my own')).toBeVisible()
  })

  await test.step('set it Complete by its badge', async () => {
    await page.getByRole('link', { name: 'Back to Profiles' }).click()
    await expect(page.getByText('Dec 12, 2026')).toBeVisible()
    await page.getByRole('button', { name: 'Incomplete' }).click()
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
    await expect(toast(page, 'Profile status updated successfully')).toBeVisible()
  })

  await test.step('copy the link; it opens for somebody without an account', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${server.url}/gift/grandma-rosemary-[a-z0-9]{12}$`))
    const visitor = await another()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gift ideas for Grandma Rosemary')
    await expect(visitor.getByText('Retirement, December 12, 2026')).toBeVisible()
    await expect(visitor.getByText('A hand-made birdhouse & seeds')).toBeVisible()
    await expect(visitor.getByText('No chocolate')).toHaveCount(0)
  })
})
