import type { Page, Response } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, post, takeButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

const IDEAS = ['A kite for windy days', 'A reading lamp']

test('a shared page that comes from memory, by a link that a social network has lengthened, works like any other', async ({
  page,
  another,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another()
  await visitor.request.get(`/gift/${slug}`)

  await test.step('it comes with a mark, and wakes up without a complaint', async () => {
    const listening = visitor.waitForResponse(`**/gift/${slug}/live`)
    expect(isCached(await visitor.goto(`/gift/${slug}?fbclid=IwAR0abc&utm_source=chat`))).toBe(true)
    await listening
  })

  await test.step('what an open page reads again comes from memory too', async () => {
    const read = answersRead(visitor)
    await post(page, `/portal/suggestions/${id}`, { version: '1', suggestion: [...IDEAS, 'A tin drum'] })
    await expect(ideaOn(visitor, 'A tin drum')).toBeVisible()
    expect(read.length).toBeGreaterThan(0)
    for (const answer of read) expect([answer.url(), isCached(answer)]).toEqual([answer.url(), true])
  })

  await test.step('an idea is taken on it', async () => {
    await takeButton(visitor, 'A kite for windy days').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(toast(visitor, 'Gift marked as taken')).toBeVisible()
  })
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
