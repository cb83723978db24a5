import type { Locator, Page } from '@playwright/test'
import { complaintsAbout } from '../every-screen/axe.ts'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, post, takeButton, takeByPost, takenButton } from '../profiles.ts'
import { toast } from '../toasts.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['A kite', 'A lamp', 'A "red" <b>drum</b> & two sticks']

test('"You took this" stays on the device that took it, until the owner makes the idea available again', async ({
  page: owner,
  another,
}) => {
  const { id, slug, idea: idOf } = await signInWithProfile(owner, { ideas: IDEAS })
  const [taker, other] = [await another(PHONE), await another(PHONE)]
  for (const who of [taker, other]) await who.goto(`/gift/${slug}`)
  const idea = IDEAS[2] ?? ''

  await test.step('it stands at the idea for whoever took it, and for nobody else', async () => {
    await take(taker, idea)
    await expect(tookThis(taker, idea)).toBeVisible()
    await expect(takenButton(other, idea)).toBeVisible()
    await expect(other.getByText('You took this')).toHaveCount(0)
  })

  await test.step('also after a reload, in another tab, and with no cookie', async () => {
    const cookies = await taker.context().cookies()
    await taker.context().clearCookies()
    await taker.reload()
    await expect(tookThis(taker, idea)).toBeVisible()
    const tab = await taker.context().newPage()
    await tab.goto(`/gift/${slug}`)
    await expect(tookThis(tab, idea)).toBeVisible()
    await tab.close()
    expect(await taker.context().cookies()).toEqual([])
    await taker.context().addCookies(cookies)
  })

  await test.step('asking to free it is one tap: nothing moves, and it says that it waits, also after a reload', async () => {
    const place = await ideaOn(taker, idea).boundingBox()
    await ideaOn(taker, idea).getByRole('button', { name: 'Ask the organiser to free it' }).tap()
    const asked = ideaOn(taker, idea).getByText('Asked, waiting for the organiser')
    await expect(asked).toBeVisible()
    expect(await ideaOn(taker, idea).boundingBox()).toEqual(place)
    await taker.reload()
    await expect(asked).toBeVisible()
  })

  const said = taker.getByRole('status').filter({ hasText: `${idea}: free again, as you asked` })
  await test.step('made available again, it is said above the list, also after a reload', async () => {
    await post(owner, `/portal/suggestions/${id}/available`, { idea: idOf(idea) })
    await expect(takeButton(taker, idea)).toBeEnabled()
    await expect(taker.getByText('You took this')).toHaveCount(0)
    await expect(said).toBeVisible()
    await taker.reload()
    await expect(said).toBeVisible()
    expect(await complaintsAbout(taker)).toEqual([])
  })

  await test.step('taken by somebody else, it is theirs', async () => {
    await take(other, idea)
    await expect(tookThis(other, idea)).toBeVisible()
    await expect(takenButton(taker, idea)).toBeVisible()
    await taker.reload()
    await expect(takenButton(taker, idea)).toBeVisible()
    await expect(taker.getByText('You took this')).toHaveCount(0)
  })

  await test.step('once the line is removed from “Your gifts”, nothing is left to be said', async () => {
    await said.getByRole('link').click()
    await taker.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(taker, 'Removed')).toBeVisible()
    await expect(taker.getByRole('heading', { name: 'No gifts yet' })).toBeVisible()
    await taker.goto(`/gift/${slug}`)
    await expect(takenButton(taker, idea)).toBeVisible()
    await expect(taker.getByRole('link', { name: 'Your gifts' })).toHaveCount(0)
    await expect(said).toHaveCount(0)
  })
})

test('an idea that could not be taken is as free as before, and can be tried again', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'the connection is gone, as in a tunnel')
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await visitor.goto(`/gift/${slug}`)
  await visitor.route(`**/gift/${slug}.data*`, (route) => route.abort())
  await takeButton(visitor, 'A kite').tap()
  const dialog = visitor.getByRole('dialog', { name: 'Mark as taken?' })
  await dialog.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update suggestion status')
  expect(await complaintsAbout(visitor)).toEqual([])

  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await expect(takeButton(visitor, 'A kite')).toBeEnabled()
  await expect(visitor.getByText('You took this')).toHaveCount(0)
  await takeButton(visitor, 'A kite').tap()
  await expect(dialog.getByRole('alert'), 'a question asked anew has not failed').toHaveCount(0)
  await dialog.getByRole('button', { name: 'Yes, mark as taken' }).tap()
  await expect(dialog.getByRole('alert')).toBeVisible()

  await visitor.unroute(`**/gift/${slug}.data*`)
  await dialog.getByRole('button', { name: 'Try again' }).tap()
  await expect(toast(visitor, 'Gift marked as taken')).toBeVisible()
  await expect(tookThis(visitor, 'A kite')).toBeVisible()
  // Of any name: it must not say that somebody else took it.
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
})

