import { expect, type Page } from '@playwright/test'
import { post } from './profiles.ts'

/** Answers the questions from here to the last, by letters, each with Next. */
export async function answer(page: Page, letters: string, from = 1): Promise<void> {
  for (const [at, letter] of [...letters].entries()) {
    await onQuestion(page, from + at)
    await choice(page, letter).check()
    await next(page)
  }
}

export async function onQuestion(page: Page, question: number): Promise<void> {
  await expect(page.getByText(`Question ${question} of 8`, { exact: true })).toBeVisible()
}

export function choice(page: Page, letter: string) {
  return page.getByRole('radio').nth('ABCDE'.indexOf(letter))
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Fills in both names and comes to the first question. */
export async function startQuiz(page: Page, self = 'Maya', partner = 'Jonas'): Promise<void> {
  await page.goto('/quiz/start')
  await page.getByLabel('Your name').fill(self)
  await page.getByLabel("Your partner's name").fill(partner)
  await page.getByRole('button', { name: 'Start the Quiz' }).click()
  await onQuestion(page, 1)
}

/** The play link that the share page shows. */
export async function linkOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your quiz is ready' })).toBeVisible()
  return page.getByLabel('Link').inputValue()
}

/** A quiz made by posting the form of its last question, where a journey is about what comes after. */
export async function postedQuiz(page: Page, answers: string, site = ''): Promise<string> {
  const fields = { name_self: 'Maya', name_partner: 'Jonas', answers, at: '8' }
  const made = await post(page, `${site}/quiz/question/8`, fields)
  const quizId = /quiz=([a-z0-9]+)$/.exec(made.headers.get('location') ?? '')?.[1]
  if (!quizId) throw new Error(`making a quiz answered ${made.status}`)
  return quizId
}
