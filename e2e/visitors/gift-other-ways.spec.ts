import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { takeButton } from '../profiles.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp']

test('a tag turns over when it is taken, and does not for those who ask for less motion', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await visitor.goto(`/gift/${slug}`)
  const lasting: number[] = []
  for (const [at, reducedMotion] of (['no-preference', 'reduce'] as const).entries()) {
    await visitor.emulateMedia({ reducedMotion })
    await takeButton(visitor, IDEAS[at] ?? '').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    const turned = visitor.locator('[data-turned=true]').filter({ hasText: IDEAS[at] ?? '' })
    await expect(turned).toBeVisible()
    lasting.push(await turned.evaluate((tag) => parseFloat(getComputedStyle(tag).animationDuration)))
  }
  expect(lasting[0]).toBeGreaterThan(0.2)
  expect(lasting[1]).toBeLessThan(0.001)
})
