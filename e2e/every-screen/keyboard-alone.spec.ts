import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from './keyboard.ts'
import { takeButton, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

test('an idea is taken, and the page filtered, passed on and printed, with the keyboard alone', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const visitor = await another()
  await visitor.goto(`/gift/${slug}`)
  const dialog = visitor.getByRole('dialog')

  await test.step('the first stop skips to the content', async () => {
    await visitor.keyboard.press('Tab')
    await expect(visitor.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await visitor.keyboard.press('Enter')
  })

  await test.step('Esc closes the question, and the focus is where it was', async () => {
    await tabTo(visitor, takeButton(visitor, 'A kite'))
    await visitor.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await visitor.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(takeButton(visitor, 'A kite')).toBeFocused()
  })

  await test.step('the focus stays in the question while it is asked', async () => {
    await visitor.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 6; stop++) {
      await visitor.keyboard.press('Tab')
      const outside = await visitor.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
  })

  await test.step('confirming takes it, and the focus is not lost', async () => {
    await tabTo(visitor, dialog.getByRole('button', { name: 'Yes, mark as taken' }))
    await visitor.keyboard.press('Enter')
    await expect(toast(visitor, 'Gift marked as taken')).toBeVisible()
    await expect(takenButton(visitor, 'A kite')).toBeDisabled()
    const focused = visitor.locator(':focus')
    await expect(focused, 'something near the idea has the focus').toHaveCount(1)
    expect(await focused.evaluate((element) => element.closest('main') !== null)).toBe(true)
  })

  await test.step('the next idea is a few stops away', async () => {
    await tabTo(visitor, takeButton(visitor, 'A lamp'), 4)
  })

  await test.step('the link is copied, the code opens, and Print leads to paper', async () => {
    await tabTo(visitor, visitor.getByRole('button', { name: 'Copy URL' }))
    await visitor.keyboard.press('Enter')
    await expect(toast(visitor, 'Profile URL copied to clipboard')).toBeVisible()
    await tabTo(visitor, visitor.locator('summary', { hasText: 'More' }))
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('img', { name: /^QR code that leads/ })).toBeVisible()
    await tabTo(visitor, visitor.getByRole('link', { name: 'Print' }))
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByText('Ready for paper')).toBeVisible()
  })
})
