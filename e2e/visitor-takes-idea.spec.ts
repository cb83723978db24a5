import type { Page } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { ideaOn, openFollowed, post, takeButton, takeByPost, takenButton } from './profiles.ts'
import { toast } from './toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite for windy days', 'A reading lamp', 'Seeds & a small pot']

test('a visitor on a phone takes an idea, and everybody else sees it', async ({ page, another }) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  const watchers = [page, await another(PHONE)]
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
    // What others take is said to screen readers, one's own is a toast.
    await expect(visitor.getByText('has been taken')).toHaveCount(0)
  })

  await test.step('the others see it by themselves', async () => {
    for (const watcher of watchers) {
      await expect(takenButton(watcher, 'A reading lamp')).toBeDisabled()
      expect(await stayed(watcher)).toBe(true)
    }
  })
})

test('who confirms second is told that somebody was faster, and who confirms too late that the profile is closed', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, 'the visitor hears nothing of all that')
  allowConsole(/403 \(Forbidden\).*\/gift\//, 'what is not available is answered with its status')
  const { id, slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await visitor.route(/\/live$/, (route) => route.abort())
  await visitor.goto(`/gift/${slug}`)
  await takeButton(visitor, 'A kite for windy days').tap()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await takeByPost(page, slug, 'A kite for windy days')
  await visitor.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(toast(visitor, 'Someone has just taken this gift')).toBeVisible()
  await expect(takenButton(visitor, 'A kite for windy days')).toBeDisabled()

  await takeButton(visitor, 'A reading lamp').tap()
  await post(page, `/portal/profile/${id}/status`, { status: 'incomplete' })
  await visitor.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toBeVisible()
  await expect(visitor.getByText('This gift profile is not yet complete.')).toBeVisible()
})

test('an open page closes when its profile is no longer complete', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/403 \(Forbidden\).*\/gift\//, 'the open page asks again, and is refused')
  const { id, slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await openFollowed(visitor, `/gift/${slug}`)
  await expect(takeButton(visitor, 'A reading lamp')).toBeVisible()
  await post(page, `/portal/profile/${id}/status`, { status: 'incomplete' })
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