test('a first take whose answer gets lost is one’s own: told by the live page, tried again, or read anew', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'the answer is lost, as in a tunnel')
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const loseAnswer = async (idea: string, isLive: boolean) => {
    const visitor = await another(PHONE)
    if (!isLive) await visitor.route(/\/live$/, (route) => route.abort())
    await visitor.goto(`/gift/${slug}`)
    await visitor.route(`**/gift/${slug}.data*`, async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await takeButton(visitor, idea).tap()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).tap()
    await expect(toast(visitor, 'Failed to update suggestion status')).toBeVisible()
    await visitor.unroute(`**/gift/${slug}.data*`)
    return visitor
  }
  const live = await loseAnswer('A kite', true)
  const tries = await loseAnswer('A lamp', false)
  await tries.getByRole('button', { name: 'Try again' }).tap()
  const reads = await loseAnswer(IDEAS[2] ?? '', false)
  await reads.reload()
  for (const [visitor, idea] of [
    [live, 'A kite'],
    [tries, 'A lamp'],
    [reads, IDEAS[2] ?? ''],
  ] as const) {
    await expect(tookThis(visitor, idea)).toBeVisible()
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: `You took: ${idea}` })).toBeVisible()
  }
})

test('before its fourth idea a device is asked once more', async ({ page: owner, another, allowConsole }) => {
  allowConsole(/status of 409/, 'the fourth take is answered with a question')
  const { slug } = await signInWithProfile(owner, { ideas: [...IDEAS, 'A flute'] })
  const phone = await another(PHONE)
  await phone.goto(`/gift/${slug}`)
  for (const text of IDEAS) await takeByPost(phone, slug, text)
  await takeButton(phone, 'A flute').click()
  await phone.getByRole('button', { name: 'Yes, mark as taken' }).click()
  const question = phone.getByRole('dialog', { name: 'You took three already. This one too?' })
  await expect(question).toBeVisible()
  expect(await complaintsAbout(phone)).toEqual([])
  await question.getByRole('button', { name: 'Yes, this one too' }).click()
  await expect(takenButton(phone, 'A flute')).toBeVisible()
})

test('back from the shop, the page asks once and kindly whether to mark that idea as taken', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await visitor.context().route('https://www.amazon.com/**', (route) => route.fulfill({ body: 'the shop' }))
  await visitor.goto(`/gift/${slug}`)
  await expect(takeButton(visitor, 'A kite')).toBeEnabled()
  const question = visitor.getByRole('status').filter({ hasText: 'Back from the shop?' })

  await test.step('nobody is asked who did not go', async () => {
    await comeBack(visitor)
    await expect(question).toHaveCount(0)
  })

  await test.step('it names the idea, blocks nothing, and takes no for an answer', async () => {
    await toTheShop(visitor, 'A kite')
    await comeBack(visitor)
    await expect(question).toContainText('A kite')
    expect(await complaintsAbout(visitor)).toEqual([])
    await expect(ideaOn(visitor, 'A kite').getByRole('link', { name: 'Find in shop' })).toBeEnabled()
    await takeButton(visitor, 'A lamp').tap()
    await visitor.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
    await question.getByRole('button', { name: 'Not this time' }).tap()
    await expect(question).toHaveCount(0)
    await expect(takeButton(visitor, 'A kite')).toBeEnabled()
  })

  await test.step('a phone that reloaded the tab meanwhile asks too, and yes leads to the dialog', async () => {
    await toTheShop(visitor, IDEAS[2] ?? '')
    await visitor.reload()
    await expect(question).toContainText(IDEAS[2] ?? '')
    await question.getByRole('button', { name: 'Yes, I got it' }).tap()
    await expect(question).toHaveCount(0)
    await expect(visitor.getByRole('dialog', { name: 'Mark as taken?' })).toContainText(IDEAS[2] ?? '')
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).tap()
    await expect(tookThis(visitor, IDEAS[2] ?? '')).toBeVisible()
  })
})

test('what one took is said whole above the list, however much it is, and leads to Your gifts', async ({
  page: owner,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'the connection is gone for a moment')
  const { slug } = await signInWithProfile(owner, { ideas: [...IDEAS, 'A very long flute for the garden'] })
  const visitor = await another(PHONE)
  await visitor.goto(`/gift/${slug}`)
  const said = visitor.getByRole('link', { name: /^You took: / })
  for (const idea of ['A kite', 'A lamp', 'A very long flute for the garden']) {
    await take(visitor, idea)
    await expect(said).toContainText(idea)
    const cut = await said.evaluate((link) => {
      const [place, text] = [link.parentElement?.getBoundingClientRect(), new Range()]
      text.selectNodeContents(link)
      const { top, bottom } = text.getBoundingClientRect()
      return { above: top < (place?.top ?? 0) - 1, below: bottom > (place?.bottom ?? 0) + 1 }
    })
    expect(cut).toEqual({ above: false, below: false })
  }
  await visitor.context().setOffline(true)
  await visitor.getByRole('button', { name: 'Ask the organiser to free it' }).first().click()
  await expect(toast(visitor, 'The organiser could not be asked. Please try again.')).toBeVisible()
  await visitor.context().setOffline(false)
  await said.click()
  await expect(visitor.getByRole('heading', { name: 'A lamp' })).toBeVisible()
})

async function take(page: Page, idea: string): Promise<void> {
  await takeButton(page, idea).click()
  await page.getByRole('button', { name: 'Yes, mark as taken' }).click()
  await expect(toast(page, 'Gift marked as taken').first()).toBeVisible()
  await expect(takenButton(page, idea)).toBeVisible()
}

function tookThis(page: Page, idea: string): Locator {
  return ideaOn(page, idea).getByText('You took this')
}

/** Follows an idea's shop link into its tab, and closes that. */
async function toTheShop(page: Page, idea: string): Promise<void> {
  const shop = page.context().waitForEvent('page')
  await ideaOn(page, idea).getByRole('link', { name: 'Find in shop' }).click()
  await (await shop).close()
}

/** The events of a tab that is in front again; a headless browser never hides one. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
