import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { post, postedProfile, takeButton, takeByPost } from './profiles.ts'
import { toast } from './toasts.ts'

test('another idea instead of one, and other ideas for the free ones', async ({ page, another }) => {
  const { id, slug } = await signInWithProfile(page, { ideas: [], complete: false })
  await post(page, `/portal/suggestions/${id}/generate`)
  await post(page, `/portal/profile/${id}/status`, { status: 'complete' })
  await page.goto(`/portal/suggestions/${id}`)
  const titles = page.getByRole('main').locator('.tag-title')
  await expect(titles).toHaveCount(15)
  const before = await titles.allTextContents()
  const visitor = await another()
  await visitor.goto(`/gift/${slug}`)
  const done = toast(page, 'Gift suggestions generated successfully')

  await test.step('one, with the keyboard alone; visitors see it at once', async () => {
    const button = page.getByRole('button', { name: 'Another idea instead' }).nth(2)
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(done).toHaveCount(1)
    await expect(titles.nth(2)).not.toHaveText(before[2] ?? '')
    await expect(button, 'the focus stays at its place').toBeFocused()
    const after = await titles.allTextContents()
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1))
    await expect(takeButton(visitor, after[2] ?? '')).toBeEnabled()
    await expect(visitor.getByText(before[2] ?? '', { exact: true })).toHaveCount(0)
  })

  const kept = (await titles.allTextContents())[0] ?? ''
  await test.step('what is taken cannot be had anew', async () => {
    await takeByPost(visitor, slug, kept)
    const first = page.getByRole('listitem').filter({ hasText: kept })
    await expect(first.getByRole('button', { name: 'Make available again' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Another idea instead' })).toHaveCount(0)
  })

  await test.step('all the free ones; the taken one stays at its place', async () => {
    const free = (await titles.allTextContents()).slice(1)
    await page.getByRole('button', { name: 'Other ideas for the free ones' }).click()
    await expect(titles.nth(1)).not.toHaveText(free[0] ?? '')
    const after = await titles.allTextContents()
    expect(after).toHaveLength(15)
    expect(new Set(after).size).toBe(15)
    expect(after[0]).toBe(kept)
    expect(after.filter((idea) => free.includes(idea))).toEqual([])
  })

  await test.step('Undo in the toast brings the ideas back, for visitors too', async () => {
    const renewed = await titles.allTextContents()
    await page.getByRole('button', { name: 'Other ideas for the free ones' }).click()
    await expect(titles.nth(1)).not.toHaveText(renewed[1] ?? '')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles).toHaveText(renewed)
    await expect(takeButton(visitor, renewed[1] ?? '')).toBeEnabled()
  })

  await test.step('what the owner wrote is not renewed', async () => {
    const own = await postedProfile(page, { ideas: ['A kite'] })
    await page.goto(`/portal/suggestions/${own.id}`)
    await expect(page.getByText('Written by you')).toBeVisible()
    await expect(page.getByRole('button', { name: /nother idea|Other ideas/ })).toHaveCount(0)
  })
})

test('an idea that is taken while another is asked for stays, and the owner is told', async ({
  page,
  another,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: [], complete: false })
  await post(page, `/portal/suggestions/${id}/generate`)
  await post(page, `/portal/profile/${id}/status`, { status: 'complete' })
  await page.goto(`/portal/suggestions/${id}`)
  const idea = (await page.locator('.tag-title').first().textContent()) ?? ''
  const visitor = await another()
  await visitor.goto(`/gift/${slug}`)
  await page.route('**/renew.data*', async (route) => {
    await takeByPost(visitor, slug, idea)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Another idea instead' }).first().click()
  await expect(toast(page, 'Someone has just taken this gift')).toHaveCount(1)
  await expect(page.getByText(idea, { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(idea, { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another idea, other ideas and what is available again', async ({ page, another }) => {
    const { id, slug } = await signInWithProfile(page, { ideas: [], complete: false })
    await post(page, `/portal/suggestions/${id}/generate`)
    await post(page, `/portal/profile/${id}/status`, { status: 'complete' })
    await page.goto(`/portal/suggestions/${id}`)
    const titles = page.locator('.tag-title')
    const before = await titles.allTextContents()
    const notice = (words: string) => page.getByRole('status').filter({ hasText: words })
    await page.getByRole('button', { name: 'Another idea instead' }).first().click()
    await expect(notice('Gift suggestions generated successfully')).toBeVisible()
    await expect(titles.first()).not.toHaveText(before[0] ?? '')
    await expect(titles.nth(1)).toHaveText(before[1] ?? '')
    await page.getByRole('button', { name: 'Other ideas for the free ones' }).click()
    await expect(titles.nth(1)).not.toHaveText(before[1] ?? '')
    const idea = (await titles.first().textContent()) ?? ''
    await takeByPost(await another(), slug, idea)
    await page.reload()
    await page.getByRole('button', { name: 'Make available again' }).click()
    await expect(notice('Available again')).toBeVisible()
  })
})
