import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'

test('a shared page opens in the language that its reader chose, and works in it', async ({
  page,
  another,
  server,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const reader = await another()
  await reader.context().addCookies([{ name: 'wishfolio.language', value: 'en-XA', url: server.url }])
  await reader.goto(`/gift/${slug}`)
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(reader.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(reader.getByRole('link', { name: 'Ƥŕĩvàćŷ' })).toBeVisible()
  await reader.getByRole('button', { name: 'Mark as taken' }).first().click()
  await reader.getByRole('button', { name: 'Yes, mark as taken' }).click()
  await expect(toast(reader, 'Gift marked as taken')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Ƥŕĩvàćŷ' })).toBeVisible()
})
