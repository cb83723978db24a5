import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../every-screen/keyboard.ts'
import { post, takeButton, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

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

  await test.step('an idea that is taken while another is asked for stays, and the owner is told', async () => {
    const idea = (await titles.nth(2).textContent()) ?? ''
    await page.route('**/renew.data*', async (route) => {
      await takeByPost(visitor, slug, idea)
      await route.continue()
    })
    const asked = page.getByRole('listitem').filter({ hasText: idea })
    await asked.getByRole('button', { name: 'Another idea instead' }).click()
    await expect(toast(page, 'Someone has just taken this gift')).toHaveCount(1)
    await expect(page.getByText(idea, { exact: true })).toBeVisible()
    await expect(takenButton(visitor, idea)).toBeVisible()
    await page.unroute('**/renew.data*')
  })

  await test.step('the owner makes what is taken available again, and visitors see it at once', async () => {
    await expect(page.getByText('2 of 15 are taken.')).toBeVisible()
    await page.getByRole('button', { name: 'Make available again' }).first().click()
    await expect(toast(page, 'Available again')).toBeVisible()
    await expect(takeButton(visitor, kept)).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Make available again' })).toHaveCount(1)
  })
})
