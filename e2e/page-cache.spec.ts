import type { Page, Response } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { ideaOn, post, takeButton, takenButton } from './profiles.ts'
import { toast } from './toasts.ts'

const IDEAS = ['A kite for windy days', 'A reading lamp']

test('a shared page that comes from memory works like any other', async ({ page, another }) => {
  const { id, slug } = await signInWithProfile(page, { ideas: IDEAS })
  const [first, second, third] = [await another(), await another(), await another()]
  await first.goto(`/gift/${slug}`)

  await test.step('it comes with a mark, and wakes up without a complaint', async () => {
    const answer = await second.goto(`/gift/${slug}`)
    expect(isCached(answer)).toBe(true)
    await takeButton(second, 'A kite for windy days').click()
    await expect(second.getByRole('dialog', { name: 'Mark as taken?' })).toBeVisible()
  })

  await test.step('a link that a social network has lengthened wakes up as well', async () => {
    const answer = await third.goto(`/gift/${slug}?fbclid=IwAR0abc&utm_source=chat`)
    expect(isCached(answer)).toBe(true)
    await takeButton(third, 'A reading lamp').click()
    await expect(third.getByRole('dialog', { name: 'Mark as taken?' })).toBeVisible()
    await third.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a take shows at once to whoever comes next', async () => {
    await second.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(toast(second, 'Gift marked as taken')).toBeVisible()
    const next = await another()
    expect(isCached(await next.goto(`/gift/${slug}`))).toBe(true)
    await expect(takenButton(next, 'A kite for windy days')).toBeDisabled()
    await expect(toast(next, 'Gift marked as taken')).toHaveCount(0)
  })

  await test.step('what open pages read again comes from memory too', async () => {
    const read = answersRead(first)
    await post(page, `/portal/suggestions/${id}`, { version: '1', suggestion: [...IDEAS, 'A tin drum'] })
    await expect(ideaOn(first, 'A tin drum')).toBeVisible()
    expect(read.length).toBeGreaterThan(0)
    for (const answer of read) expect([answer.url(), isCached(answer)]).toEqual([answer.url(), true])
  })
})

test('without JavaScript the one who takes is told so, and nobody else', async ({ page, another }) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const [taker, stranger] = [
    await another({ javaScriptEnabled: false }),
    await another({ javaScriptEnabled: false }),
  ]
  for (const who of [taker, stranger]) expect(isCached(await who.goto(`/gift/${slug}`))).toBe(true)
  await takeButton(taker, 'A reading lamp').click()
  await taker.getByRole('button', { name: 'Yes, mark as taken' }).click()
  // Locators pass over what stands in a noscript.
  await expect.poll(() => taker.content()).toContain('Gift marked as taken')
  expect(isCached(await stranger.reload())).toBe(true)
  await expect(takenButton(stranger, 'A reading lamp')).toBeDisabled()
  expect(await stranger.content()).not.toContain('Gift marked as taken')
})

function isCached(answer: Response | null): boolean {
  const headers = answer?.headers() ?? {}
  return headers['etag'] !== undefined && headers['cache-control'] === 'no-cache'
}

/** The answers that an open page gets from now on when it reads its data again. */
function answersRead(page: Page): Response[] {
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'fetch') answers.push(answer)
  })
  return answers
}
