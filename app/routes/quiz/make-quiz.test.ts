import { beforeEach, expect, test } from 'vitest'
import { quizzes } from '#app/server/database/schema.ts'
import { emptySite } from '#test/own-site.ts'
import { makeQuiz, NAMES, send, withoutQuizzes } from '#test/data/quiz.ts'
import { errorAt, follow, isChecked, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { world, visit } = await emptySite()
let visitor: Browser
beforeEach(async () => {
  visitor = visit()
})

const stored = () => world.db.select().from(quizzes)

/** The fields that the form on a page would post. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    ['name_self', 'name_partner', 'answers', 'at'].flatMap((name) => {
      const value = valueOf(html, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

test('without JavaScript the names and eight answers become a quiz, active for seven days', async () => {
  let answer = await send(visitor, '/quiz/start', { name_self: '  Maya ', name_partner: 'Jonas\t' })
  let page = await answer.text()
  for (const [at, letter] of [...'ABCDCABB'].entries()) {
    expect(textOf(page)).toContain(`Question ${at + 1} of 8`)
    answer = await send(visitor, `/quiz/question/${at + 1}`, { ...fieldsOf(page), choice: letter })
    page = await answer.text()
  }
  expect(answer.status).toBe(302)
  const [quiz, ...others] = await stored()
  expect(others).toEqual([])
  expect(quiz).toMatchObject({
    name_self: 'Maya',
    name_partner: 'Jonas',
    answers: 'ABCDCABB',
    partner_b_answers: null,
    completed_at: null,
    expires_at: new Date('2026-11-28T12:00:00.000Z'),
  })
  expect(quiz?.quiz_id).toMatch(/^[23456789abcdefghjkmnpqrstwxyz]{12}$/)
  expect(answer.headers.get('Location')).toBe(`/quiz/share?quiz=${quiz?.quiz_id}`)
})

test('the share page has the link, every way to send it, and says how long it is active', async () => {
  const quizId = await makeQuiz(visitor)
  const html = await (await visitor.get(`/quiz/share?quiz=${quizId}`)).text()
  const link = `http://localhost:3000/quiz/play/${quizId}`
  expect(html).toContain(`value="${link}"`)
  const words = textOf(html)
  expect(words).toContain('Links are only active for 7 days')
  for (const name of ['WhatsApp', 'Messenger', 'SMS']) expect(words).toContain(name)
  expect(html).toContain(`https://wa.me/?text=${encodeURIComponent(link)}`)
  expect(html).toContain(`fb-messenger://share/?link=${encodeURIComponent(link)}`)
  expect(html).toContain(`sms:?&amp;body=${encodeURIComponent(link)}`)
})

test.each([
  [{ name_self: '' }, 'name_self', 'Please enter your name'],
  [{ name_partner: ' \n ' }, 'name_partner', 'Please enter your partner’s name'],
  [{ name_self: 'a'.repeat(51) }, 'name_self', 'Please use at most 50 characters'],
])('names %j are refused at %s', async (fields, name, sentence) => {
  const answer = await send(visitor, '/quiz/start', { ...NAMES, ...fields })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(errorAt(html, name)).toBe(sentence)
  expect(valueOf(html, name === 'name_self' ? 'name_partner' : 'name_self')).toBe(
    name === 'name_self' ? 'Jonas' : 'Maya',
  )
})

test('both fields of the first page carry the specification’s labels', async () => {
  const html = await (await visitor.get('/quiz/start')).text()
  expect(textOf(html)).toContain('Your name')
  expect(textOf(html)).toContain("Your partner's name")
})

test('a question without an answer is asked again, with the earlier answers', async () => {
  const answer = await send(visitor, '/quiz/question/3', { ...NAMES, answers: 'AB------', at: '3' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(textOf(html)).toContain('Please choose an answer')
  expect(textOf(html)).toContain('Question 3 of 8')
  expect(valueOf(html, 'answers')).toBe('AB------')
})

test('Previous leads back to the earlier answer, and Next on again without losing one', async () => {
  const back = { ...NAMES, answers: 'AB------', at: '3', choice: 'D', to: 'previous' }
  const html = await (await send(visitor, '/quiz/question/3', back)).text()
  expect(textOf(html)).toContain('Question 2 of 8')
  expect(valueOf(html, 'answers')).toBe('ABD-----')
  const [checked = ''] = /<input[^>]* checked=""[^>]*>/.exec(html) ?? []
  expect(checked).toContain('value="B"')
  const onward = { ...fieldsOf(html), choice: 'C' }
  const next = await (await send(visitor, '/quiz/question/2', onward)).text()
  expect(textOf(next)).toContain('Question 3 of 8')
  expect(valueOf(next, 'answers')).toBe('ACD-----')
})

test('Previous is disabled on the first question, and only there', async () => {
  const previousAt = async (question: number) => {
    const fields = { ...NAMES, answers: 'ABCDABCD', at: '9' }
    const html = await (await send(visitor, `/quiz/question/${question}`, fields)).text()
    return /<button[^>]*value="previous"[^>]*>/.exec(html)?.[0] ?? ''
  }
  expect(await previousAt(1)).toContain('disabled=""')
  for (const question of [2, 3, 4, 5, 6, 7, 8]) expect(await previousAt(question)).not.toContain('disabled')
})

test.each(['0', '9', '-1', 'one', '1.5', '08', '%00'])('question %s leads to the start', async (id) => {
  for (const answer of [
    await visitor.get(`/quiz/question/${id}`),
    await visitor.post(`/quiz/question/${id}`, { ...NAMES, answers: 'ABCDABCD', at: '8' }),
  ]) {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/quiz/start')
  }
  expect(await stored()).toEqual([])
})

test.each([
  ['no names', { name_self: '', name_partner: '' }],
  ['answers of another alphabet', { answers: 'ABCDEEEE' }],
  ['too many answers', { answers: 'ABCDABCDA' }],
  ['SQL for an answer', { choice: "A'; drop table quizzes" }],
  ['a name no database can hold', { name_self: 'Ma\0ya' }],
])('a form with %s is answered with a request to start over', async (_what, fields) => {
  const answer = await send(visitor, '/quiz/question/8', {
    ...NAMES,
    answers: 'ABCDABCD',
    at: '8',
    ...fields,
  })
  const { path, html } = await follow(visitor, answer)
  expect(path).toBe('/quiz/start')
  expect(noticesOf(html)).toEqual(['Quiz data not found. Please start over.'])
  expect(await stored()).toEqual([])
})

test('a question opened without a quiz says so where no script can look for one', async () => {
  const html = await (await visitor.get('/quiz/question/3')).text()
  expect(noticesOf(html).join()).toContain('Quiz data not found. Please start over.')
  expect(isChecked(html, 'choice')).toBe(false)
})

test('the share page without a quiz says so too', async () => {
  const html = await (await visitor.get('/quiz/share')).text()
  expect(noticesOf(html).join()).toContain('Quiz data not found. Please start over.')
})

test('when the database fails, nothing is created, and the form stays for another try', async () => {
  const fields = { ...NAMES, answers: 'ABCDABC-', at: '8', choice: 'D' }
  const failed = await withoutQuizzes(world, () => send(visitor, '/quiz/question/8', fields))
  expect(failed.status).toBe(500)
  const html = await failed.text()
  expect(noticesOf(html)).toEqual(['Failed to create quiz. Please try again.'])
  expect(fieldsOf(html)).toEqual({ ...NAMES, answers: 'ABCDABCD', at: '8' })
  const again = await send(visitor, '/quiz/question/8', fieldsOf(html))
  expect(again.headers.get('Location')).toMatch(/^\/quiz\/share\?quiz=/)
  expect(await stored()).toHaveLength(1)
})

test('the share page of a quiz that cannot be read says so; of an unknown one, that it has expired', async () => {
  const quizId = await makeQuiz(visitor)
  const failed = await withoutQuizzes(world, () => visitor.get(`/quiz/share?quiz=${quizId}`))
  expect(failed.status).toBe(503)
  expect(textOf(await failed.text())).toContain('Failed to load quiz')
  const unknown = await visitor.get('/quiz/share?quiz=23456789abcd')
  expect(unknown.headers.get('Location')).toBe('/quiz/expired')
})

test('any other address below /quiz is no quiz', async () => {
  for (const path of ['/quiz', '/quiz/nowhere', '/quiz/play', '/quiz/results']) {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(404)
    expect(textOf(await answer.text())).toContain('Quiz Not Found')
  }
})

test('of one address 60 quizzes an hour are stored; another is refused in words, and its answers stay', async () => {
  for (let made = 0; made < 60; made++) await makeQuiz(visitor)
  const fields = { ...NAMES, answers: 'ABCDABCD', at: '8' }
  const refused = await send(visitor, '/quiz/question/8', fields)
  expect(refused.status).toBe(429)
  // The database's clock counts on meanwhile.
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000)
  const page = unescaped(await refused.text())
  expect(textOf(page)).toContain('Too many quizzes were made from your connection just now.')
  expect(fieldsOf(page)).toMatchObject({ ...NAMES, answers: 'ABCDABCD' })
  expect(await stored()).toHaveLength(60)
  await makeQuiz(visit('198.51.100.7'))
})
