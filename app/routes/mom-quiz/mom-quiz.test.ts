import { beforeEach, expect, test } from 'vitest'
import { MOM_QUESTIONS } from '#app/content/mom-questions.ts'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { type Vibe, VIBES } from '#app/domain/quizzes/mom-quiz.ts'
import { ownSite } from '#test/own-site.ts'
import { send } from '#test/data/quiz.ts'
import { follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { visit } = await ownSite()
let visitor: Browser
beforeEach(() => {
  visitor = visit()
})

/** The letter of the choice that means a vibe. */
const letterOf = (question: number, vibe: Vibe) =>
  'ABCDE'.charAt(MOM_QUESTIONS[question]?.choices.findIndex((choice) => choice.vibe === vibe) ?? 0)

test('without JavaScript: intro, eight questions of five choices, result', async () => {
  const intro = await (await visitor.get('/quiz/mom-vibe')).text()
  expect(textOf(intro)).toContain('What’s your mom vibe?')
  expect(intro).toContain('href="/quiz/mom-vibe/1"')
  let page = await (await visitor.get('/quiz/mom-vibe/1')).text()
  let answer: Response | undefined
  for (let question = 0; question < 8; question++) {
    expect(unescaped(page)).toContain(MOM_QUESTIONS[question]?.question.message)
    expect(page.match(/type="radio"/g)).toHaveLength(5)
    answer = await send(visitor, `/quiz/mom-vibe/${question + 1}`, {
      answers: valueOf(page, 'answers') ?? '',
      at: String(question + 1),
      choice: letterOf(question, question < 5 ? 'CHILL_SAGE' : 'SNACK_NINJA'),
    })
    page = await answer.text()
  }
  expect(answer?.headers.get('Location')).toBe('/quiz/mom-vibe/CHILL_SAGE')
})

test.each(VIBES)(
  'the result %s has its name, blurb and tags, and leads to a profile that uses them',
  async (vibe) => {
    const { message: name } = MOM_VIBES[vibe].name
    const { message: blurb } = MOM_VIBES[vibe].blurb
    const tags = MOM_VIBES[vibe].tags.map(({ message }) => message)
    const html = await (await visitor.get(`/quiz/mom-vibe/${vibe}`)).text()
    const words = textOf(html)
    for (const text of [name, blurb, ...tags]) expect(words).toContain(text)
    expect(html).toContain(`href="/create-gift-profile?momVibe=${vibe}"`)

    const form = await (await visitor.get(`/create-gift-profile?momVibe=${vibe}`)).text()
    expect(textOf(form)).toContain(`Hello, ${name}!`)
    expect(valueOf(form, 'gift_preferences')?.trim()).toBe(tags.join(', '))
  },
)

test.each(['cozy_queen', 'NOBODY', '', '<script>', 'constructor'])(
  'the profile form ignores the vibe %j',
  async (vibe) => {
    const form = await (await visitor.get(`/create-gift-profile?momVibe=${encodeURIComponent(vibe)}`)).text()
    expect(textOf(form)).not.toContain('Hello,')
    expect(valueOf(form, 'gift_preferences')?.trim()).toBe('')
  },
)

test('a choice is needed to go on', async () => {
  const answer = await send(visitor, '/quiz/mom-vibe/2', { answers: 'A-------', at: '2' })
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('Please choose an answer')
})

test('earlier answers stay when going back', async () => {
  const fields = { answers: 'EDC-----', at: '4', choice: 'B', to: 'previous' }
  const html = await (await send(visitor, '/quiz/mom-vibe/4', fields)).text()
  expect(textOf(html)).toContain('Question 3 of 8')
  expect(valueOf(html, 'answers')).toBe('EDCB----')
  const [checked = ''] = /<input[^>]* checked=""[^>]*>/.exec(html) ?? []
  expect(checked).toContain('value="C"')
})

test.each(['cozy_queen', 'COZY_QUEEN.', 'Cozy_Queen)'])(
  'a link to a result passed on as %s leads there',
  async (step) => {
    const answer = await visitor.get(`/quiz/mom-vibe/${step}`)
    expect(answer.headers.get('Location')).toBe('/quiz/mom-vibe/COZY_QUEEN')
  },
)

test.each(['0', '9', 'NOBODY', '%00'])('there is no step %s: it leads to the intro', async (step) => {
  const answer = await visitor.get(`/quiz/mom-vibe/${step}`)
  expect(answer.headers.get('Location')).toBe('/quiz/mom-vibe')
})

test.each<Record<string, string>>([{ answers: 'FFFFFFFF' }, { answers: 'AB' }, { choice: 'F' }])(
  'a tampered form is answered with a request to start over: %j',
  async (fields) => {
    const answer = await send(visitor, '/quiz/mom-vibe/8', { answers: 'AAAAAAAA', at: '8', ...fields })
    const { path, html } = await follow(visitor, answer)
    expect(path).toBe('/quiz/mom-vibe')
    expect(noticesOf(html)).toEqual(['Quiz data not found. Please start over.'])
  },
)
