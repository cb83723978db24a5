import { MOM_QUESTIONS } from '#app/content/mom-questions.ts'
import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'
import { expect, test } from '../fixtures.ts'
import { answer, choice, next, onQuestion } from '../quizzes.ts'
import { awake, toast } from '../toasts.ts'

/** The letters that choose these vibes, question by question. */
const lettersOf = (vibes: Vibe[]) =>
  vibes
    .map((vibe, at) => 'ABCDE'.charAt(MOM_QUESTIONS[at]?.choices.findIndex((one) => one.vibe === vibe) ?? 0))
    .join('')

const COZY = lettersOf([
  'COZY_QUEEN',
  'COZY_QUEEN',
  'COZY_QUEEN',
  'CHILL_SAGE',
  'CHILL_SAGE',
  'CHILL_SAGE',
  'TRENDY_MAVEN',
  'PLANNER_PRO',
])

test('from the intro to a vibe that a profile begins with, and the link sent to somebody else', async ({
  page,
  another,
}) => {
  await page.goto('/quiz/mom-vibe')
  await page.getByRole('link', { name: 'Start the Quiz' }).click()

  await test.step('an answer is needed, earlier ones are kept, a reload loses nothing', async () => {
    await onQuestion(page, 1)
    await expect(page.getByRole('radio')).toHaveCount(5)
    await next(page)
    await expect(page.getByRole('alert')).toHaveText('Please choose an answer')
    await answer(page, COZY.slice(0, 4))
    await onQuestion(page, 5)
    await page.reload()
    await onQuestion(page, 5)
    await page.getByRole('button', { name: 'Previous' }).click()
    await onQuestion(page, 4)
    await expect(choice(page, COZY.charAt(3))).toBeChecked()
    await answer(page, COZY.slice(3), 4)
  })

  await test.step('a tie is decided in the written order, and the result stays in this browser', async () => {
    await expect(page.getByRole('heading', { name: 'Cozy Queen' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('wishfolio.mom-vibe'))).toBe('"COZY_QUEEN"')
    await page.getByRole('button', { name: 'Copy Link' }).click()
    await expect(toast(page, 'Link copied to clipboard!')).toBeVisible()
  })

  await test.step('somebody else opens the link, and takes the quiz with the keys A to E', async () => {
    const friend = await another({ viewport: { width: 360, height: 740 } })
    await friend.goto(await page.getByLabel('Link').inputValue())
    await expect(friend.getByRole('heading', { name: 'Cozy Queen' })).toBeVisible()
    expect(await friend.evaluate(() => localStorage.getItem('wishfolio.mom-vibe'))).toBeNull()
    await friend.getByRole('link', { name: 'Take the quiz' }).click()
    await friend.getByRole('link', { name: 'Start the Quiz' }).click()
    await onQuestion(friend, 1)
    await awake(friend)
    await friend.keyboard.press('e')
    await expect(choice(friend, 'E')).toBeChecked()
  })

  await test.step('a profile begins with what the vibe likes', async () => {
    await page.getByRole('link', { name: 'Create Gift Profile' }).click()
    await expect(page.getByText('Hello, Cozy Queen!')).toBeVisible()
    const preferences = page.getByLabel('Gift preferences', { exact: true })
    await expect(preferences).toHaveValue(/a soft blanket/)
    await preferences.fill('Nothing woollen')
    await expect(preferences).toHaveValue('Nothing woollen')
  })

  await test.step('the intro remembers the last result', async () => {
    await page.goto('/quiz/mom-vibe')
    await page.getByRole('link', { name: 'Last time: Cozy Queen' }).click()
    await expect(page.getByRole('heading', { name: 'Cozy Queen' })).toBeVisible()
  })
})
