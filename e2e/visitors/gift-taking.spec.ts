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

  await test.step('it leads them to their gifts', async () => {
    await taker.getByRole('link', { name: 'Your gifts' }).click()
    await expect(taker.getByRole('heading', { level: 2, name: idea })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Your gifts' })).toHaveCount(0)
    await taker.goto(`/gift/${slug}`)
  })

  await test.step('also after a reload, in another tab, and with no cookie', async () => {
    await taker.context().clearCookies()
    await taker.reload()
    await expect(tookThis(taker, idea)).toBeVisible()
    const tab = await taker.context().newPage()
    await tab.goto(`/gift/${slug}`)
    await expect(tookThis(tab, idea)).toBeVisible()
    await tab.close()
    expect(await taker.context().cookies()).toEqual([])
  })

  await test.step('the server never hears of it', async () => {
    const html = await (await taker.context().request.get(`/gift/${slug}`)).text()
    expect(html).not.toContain('You took this')
  })

  await test.step('made available again and taken by somebody else, it is theirs', async () => {
    await post(owner, `/portal/suggestions/${id}/available`, { idea: idOf(idea) })
    await expect(takeButton(taker, idea)).toBeEnabled()
    await expect(taker.getByText('You took this')).toHaveCount(0)
    await take(other, idea)
    await expect(tookThis(other, idea)).toBeVisible()
    await expect(takenButton(taker, idea)).toBeVisible()
    await taker.reload()
    await expect(takenButton(taker, idea)).toBeVisible()
    await expect(taker.getByText('You took this')).toHaveCount(0)
  })

  await test.step('nobody’s preview says it', async () => {
    await owner.goto(`/gift/${slug}`)
    await take(owner, 'A lamp')
    await expect(tookThis(owner, 'A lamp')).toBeVisible()
    await owner.goto(`/gift/${slug}?preview`)
    await expect(takenButton(owner, 'A lamp')).toBeVisible()
    await expect(owner.getByText('You took this')).toHaveCount(0)
  })
})

test('who a gift is from, and what is given beside the list, is said once and read by all at once', async ({
  page: owner,
  another,
}) => {
  const { id, slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const [giver, other] = [await another(PHONE), await another(PHONE)]
  for (const who of [giver, other]) await who.goto(`/gift/${slug}`)

  await test.step('the owner allows both where the list is shared; open pages follow', async () => {
    await owner.goto(`/portal/share/${id}`)
    await owner.getByRole('switch', { name: 'Who a gift is from' }).check()
    await owner.getByRole('switch', { name: 'That they give something else' }).check()
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(toast(owner, 'Your choice is saved')).toBeVisible()
    await take(giver, 'A kite')
    await giver.getByRole('link', { name: 'Add your name' }).click()
  })

  await test.step('a giver leaves a name, and the others read it without a reload', async () => {
    await giver.getByLabel('Your name').fill('Aunt Eva')
    await giver.getByRole('button', { name: 'Save' }).click()
    await expect(ideaOn(giver, 'A kite').getByText('Taken by Aunt Eva')).toBeVisible()
    await expect(ideaOn(other, 'A kite').getByText('Taken by Aunt Eva')).toBeVisible()
  })

  await test.step('so it is with what is not on the list, until its writer takes it back', async () => {
    await other.getByRole('link', { name: 'I am giving something else' }).click()
    await other.getByLabel('I am giving something else:').fill('a trombone')
    await other.getByRole('button', { name: 'Add it' }).click()
    await expect(giver.getByRole('listitem').filter({ hasText: 'a trombone' })).toBeVisible()
    await other.goto(`/gift/${slug}/other`)
    await other.getByRole('button', { name: 'Remove' }).click()
    await expect(giver.getByText('a trombone')).toHaveCount(0)
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
  await expect(dialog).toBeHidden()
  await expect(tookThis(visitor, 'A kite')).toBeVisible()
})

test('back from the shop, the page asks once and kindly whether to mark that idea as taken, by touch and by keyboard', async ({
  page: owner,
  another,
}) => {
  const more = Array.from({ length: 17 }, (_, at) => `Idea ${at + 4} of 20`)
  const { slug } = await signInWithProfile(owner, { ideas: [...IDEAS, ...more] })
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

  await test.step('it is not asked again', async () => {
    await comeBack(visitor)
    await visitor.reload()
    await expect(takeButton(visitor, 'A kite')).toBeEnabled()
    await comeBack(visitor)
    await expect(question).toHaveCount(0)
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

  await test.step('an idea that somebody takes meanwhile is not asked about', async () => {
    await toTheShop(visitor, 'A lamp')
    await comeBack(visitor)
    await expect(question).toContainText('A lamp')
    await takeByPost(owner, slug, 'A lamp')
    await expect(question).toHaveCount(0)
    await toTheShop(visitor, 'A lamp')
    await comeBack(visitor)
    await expect(question).toHaveCount(0)
  })

  await test.step('nor is an owner who only looks', async () => {
    await owner.context().route('https://www.amazon.com/**', (route) => route.fulfill({ body: 'the shop' }))
    await owner.goto(`/gift/${slug}?preview`)
    await toTheShop(owner, 'A kite')
    await comeBack(owner)
    await owner.reload()
    await expect(ideaOn(owner, 'A kite')).toBeVisible()
    await expect(owner.getByText('Back from the shop?')).toHaveCount(0)
  })

  await test.step('with the keyboard alone what has the focus is never under the question, which is answered', async () => {
    await visitor.setViewportSize({ width: 1280, height: 720 })
    await toTheShop(visitor, 'Idea 6 of 20')
    await comeBack(visitor)
    await expect(question).toBeVisible()
    await ideaOn(visitor, 'Idea 4 of 20').getByRole('link').focus()
    for (let stop = 0; stop < 30; stop++) {
      await visitor.keyboard.press('Tab')
      expect(await coveredBy(visitor.locator(':focus'), question), `stop ${stop}`).toBe(false)
    }
    await question.getByRole('button', { name: 'Yes, I got it' }).focus()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('dialog')).toContainText('Idea 6 of 20')
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toBeHidden()
    await visitor.keyboard.press('Tab')
    await expect(ideaOn(visitor, 'Idea 6 of 20').getByRole('link')).toBeFocused()
  })
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

/** Whether one element reaches under another. */
async function coveredBy(one: Locator, other: Locator): Promise<boolean> {
  const inside = await one.evaluate((element) => element.closest('.shop-return, dialog') !== null)
  const [box, cover] = [await one.boundingBox(), await other.boundingBox()]
  if (inside || !box || !cover) return false
  return (
    box.y + box.height > cover.y &&
    box.y < cover.y + cover.height &&
    box.x + box.width > cover.x &&
    box.x < cover.x + cover.width
  )
}
