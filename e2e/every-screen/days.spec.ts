import { dayOf } from '#app/domain/time-zone.ts'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { postedProfile, takeByPost } from '../profiles.ts'

const DAY_MS = 24 * 60 * 60 * 1000

// At any time one of them has another day than UTC.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS), timezoneId)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('days are those of the browser, and change at midnight on an open page', async ({ page }) => {
      await signIn(page)
      const emma = { recipient_name: 'Emma', occasion_date: dayIn(0) }
      const otto = { recipient_name: 'Otto', occasion_date: dayIn(1) }
      const { id } = await postedProfile(page, { fields: emma })
      await postedProfile(page, { fields: otto })
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
      await page.clock.install()
      await page.goto('/portal/profile')
      await expect(card('Emma')).toContainText('next: today')
      await expect(card('Otto')).toContainText('tomorrow')
      await page.goto(`/portal/suggestions/${id}`)
      await expect(page.getByRole('main')).toContainText('Birthday today')

      await page.goto('/portal/profile')
      await expect(card('Emma')).toContainText('next: today')
      await page.clock.fastForward(DAY_MS)
      await expect(card('Emma')).toContainText('passed yesterday')
      await expect(card('Otto')).toContainText('next: today')
    })

    test('on Your gifts what passed by the browser’s days comes last', async ({ page, another }) => {
      await signIn(page)
      const giver = await another({ timezoneId })
      for (const [name, occasion_date] of [
        ['yesterday', dayIn(-1)],
        ['today', dayIn(0)],
        ['later', '2099-01-01'],
      ] as const) {
        const { slug } = await postedProfile(page, { fields: { occasion_date }, ideas: [name] })
        await takeByPost(giver, slug, name)
      }
      await giver.goto('/your-gifts')
      const gifts = giver.getByRole('main').getByRole('listitem').getByRole('heading')
      await expect(gifts).toHaveText(['today', 'later', 'yesterday'])
    })
  })
}
