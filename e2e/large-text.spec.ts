import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { addToDraw } from '#test/make.ts'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { wrongOnPhones } from './large-text.ts'
import { post, postedGathering, postedProfile, siteOf, takeByPost } from './profiles.ts'
import { awake } from './toasts.ts'

const softly = expect.configure({ soft: true })

test('on the narrowest phone, and with text of twice the size, nothing sticks out and no word of ours breaks', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/, 'missing pages are answered with their status')
  test.slow()
  const visitor = await another()
  const { id, slug, idea } = await signInWithProfile(page, {
    fields: { accepts_messages: 'on' },
    ideas: FIFTEEN_IDEAS,
  })
  await postedProfile(page, { ideas: [], complete: false })
  await post(page, `/portal/share/${id}/visitors`, { names: 'on', other_gifts: 'on' })
  const [first = '', second = ''] = FIFTEEN_IDEAS
  await takeByPost(visitor, slug, first)
  await post(visitor, `/gift/${slug}/other`, { text: 'a harp' })
  const { id: gathering, page: gatheringPage } = await postedGathering(page, [{ id }])
  await post(page, `/portal/gatherings/${gathering}/invite`)
  for (const name of ['Ann', 'Bo', 'Cy']) await addToDraw(siteOf(page), gathering, { name })

  for (const [browser, paths] of [
    [
      visitor,
      [
        '/',
        '/signin',
        '/signup',
        '/reset-password',
        '/create-gift-profile',
        `/gift/${slug}`,
        `/gift/${slug}/take?idea=${idea(second)}`,
        `/gift/${slug}/name?idea=${idea(first)}`,
        `/gift/${slug}/free?idea=${idea(first)}`,
        `/gift/${slug}/other`,
        `/gift/${slug}/message`,
        `/report?page=/gift/${slug}`,
        '/your-gifts',
        gatheringPage,
        '/quiz/start',
        '/quiz/mom-vibe/1',
        '/quiz/mom-vibe/SNACK_NINJA',
        '/quiz/expired',
        '/privacy',
        '/no/such/page',
      ],
    ],
    [
      page,
      [
        '/',
        `/gift/${slug}?preview`,
        '/portal/profile',
        `/portal/profile?created=${id}`,
        `/portal/profile/${id}/delete`,
        `/portal/edit/${id}`,
        `/portal/suggestions/${id}`,
        `/portal/suggestions/${id}?mode=manual`,
        `/portal/share/${id}`,
        '/portal/gatherings',
        '/portal/gatherings/new',
        ...['', '/draw', '/profiles', '/delete'].map((screen) => `/portal/gatherings/${gathering}${screen}`),
        '/portal/settings',
        '/portal/settings/email',
        '/portal/settings/delete-account',
        '/analytics',
      ],
    ],
  ] as const) {
    for (const path of paths) {
      await browser.goto(path)
      // A face that comes late changes what a word takes.
      await softly.poll(() => wrongOnPhones(browser), path).toEqual([])
    }
  }
})

test('nor do the words of toasts, dialogs and the bar of Undo', async ({ page }) => {
  const { id, slug } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await page.clock.install()
  await page.goto(`/portal/share/${id}`)
  await awake(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await page.getByRole('link', { name: 'Make a new link' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  softly(await wrongOnPhones(page), 'a toast and a question').toEqual([])

  await page.clock.resume()
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await awake(page)
  await page
    .getByRole('button', { name: /^Remove suggestion/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo in the editor').toEqual([])

  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Delete' }).click()
  softly(await wrongOnPhones(page), 'the question before deleting').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo and the toast of what was deleted').toEqual([])
  expect((await page.request.get(`/gift/${slug}`)).status()).toBe(404)
})
