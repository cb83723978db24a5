import { signInWithProfile } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, takeButton, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp', 'A drum']
const PAUSED = 'The organiser has paused taking for a while'

test('the owner frees what was taken by mistake, and pauses taking; open pages change at once, and an open question says so', async ({
  page: owner,
  another,
}) => {
  const { id, slug } = await signInWithProfile(owner, { ideas: IDEAS })
  await owner.goto(`/portal/suggestions/${id}`)
  const phone = await another(PHONE)
  await phone.goto(`/gift/${slug}`)

  await test.step('who took an idea by mistake asks for it to be freed, and the owner frees it from the open page', async () => {
    await takeButton(phone, 'A lamp').click()
    await phone.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(takenButton(phone, 'A lamp')).toBeVisible()
    await ideaOn(phone, 'A lamp').getByRole('link', { name: 'Ask the organiser to free it' }).click()
    await expect(phone.getByRole('heading', { name: 'Marked by mistake?' })).toBeVisible()
    expect(await complaintsAbout(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Ask the organiser to free it' }).click()
    await expect(toast(phone, 'The organiser has been asked').first()).toBeVisible()

    await expect(owner.getByText('The visitor who took A lamp asks you to free it.')).toBeVisible()
    expect(await complaintsAbout(owner)).toEqual([])
    await owner.getByRole('button', { name: 'Make it available again' }).click()
    await expect(takeButton(phone, 'A lamp')).toBeVisible()
  })

  await test.step('taking is paused while a question is open, and goes on', async () => {
    await takeButton(phone, 'A kite').click()
    await owner.getByRole('button', { name: 'Pause taking' }).click()
    await expect(toast(owner, 'Taking is paused').first()).toBeVisible()

    const dialog = phone.getByRole('dialog', { name: 'Taking is paused' })
    await expect(dialog).toBeVisible()
    expect(await complaintsAbout(phone)).toEqual([])
    await dialog.getByRole('button', { name: 'Back to the ideas' }).click()
    await expect(phone.getByText(PAUSED)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Mark as taken' })).toHaveCount(0)
    expect(await complaintsAbout(phone)).toEqual([])
    expect(await complaintsAbout(owner)).toEqual([])

    await owner.getByRole('button', { name: 'Let people take again' }).click()
    await expect(takeButton(phone, 'A kite')).toBeVisible()
    await expect(phone.getByText(PAUSED)).toHaveCount(0)
  })
})
