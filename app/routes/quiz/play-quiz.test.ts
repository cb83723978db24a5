import { beforeEach, expect, test } from 'vitest'
import { PARTNER_QUESTIONS } from '#app/content/partner-questions.ts'
import { quizzes } from '#app/server/database/schema.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { toastIn, follow, noticesOf, textOf, unescaped, valueOf, withoutTextSpans } from '#test/read-page.ts'
import { emptySite } from '#test/own-site.ts'
import { guess, makeQuiz, send, withoutQuizzes } from '#test/data/quiz.ts'
import type { Browser } from '#test/browser.ts'

const english = wordsIn('en')
const OWN = 'DCBADCBA'
/** Of a quiz beside it, which nothing touches. */
const OTHERS = { name_self: 'Otto', name_partner: 'Ida' }
const LAST_MOMENT = new Date('2026-11-28T11:59:59.999Z')
const TOO_LATE = new Date('2026-11-28T12:00:00.000Z')

const { world, visit } = await emptySite()
let partner: Browser
let quizId: string
beforeEach(async () => {
  partner = visit()
  await makeQuiz(visit(), 'AAAAAAAA', OTHERS)
  quizId = await makeQuiz(visit(), OWN)
})

const stored = async () => {
  const rows = await world.db.select().from(quizzes)
  expect(rows).toContainEqual(expect.objectContaining({ ...OTHERS, partner_b_answers: null }))
  return rows.find(({ quiz_id }) => quiz_id === quizId)
}
const results = (html: string) => textOf(html).replace(/\s+/g, ' ')

test('the invitation names the first player and leads to the questions', async () => {
  const html = await (await partner.get(`/quiz/play/${quizId}`)).text()
  expect(results(html)).toContain('Maya just took this quiz!')
  expect(results(html)).toContain('Start Guessing')
  expect(html).toContain(`href="/quiz/play/${quizId}/1"`)
})

test('without JavaScript eight guesses complete the quiz and lead to the results', async () => {
  let page = await (await partner.get(`/quiz/play/${quizId}/1`)).text()
  let answer: Response | undefined
  for (const [at, { guess: question }] of PARTNER_QUESTIONS.entries()) {
    expect(unescaped(page)).toContain(english._(question('Maya')))
    answer = await send(partner, `/quiz/play/${quizId}/${at + 1}`, {
      answers: valueOf(page, 'answers') ?? '',
      at: valueOf(page, 'at') ?? '',
      choice: 'DCBAAAAA'.charAt(at),
    })
    page = await answer.text()
  }
  expect(answer?.headers.get('Location')).toBe(`/quiz/results/${quizId}`)
  expect(await stored()).toMatchObject({
    partner_b_answers: 'DCBAAAAA',
    completed_at: new Date('2026-11-21T12:00:00.000Z'),
  })
  const html = await (await partner.get(`/quiz/results/${quizId}`)).text()
  expect(results(html)).toContain('5 out of 8')
  expect(results(html)).toContain('Solid Vibes Slight Misses')
  expect(results(html)).toContain('5 out of 8. Jonas has Maya nearly figured out.')
  expect(html).toContain('href="/create-gift-profile?recipient=Maya"')
})

test('the breakdown has every question with what was said and what was guessed', async () => {
  await guess(partner, quizId, 'DCBADCBC')
  const words = results(await (await partner.get(`/quiz/results/${quizId}`)).text())
  for (const [at, { guess: question, answers }] of PARTNER_QUESTIONS.entries()) {
    expect(words).toContain(english._(question('Maya')))
    expect(words).toContain(answers['ABCD'.indexOf(OWN.charAt(at))]?.message)
  }
  expect(words).toContain(`Maya said ${PARTNER_QUESTIONS[7]?.answers[0].message}`)
  expect(words).toContain(`Jonas guessed ${PARTNER_QUESTIONS[7]?.answers[2].message}`)
  expect(words.match(/A match/g)).toHaveLength(7)
  expect(words.match(/A miss/g)).toHaveLength(1)
})

/** Letters in a row, or one by one in a list. */
const spread = (letters: string) => new RegExp([...letters].join('\\W{0,5}'))

