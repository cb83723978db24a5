import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { expect, test } from '../fixtures.ts'
import { takeButton, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'
import { MESSAGES } from '#app/copy/messages.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp', 'A drum', 'A flute', 'A harp']

test('a phone is asked before its fourth idea, and the owner frees all of them in one step', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 409/, 'the fourth take is answered with a question')
  allowConsole(/status of 429/, 'and one too many is refused')
  const { id, slug, idea } = await signInWithProfile(owner, { ideas: IDEAS })
  const phone = await another(PHONE)
  await phone.goto(`/gift/${slug}`)
  for (const text of IDEAS.slice(0, 3)) await takeByPost(phone, slug, text)
  await expect(takenButton(phone, 'A drum')).toBeVisible()

  await test.step('when far too many were taken around it, it is told so in words and loses nothing', async () => {
    await refuseTakes(phone, slug)
    await takeButton(phone, 'A flute').click()
    const dialog = phone.getByRole('dialog', { name: 'Mark as taken?' })
    await dialog.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(MESSAGES.too_many_takes)
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(takeButton(phone, 'A flute')).toBeEnabled()

    await phone.goto(`/gift/${slug}/take?idea=${idea('A flute')}`)
    await phone.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(phone.getByRole('alert').filter({ hasText: MESSAGES.too_many_takes })).toBeVisible()
    await expect(takeButton(phone, 'A flute')).toBeEnabled()
    await phone.unroute(takes(slug))
  })

  await takeButton(phone, 'A flute').click()
  await phone.getByRole('button', { name: 'Yes, mark as taken' }).click()
  const question = phone.getByRole('dialog', { name: 'You took three already. This one too?' })
  await expect(question).toBeVisible()
  expect(await complaintsAbout(phone)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(takeButton(phone, 'A flute')).toBeVisible()

  await takeButton(phone, 'A flute').click()
  await phone.getByRole('button', { name: 'Yes, mark as taken' }).click()
  await question.getByRole('button', { name: 'Yes, this one too' }).click()
  await expect(takenButton(phone, 'A flute')).toBeVisible()

  await owner.goto(`/portal/suggestions/${id}`)
  await expect(owner.getByText('One device took 4 ideas')).toBeVisible()
  expect(await complaintsAbout(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Make these 4 available again' }).click()
  await expect(toast(owner, 'Available again').first()).toBeVisible()
  await expect(takeButton(phone, 'A kite')).toBeVisible()
})

const takes = (slug: string) => `**/gift/${slug}.data*`

/**
 * Has each take of a page answered as after far too many of its address; `app/routes/gift/taking/visitor-limits.test.ts` shows
 * when that is. It says so as it asks before the fourth, by another code.
 */
async function refuseTakes(page: Page, slug: string): Promise<void> {
  await page.route(takes(slug), async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const answer = await response.text()
    expect(answer).toContain('fourth_take')
    return route.fulfill({ response, status: 429, body: answer.replace('fourth_take', 'too_many_takes') })
  })
}
