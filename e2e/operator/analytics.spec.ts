import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { wordsOf } from '../every-screen/translated.ts'
import { postedProfile } from '../profiles.ts'
import { toast } from '../toasts.ts'

const today = () => new Date().toISOString().slice(0, 10)

async function ask(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('From').fill(from)
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Show' }).click()
}

test('sign-ups and profiles of a range: drawn, as a table, as a file, at an address to keep', async ({
  page: visitor,
}) => {
  await signIn(visitor)
  await postedProfile(visitor, { ideas: [], complete: false })
  await visitor.context().clearCookies()
  await visitor.goto('/analytics')

  await test.step('this month is there by default, with today in it', async () => {
    await expect(visitor.getByLabel('From')).toHaveValue(`${today().slice(0, 8)}01`)
    await expect(visitor.getByRole('img', { name: /Gift profiles by day/ })).toBeVisible()
    await expect(visitor.getByText(/^p•••@e•••\.org/).first()).toBeVisible()
  })

  await test.step('one day alone, with its address', async () => {
    await ask(visitor, today(), today())
    await expect(visitor).toHaveURL(`/analytics?from=${today()}&to=${today()}`)
    await visitor.getByText('The figures as a table').click()
    const cells = visitor.getByRole('table').getByRole('cell')
    await expect(cells).toHaveCount(2)
    await expect(cells.last()).toHaveText(/^[1-9]\d*/)
  })

  await test.step('the file says the same', async () => {
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`wishfolio-${today()}-to-${today()}.csv`)
    const cells = await wordsOf(visitor.getByRole('table').getByRole('cell'))
    expect(await readFile(await file.path(), 'utf8')).toBe(
      `from,to,sign_ups,gift_profiles\r\n${[today(), today(), ...cells].join(',')}\r\n`,
    )
  })
})

test('when the server cannot be reached a toast and the page say so, and trying again works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'the connection is gone, as in a tunnel')
  await page.goto('/analytics')
  await page.route('**/analytics.data*', (route) => route.abort())
  await ask(page, '2026-11-01', '2026-11-02')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch analytics data')
  await expect(toast(page, 'Failed to fetch analytics data')).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue('2026-11-01')

  await page.unroute('**/analytics.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('None on these days.')).toHaveCount(2)
})
