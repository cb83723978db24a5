import type { Page } from '@playwright/test'
import { signIn, signInWithProfile } from '../accounts.ts'
import { takedownPath } from '../every-screen/form-screens.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfile, postedProfile, takeByPost } from '../profiles.ts'
import { awake, toast } from '../toasts.ts'
import { PASSWORD } from '#test/make.ts'

test('leaving a form with something typed asks first, and only then, also when it was typed before JavaScript had taken over', async ({
  page,
}) => {
  const { id, slug } = await signInWithProfile(page, {
    ideas: ['A kite'],
    fields: { accepts_messages: 'on' },
  })
  const question = page.getByRole('dialog', { name: /^Leave without (saving|sending)\?$/ })

  for (const [address, label, before, way, where] of [
    ['/create-gift-profile', 'Recipient name', '', 'Dashboard', '/portal/profile'],
    [`/portal/edit/${id}`, 'Hobbies', 'gardening, crosswords', 'Dashboard', '/portal/profile'],
    [`/portal/suggestions/${id}?mode=manual`, 'Suggestion 1', 'A kite', 'Dashboard', '/portal/profile'],
    [`/gift/${slug}/message`, 'Your message', '', 'Cancel', `/gift/${slug}`],
    [`/report?page=/gift/${slug}`, 'In your words', '', 'Cancel', `/gift/${slug}`],
    [takedownPath(id), 'Reason, for its owner', '', 'Dashboard', '/portal/profile'],
  ] as const) {
    await test.step(address, async () => {
      const leave = () => page.getByRole('link', { name: way }).click()
      const field = page.getByLabel(label, { exact: true })
      let letScriptsCome = () => {}
      const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await field.fill('typed early')
      letScriptsCome()
      await isReady(page)
      await page.unroute('**/assets/*.js')
      await leave()
      await expect(question.getByRole('button', { name: 'Stay here' })).toHaveAttribute('data-tone', 'ribbon')
      await expect(question.getByRole('button', { name: 'Leave' })).toHaveAttribute('data-tone', 'danger')
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(field).toHaveValue('typed early')
      await leave()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(where)

      await page.goBack()
      await expect(field, 'what was left is gone').toHaveValue(before)
      await leave()
      await expect(page).toHaveURL(where)

      await page.goBack()
      await field.fill('typed late')
      await leave()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(field).toHaveValue('typed late')
      await field.fill(before)
      await leave()
      await expect(page).toHaveURL(where)
    })
  }
})

test('the question stays when the page hears of something new, and its answer counts', async ({
  page,
  another,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp', 'A rug'] })
  const visitor = await another()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const taken = page.locator('.idea-line').filter({ hasText: 'Taken' })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await isReady(page)

  await test.step('what a visitor takes meanwhile is nothing that the owner typed', async () => {
    await takeByPost(visitor, slug, 'A kite')
    await expect(taken, 'the page knows').toHaveCount(1)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Edit Suggestions' }).click()
  })

  for (const [idea, count, answer] of [
    ['A lamp', 2, 'Stay here'],
    ['A rug', 3, 'Leave'],
  ] as const) {
    await page.getByLabel('Suggestion 3', { exact: true }).fill('A drum')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(question).toBeVisible()
    await takeByPost(visitor, slug, idea)
    await expect(taken, 'the page knows').toHaveCount(count)
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toBeHidden()
  }
  await expect(page).toHaveURL('/portal/profile')
})

test('what was typed when the session had ended is back after signing in', async ({ page, request }) => {
  const email = await signIn(page)
  const { id } = await postedProfile(page, { ideas: ['A kite'] })
  // Another device of the same person.
  await request.post('/signin', { form: { email, password: PASSWORD } })

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
      expect((await request.post('/portal/settings/sessions', { form: { all: 'on' } })).status()).toBe(200)

      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL('/signin')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
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

test('whoever follows a link that gets no answer stays on the page with what was typed, and is told', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|status of 502|turbo-stream/, 'no answer comes')
  await signIn(page)
  const visitor = await another()
  const link = (browser: Page, name: string) =>
    browser.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
  const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await visitor.goto('/signup')
  await awake(visitor)
  await link(visitor, 'Sign In')
  await expect(visitor).toHaveURL('/signin')

  for (const [browser, address, label, follow] of [
    [visitor, '/signin', 'Email', () => link(visitor, 'Sign Up')],
    [visitor, '/signin', 'Email', () => visitor.goBack()],
    [visitor, '/reset-password', 'Email', () => link(visitor, 'Sign Up')],
    [page, '/quiz/start', 'Your name', () => link(page, 'Privacy')],
  ] as const) {
    await test.step(address, async () => {
      if (!browser.url().endsWith(address)) await browser.goto(address)
      await awake(browser)
      const field = browser.getByRole('textbox', { name: label })
      await field.fill('typed with care')
      await browser.route('**/*.data*', (route) =>
        browser === page ? route.fulfill(badGateway) : route.abort(),
      )
      const asked = browser.waitForRequest(/\.data/)
      await follow()
      await asked
      await expect(toast(browser, 'We got no answer. Please try again.').first()).toBeVisible()
      await expect(browser).toHaveURL(address)
      await expect(field).toHaveValue('typed with care')
      await browser.unroute('**/*.data*')
    })
  }
  await link(page, 'Privacy')
  await expect(page).toHaveURL('/privacy')

  await test.step('also what was posted before, and what came of it', async () => {
    await visitor.goto('/create-gift-profile')
    await awake(visitor)
    await fillProfile(visitor)
    await visitor.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(visitor.getByRole('link', { name: 'Create Account' })).toBeVisible()
    await visitor.route('**/*.data*', (route) => route.abort())
    await link(visitor, 'Create Account')
    await expect(toast(visitor, 'We got no answer. Please try again.').first()).toBeVisible()
    await expect(visitor.getByLabel('Recipient name')).toHaveValue('Grandma Rosemary')
    await visitor.unroute('**/*.data*')
    await link(visitor, 'Create Account')
    await expect(visitor).toHaveURL('/signup')
  })
})

/** Waits for JavaScript to take a page over; one that follows live changes is never without a request. */
async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