test('no page reveals the first player’s answers before the partner’s are in', async () => {
  const before = [
    `/quiz/play/${quizId}`,
    `/quiz/play/${quizId}/1`,
    `/quiz/play/${quizId}/8`,
    `/quiz/results/${quizId}`,
    `/quiz/share?quiz=${quizId}`,
  ]
  for (const path of before) {
    const data = path.includes('?') ? path.replace('?', '.data?') : `${path}.data`
    for (const asked of [path, data]) {
      const answer = await visit().get(asked)
      const bytes = (await answer.text()) + JSON.stringify([...answer.headers])
      expect([asked, bytes.includes('Maya')]).toEqual([asked, !path.includes('results')])
      expect(bytes).not.toMatch(spread(OWN))
      expect(bytes).not.toMatch(/partner_b_answers|"own"|"guessed"/)
    }
  }
  const played = await send(visit(), `/quiz/play/${quizId}/3`, { answers: 'AA------', at: '2', choice: 'A' })
  expect(await played.text()).not.toMatch(spread(OWN))
})

test('the check above can fail: with the partner’s answers in, the page’s bytes have the first player’s', async () => {
  await guess(partner, quizId, 'AAAAAAAA')
  expect(await (await partner.get(`/quiz/results/${quizId}.data`)).text()).toMatch(spread(OWN))
})

test('a completed quiz leads from its play link straight to the results', async () => {
  await guess(partner, quizId, OWN)
  for (const path of [`/quiz/play/${quizId}`, `/quiz/play/${quizId}/4`]) {
    const answer = await visit().get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(`/quiz/results/${quizId}`)
  }
})

test('the first submission counts, a second one is shown the results of the first', async () => {
  await guess(partner, quizId, 'AAAAAAAA')
  const second = visit()
  const { path, html } = await follow(second, await guess(second, quizId, 'BBBBBBBB'))
  expect(path).toBe(`/quiz/results/${quizId}`)
  expect(noticesOf(html)).toEqual(['Someone has already played this quiz. Here is how it went.'])
  expect(await stored()).toMatchObject({ partner_b_answers: 'AAAAAAAA' })
})

test('the same answers sent twice are one submission', async () => {
  await guess(partner, quizId, 'AAAAAAAA')
  const again = await guess(partner, quizId, 'AAAAAAAA')
  expect(again.headers.get('Location')).toBe(`/quiz/results/${quizId}`)
  expect(toastIn(again)).toBeUndefined()
})

test('of 20 simultaneous submissions exactly one counts', async () => {
  const answers = Array.from({ length: 20 }, (_, at) =>
    at
      .toString(4)
      .padStart(8, '0')
      .replace(/\d/g, (digit) => 'ABCD'.charAt(Number(digit))),
  )
  expect(new Set(answers).size).toBe(20)
  const played = await Promise.all(answers.map((own) => guess(visit(), quizId, own)))
  expect(played.filter((answer) => toastIn(answer) === undefined)).toHaveLength(1)
  expect(played.filter((answer) => toastIn(answer) === 'quiz_played_already')).toHaveLength(19)
  const winner = played.findIndex((answer) => toastIn(answer) === undefined)
  expect(await stored()).toMatchObject({ partner_b_answers: answers[winner] })
})

test('a quiz is played until the last millisecond of its seven days', async () => {
  world.time.now = LAST_MOMENT
  expect((await partner.get(`/quiz/play/${quizId}`)).status).toBe(200)
  const saved = await guess(partner, quizId, 'AAAAAAAA')
  expect(saved.headers.get('Location')).toBe(`/quiz/results/${quizId}`)
  expect((await stored())?.completed_at).toEqual(LAST_MOMENT)
})

test.each(['play', 'results'])('an expired quiz is deleted when its %s page is read', async (page) => {
  world.time.now = TOO_LATE
  const answer = await partner.get(`/quiz/${page}/${quizId}`)
  expect(answer.headers.get('Location')).toBe('/quiz/expired')
  expect(await stored()).toBeUndefined()
})

