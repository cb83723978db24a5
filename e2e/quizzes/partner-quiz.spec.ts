import { expect, test } from '../fixtures.ts'
import { answer, choice, linkOf, next, onQuestion, postedQuiz, startQuiz } from '../quizzes.ts'
import { awake, toast } from '../toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

test('two people, two browsers: a quiz is made, sent, guessed and compared', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 422/, 'a form without names is answered with its status')
  allowConsole(/net::ERR_FAILED/, 'a request is cut off on purpose')
  allowConsole(/status of 404/, 'results without the partner’s answers are not found')
  await test.step('names are needed', async () => {
    await page.goto('/quiz/start')
    await page.getByLabel('Your name').fill('   ')
    await page.getByRole('button', { name: 'Start the Quiz' }).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByText('Please enter your partner’s name')).toBeVisible()
  })

  await test.step('an answer is needed, and going back keeps the earlier ones', async () => {
    await startQuiz(page)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await next(page)
    await expect(page.getByRole('alert')).toHaveText('Please choose an answer')
    await answer(page, 'AB')
    await onQuestion(page, 3)
    await page.getByRole('button', { name: 'Previous' }).click()
    await onQuestion(page, 2)
    await expect(choice(page, 'B')).toBeChecked()
    await choice(page, 'D').check()
    await next(page)
    await onQuestion(page, 3)
  })

  await test.step('a reload in the middle loses nothing', async () => {
    await answer(page, 'C', 3)
    await onQuestion(page, 4)
    await page.reload()
    await onQuestion(page, 4)
    // Before scripts have taken over, going back changes the address alone.
    await awake(page)
    await page.goBack()
    await onQuestion(page, 3)
    await expect(choice(page, 'C')).toBeChecked()
    await page.goForward()
    await onQuestion(page, 4)
    await choice(page, 'B').check()
    await page.reload()
    await expect(choice(page, 'B'), 'chosen, not sent on yet').toBeChecked()
    await answer(page, 'DABCD', 4)
  })

  const link = await test.step('the link is copied, and the button says so', async () => {
    const shown = await linkOf(page)
    await expect(page.getByText('Links are only active for 7 days')).toBeVisible()
    await page.getByRole('button', { name: 'Copy Link' }).click()
    await expect(toast(page, 'Link copied to clipboard!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
    return shown
  })

  const partner = await another(PHONE)
  await test.step('the partner guesses, with a reload in the middle', async () => {
    await partner.goto(link)
    await expect(partner.getByRole('heading', { name: 'Maya just took this quiz!' })).toBeVisible()
    await partner.getByRole('link', { name: 'Start Guessing' }).click()
    await answer(partner, 'ADC')
    await onQuestion(partner, 4)
    await partner.reload()
    await onQuestion(partner, 4)
    await answer(partner, 'DAAA', 4)
    await onQuestion(partner, 8)
  })

  await test.step('answers that could not be saved are kept, and Try again sends them once more', async () => {
    await partner.route('**/quiz/results/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await choice(partner, 'A').check()
    await next(partner)
    const failed = partner.getByRole('heading', { name: 'Failed to load results' })
    await expect(failed).toBeVisible()
    await expect(toast(partner, 'Failed to load results')).toBeVisible()
    await partner.unroute('**/quiz/results/**')
    await partner.reload()
    await expect(failed).toBeVisible()
    await partner.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('both see the same score and every answer', async () => {
    for (const who of [partner, page]) {
      if (who === page) await page.getByRole('link', { name: 'See the results' }).click()
      await expect(who.getByRole('heading', { name: 'Solid Vibes Slight Misses' })).toBeVisible()
      await expect(who.getByText('5 out of 8. Jonas has Maya nearly figured out.')).toBeVisible()
      await expect(who.getByText('A match', { exact: true })).toHaveCount(5)
      await expect(who.getByText('A miss', { exact: true })).toHaveCount(3)
      await expect(who.getByRole('main').getByRole('link', { name: 'Create Gift Profile' })).toBeVisible()
    }
  })
})

test('on a phone Next is in view on every question, and the answers have their letters', async ({
  another,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/, 'a request is cut off on purpose')
  const visitor = await another({ viewport: { width: 320, height: 480 }, isMobile: true, hasTouch: true })
  await startQuiz(visitor)
  for (let question = 1; question <= 8; question++) {
    await onQuestion(visitor, question)
    await visitor.evaluate(() => scrollTo(0, 0))
    await expect(visitor.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
    for (const letter of 'ABCD') {
      await expect(visitor.getByRole('radio', { name: new RegExp(`^${letter} `) })).toBeVisible()
    }
    if (question === 8) await visitor.route('**/quiz/question/8.data*', (route) => route.abort())
    await choice(visitor, 'A').check()
    await next(visitor)
  }

  await test.step('a quiz that cannot be made says so and keeps its answers', async () => {
    await expect(toast(visitor, 'Failed to create quiz. Please try again.')).toBeVisible()
    await visitor.unroute('**/quiz/question/8.data*')
    await expect(choice(visitor, 'A')).toBeChecked()
    await next(visitor)
    await linkOf(visitor)
  })

  const copy = visitor.getByRole('button', { name: 'Copy Link' })
  await test.step('the button says Copied for exactly two seconds', async () => {
    await visitor.clock.install()
    await visitor.clock.pauseAt(await visitor.evaluate(() => Date.now() + 60_000))
    await copy.click()
    await expect(visitor.getByRole('button', { name: 'Copied' })).toBeVisible()
    await visitor.clock.runFor(1999)
    await expect(visitor.getByRole('button', { name: 'Copied' })).toBeVisible()
    await visitor.clock.runFor(1)
    await expect(copy).toBeVisible()
  })

  await test.step('a link that cannot be copied says so and can be selected', async () => {
    await visitor.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await copy.click()
    await expect(toast(visitor, 'Failed to copy link')).toBeVisible()
    await expect(visitor.getByLabel('Link')).toHaveValue(/\/quiz\/play\/[a-z0-9]+$/)
  })
})

test('a quiz is taken with the keyboard alone', async ({ page }) => {
  await test.step('whoever comes to the middle without a quiz starts over', async () => {
    for (const path of ['/quiz/question/3', '/quiz/share']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/quiz\/start$/)
      await expect(toast(page, 'Quiz data not found. Please start over.')).toBeVisible()
    }
  })
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Maya')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Jonas')
  await page.keyboard.press('Enter')
  await onQuestion(page, 1)
  for (let question = 1; question <= 8; question++) {
    await onQuestion(page, question)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('abcd'.charAt(question % 4))
    await expect(page.getByRole('radio').nth(question % 4)).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth((question + 1) % 4)).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await linkOf(page)
})

test('two quizzes in two tabs do not mix, nor does one’s own with one that is played', async ({
  page,
  context,
}) => {
  await startQuiz(page, 'Maya', 'Jonas')
  await answer(page, 'AAA')
  const tab = await context.newPage()
  await startQuiz(tab, 'Ada', 'Bert')
  await answer(tab, 'BB')
  await page.reload()
  await onQuestion(page, 4)
  await page.getByRole('button', { name: 'Previous' }).click()
  await onQuestion(page, 3)
  await expect(choice(page, 'A')).toBeChecked()

  const quizId = await postedQuiz(tab, 'CCCCCCCC')
  await tab.goto(`/quiz/play/${quizId}/1`)
  await answer(tab, 'DD')
  await tab.goto('/quiz/question/2')
  await onQuestion(tab, 2)
  await expect(choice(tab, 'B')).toBeChecked()
  await expect(tab.locator('input[name=name_partner]')).toHaveValue('Bert')
})
