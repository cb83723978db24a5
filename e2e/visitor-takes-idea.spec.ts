import type { Page } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { ideaOn, takeButton, takenButton } from './profiles.ts'
import { toast } from './toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite for windy days', 'A reading lamp', 'Seeds & a small pot']

test('a visitor on a phone takes an idea, and everybody else sees it', async ({ page, another }) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  const watchers = [await another(PHONE), await another()]
  for (const who of [visitor, ...watchers]) await who.goto(`/gift/${slug}`)
  await Promise.all(watchers.map(stay))

  await test.step('reads the ideas and opens a shop link', async () => {
    for (const idea of IDEAS) await expect(takeButton(visitor, idea)).toBeVisible()
    const link = ideaOn(visitor, 'Seeds & a small pot').getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://www.amazon.com/s?k=Seeds+%26+a+small+pot')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await visitor.context().route('https://www.amazon.com/**', (route) => route.fulfill({ body: 'the shop' }))
    const shop = visitor.context().waitForEvent('page')
    await link.tap()
    await expect((await shop).getByText('the shop')).toBeVisible()
    await (await shop).close()
  })

  await test.step('is asked first, and may say no', async () => {
    await takeButton(visitor, 'A reading lamp').tap()
    const dialog = visitor.getByRole('dialog', { name: 'Mark as taken?' })
    await expect(dialog).toContainText('A reading lamp')
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
    await expect(takeButton(visitor, 'A reading lamp')).toBeEnabled()
  })

  await test.step('takes it', async () => {
    await takeButton(visitor, 'A reading lamp').tap()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).tap()
    await expect(toast(visitor, 'Gift marked as taken')).toBeVisible()
    await expect(takenButton(visitor, 'A reading lamp')).toBeDisabled()
    await expect(takeButton(visitor, 'A kite for windy days')).toBeEnabled()
  })

  await test.step('the others see it by themselves', async () => {
    for (const watcher of watchers) {
      await expect(takenButton(watcher, 'A reading lamp')).toBeDisabled()
      expect(await stayed(watcher)).toBe(true)
    }
  })
})

test('who confirms second is told that somebody was faster', async ({ page, another, allowConsole }) => {
  allowConsole(/ERR_FAILED/, 'the second hears nothing of the first')
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const [first, second] = [await another(PHONE), await another(PHONE)]
  await second.route(/\/live$/, (route) => route.abort())
  for (const who of [first, second]) {
    await who.goto(`/gift/${slug}`)
    await takeButton(who, 'A kite for windy days').tap()
    await expect(who.getByRole('dialog')).toBeVisible()
  }
  await first.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(toast(first, 'Gift marked as taken')).toBeVisible()
  await second.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(toast(second, 'Someone has just taken this gift')).toBeVisible()
  await expect(takenButton(second, 'A kite for windy days')).toBeDisabled()
})

test('an open page closes when its profile is no longer complete', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/403 \(Forbidden\).*\/gift\//, 'the open page asks again, and is refused')
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await visitor.goto(`/gift/${slug}`)
  await expect(takeButton(visitor, 'A reading lamp')).toBeVisible()
  await page.goto('/portal/profile')
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toBeVisible()
  await expect(visitor.getByText('A reading lamp')).toHaveCount(0)
})

/** Marks the document; a reload would lose the mark. */
function stay(page: Page): Promise<unknown> {
  return page.evaluate(() => document.documentElement.setAttribute('data-stayed', ''))
}

function stayed(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-stayed'))
}
