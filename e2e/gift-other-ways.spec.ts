import type { Page } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { complaintsAbout } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { ideaOn, post, takeButton, takeByPost, takenButton } from './profiles.ts'
import { awake, said, toast } from './toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp']

test('filtering, passing on, the code and paper with the keyboard alone', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  await takeByPost(owner, slug, 'A lamp')
  const visitor = await another(PHONE)
  await visitor.goto(`/gift/${slug}`)
  await awake(visitor)
  const { keyboard } = visitor

  await tabTo(visitor, visitor.getByRole('link', { name: 'Free' }))
  await keyboard.press('Enter')
  await expect(ideaOn(visitor, 'A lamp')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Free' })).toBeFocused()

  await tabTo(visitor, visitor.getByRole('button', { name: 'Copy URL' }))
  await keyboard.press('Enter')
  await expect(toast(visitor, 'Profile URL copied to clipboard')).toBeVisible()

  await tabTo(visitor, visitor.getByText('QR code', { exact: true }))
  await keyboard.press('Enter')
  await expect(visitor.getByRole('img', { name: /^QR code that leads/ })).toBeVisible()

  await tabTo(visitor, visitor.getByRole('link', { name: 'Print' }))
  await keyboard.press('Enter')
  await expect(visitor.getByText('Ready for paper')).toBeVisible()
})

test('without JavaScript and with the keyboard alone, who confirms second is told so and sees what is free', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitors = [
    await another({ ...PHONE, javaScriptEnabled: false }),
    await another({ ...PHONE, javaScriptEnabled: false }),
  ]
  for (const visitor of visitors) {
    await visitor.goto(`/gift/${slug}`)
    await tabTo(visitor, takeButton(visitor, 'A kite'))
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { name: 'Mark as taken?' })).toBeVisible()
  }
  for (const [at, visitor] of visitors.entries()) {
    await tabTo(visitor, visitor.getByRole('button', { name: 'Yes, mark as taken' }))
    await visitor.keyboard.press('Enter')
    const words = at === 0 ? 'Gift marked as taken' : 'Someone has just taken this gift'
    await expect(said(visitor, words)).toBeVisible()
    await expect(takenButton(visitor, 'A kite')).toBeDisabled()
    await expect(takeButton(visitor, 'A lamp')).toBeEnabled()
  }
})

test('a tag turns over when it is taken, and does not for those who ask for less motion', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const lasting: number[] = []
  for (const [at, reducedMotion] of (['no-preference', 'reduce'] as const).entries()) {
    const visitor = await another({ ...PHONE, reducedMotion })
    await visitor.goto(`/gift/${slug}`)
    await awake(visitor)
    await takeButton(visitor, IDEAS[at] ?? '').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    const turned = visitor.locator('[data-turned=true]')
    await expect(turned).toBeVisible()
    lasting.push(await turned.evaluate((tag) => parseFloat(getComputedStyle(tag).animationDuration)))
  }
  expect(lasting[0]).toBeGreaterThan(0.2)
  expect(lasting[1]).toBeLessThan(0.001)
})

test('a page that is open when its profile is deleted turns away by itself, and so does the next visit', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 404/, 'a deleted profile is answered with its status')
  const { id, slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another(PHONE)
  const listening = visitor.waitForResponse(`**/gift/${slug}/live`)
  await visitor.goto(`/gift/${slug}`)
  await listening
  await post(owner, `/portal/profile/${id}/delete`)
  await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toBeVisible()
  await expect(visitor.getByText('A kite')).toHaveCount(0)
  expect((await visitor.goto(`/gift/${slug}`))?.status()).toBe(404)
  await expect(visitor.getByText('Profile not found', { exact: true })).toBeVisible()
})

test('axe has nothing to say of what a live page tells while it is open', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, 'the stream cannot be had')
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })

  await test.step('that somebody was faster', async () => {
    const visitor = await another(PHONE)
    await visitor.goto(`/gift/${slug}`)
    await awake(visitor)
    await takeButton(visitor, 'A kite').tap()
    await expect(visitor.getByRole('dialog', { name: 'Mark as taken?' })).toBeVisible()
    await takeByPost(owner, slug, 'A kite')
    await expect(visitor.getByRole('dialog', { name: 'Someone has just taken this gift' })).toBeVisible()
    await passesAxe(visitor)
  })

  await test.step('that its connection is lost', async () => {
    const visitor = await another(PHONE)
    await visitor.route(`**/gift/${slug}/live`, (route) => route.abort())
    await visitor.clock.install()
    const refused = visitor.waitForEvent('requestfailed')
    await visitor.goto(`/gift/${slug}`)
    await refused
    await visitor.clock.runFor(11_000)
    await expect(visitor.getByRole('status').filter({ hasText: 'Connection lost' })).toBeVisible()
    await passesAxe(visitor)
  })
})

/** In both themes. */
async function passesAxe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await complaintsAbout(page)).toEqual([])
  }
}
