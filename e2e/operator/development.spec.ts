import { DEVELOPMENT } from '#test/programs/server-process.ts'
import { expect } from '../fixtures.ts'
import { test } from './server-lives.ts'
import { awake } from '../toasts.ts'

test('the development server makes pages that scripts take over', async ({ page, start, allowConsole }) => {
  test.slow()
  allowConsole(
    /Outdated Optimize Dep|entry\.client\.tsx/,
    'Vite loads a page again when it has found more to bundle',
  )
  const { url } = await start({}, DEVELOPMENT)
  await page.goto(`${url}/signup`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Once it has found out what the page imports, it loads the page again.
  await expect(() => awake(page)).toPass({ timeout: 60_000 })
  // Before the server goes.
  await page.goto('about:blank')
})
