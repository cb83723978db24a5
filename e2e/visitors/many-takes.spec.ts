import { signInWithProfile } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { expect, test } from '../fixtures.ts'
import { takeButton, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp', 'A drum', 'A flute', 'A harp']

test('a phone is asked before its fourth idea, and the owner frees all of them in one step', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 409/, 'the fourth take is answered with a question')
  const { id, slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const phone = await another(PHONE)
  await phone.goto(`/gift/${slug}`)
  for (const text of IDEAS.slice(0, 3)) await takeByPost(phone, slug, text)
  await expect(takenButton(phone, 'A drum')).toBeVisible()

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
