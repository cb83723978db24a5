import type { Page } from '@playwright/test'
import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { watchShifts } from '../layout-shifts.ts'
import { ideaOn, post, postedPicture, postedProfile } from '../profiles.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test.use({ translated: false })

/** A list of the person signed in whose ideas all have a picture. */
async function listWithPictures(page: Page): Promise<string> {
  const { id, slug } = await postedProfile(page, { ideas: [] })
  const pictures: string[] = []
  for (const seed of FIFTEEN_IDEAS.keys())
    pictures.push(await postedPicture(page, seed, { width: seed % 2 === 0 ? 800 : 400 }))
  const { status } = await post(page, `/portal/suggestions/${id}`, {
    version: '0',
    suggestion: FIFTEEN_IDEAS,
    suggestion_picture: pictures,
    suggestion_price_seen: FIFTEEN_IDEAS.map(() => ''),
  })
  expect(status).toBe(302)
  return `/gift/${slug}`
}

test('pictures of ideas move nothing, and one is shown large and closed by keyboard', async ({
  page,
  another,
}) => {
  await signIn(page)
  const path = await listWithPictures(page)
  const visitor = await another(PHONE)
  const shifts = await watchShifts(visitor)
  await visitor.goto(path, { waitUntil: 'networkidle' })
  expect(await shifts(), 'while it loads').toEqual([])
  const [first = ''] = FIFTEEN_IDEAS
  const picture = ideaOn(visitor, first).getByRole('link', { name: `Picture of ${first}` })
  await picture.focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: first })
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true)
  const { width = 0, height = 0 } = (await dialog.locator('img').boundingBox()) ?? {}
  expect(width / height, 'its own shape').toBeCloseTo(4 / 3, 1)
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
  expect(await shifts()).toEqual([])
})
