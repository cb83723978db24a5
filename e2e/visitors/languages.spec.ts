import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { awake, toast } from '../toasts.ts'

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

test('a browser that translates the page as soon as it comes gets words, not their keys', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite'] })
  const reader = await another()
  await reader.route(`**/gift/${slug}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<html lang="en"', '<html lang="de"')
    await route.fulfill({ response: answer, body })
  })
  await reader.goto(`/gift/${slug}`)
  await awake(reader)
  await expect(reader.getByRole('link', { name: 'Privacy' })).toBeVisible()
})