test('answers that come a millisecond too late are not saved', async () => {
  world.time.now = TOO_LATE
  const answer = await guess(partner, quizId, 'AAAAAAAA')
  expect(answer.headers.get('Location')).toBe('/quiz/expired')
  expect(await stored()).toBeUndefined()
})

test('results go with their quiz after seven days', async () => {
  await guess(partner, quizId, OWN)
  world.time.now = TOO_LATE
  expect((await partner.get(`/quiz/results/${quizId}`)).headers.get('Location')).toBe('/quiz/expired')
  expect(await stored()).toBeUndefined()
})

test('the page of an expired quiz offers a new one and the way home', async () => {
  const html = withoutTextSpans(await (await partner.get('/quiz/expired')).text())
  const words = results(html)
  expect(words).toContain('Oops — this quiz has expired')
  expect(html).toMatch(/<a[^>]*href="\/quiz\/start"[^>]*>Start a New Quiz/)
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home/)
})

test.each(['23456789abcd', 'x', "1' or 1=1", '%00', '../share', 'A'.repeat(200)])(
  'the unknown quiz %j has expired, for reading and for answering',
  async (id) => {
    const path = encodeURIComponent(id).replace('%2500', '%00')
    for (const answer of [
      await partner.get(`/quiz/play/${path}`),
      await partner.get(`/quiz/results/${path}`),
      await partner.post(`/quiz/results/${path}`, { answers: OWN, at: '8' }),
    ]) {
      expect(answer.headers.get('Location')).toBe('/quiz/expired')
    }
  },
)

test.each([
  ['a gap', { answers: 'ABCD-BCD' }],
  ['another choice', { answers: 'ABCDABC-', choice: 'Z' }],
])('answers with %s are not saved', async (_what, fields) => {
  const answer = await partner.post(`/quiz/results/${quizId}`, { at: '8', ...fields })
  const { path, html } = await follow(partner, answer)
  expect(path).toBe(`/quiz/play/${quizId}`)
  expect(noticesOf(html)).toEqual(['Quiz data not found. Please start over.'])
  expect(await stored()).toMatchObject({ partner_b_answers: null })
})

test('a guess is needed before going on', async () => {
  const answer = await send(partner, `/quiz/play/${quizId}/2`, { answers: 'A-------', at: '2' })
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('Please choose an answer')
})

test('results before a partner has guessed say so, with a way to look again', async () => {
  const answer = await partner.get(`/quiz/results/${quizId}`)
  expect(answer.status).toBe(404)
  const words = textOf(await answer.text())
  expect(words).toContain('Quiz answers not found')
  expect(words).toContain('Try again')
})

test('when saving fails the results say so, keep the answers, and Try again sends them once more', async () => {
  const failed = await withoutQuizzes(world, () => guess(partner, quizId, 'DCBAAAAA'))
  expect(failed.status).toBe(503)
  const html = await failed.text()
  expect(textOf(html)).toContain('Failed to load results')
  expect(textOf(html)).toContain('Try again')
  expect(html).toContain(`action="/quiz/results/${quizId}"`)
  expect(await stored()).toMatchObject({ partner_b_answers: null })
  const kept = { answers: valueOf(html, 'answers') ?? '', at: valueOf(html, 'at') ?? '' }
  const again = await partner.post(`/quiz/results/${quizId}`, kept)
  expect(again.headers.get('Location')).toBe(`/quiz/results/${quizId}`)
  expect(await stored()).toMatchObject({ partner_b_answers: 'DCBAAAAA' })
})

test('when reading fails the results say so, and the play page that the quiz could not be loaded', async () => {
  await guess(partner, quizId, OWN)
  const [shown, invited] = await withoutQuizzes(world, async () => [
    await partner.get(`/quiz/results/${quizId}`),
    await partner.get(`/quiz/play/${quizId}`),
  ])
  expect([shown?.status, invited?.status]).toEqual([503, 503])
  expect(textOf((await shown?.text()) ?? '')).toContain('Failed to load results')
  expect(textOf((await invited?.text()) ?? '')).toContain('Failed to load quiz')
  expect((await partner.get(`/quiz/results/${quizId}`)).status).toBe(200)
})
