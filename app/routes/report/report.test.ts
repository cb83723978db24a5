import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, quizzes } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { makeQuiz } from '#test/data/quiz.ts'
import type { Browser } from '#test/browser.ts'
import { errorAt, textOf, unescaped, valueOf } from '#test/read-page.ts'

const SUBJECT = 'Subject: A page was reported'

const { world, visit } = await emptySite({ SUPPORT_EMAIL: 'help@wishes.example' })
let owner: Browser
let profile: MadeProfile
beforeEach(async () => {
  owner = await signedIn(world, visit())
  profile = await makeProfile(owner)
})

const REPORT = { reason: 'private', words: 'My phone number is on it', email: 'eva@example.org' }
const report = (fields: Record<string, string> = {}, visitor = visit()) => {
  const page = fields.page ?? `/gift/${profile.slug}`
  return visitor.post(`/report?page=${page}`, { ...REPORT, page, ...fields })
}
const reports = async () =>
  (await world.mails())
    .filter((mail) => mail.includes(SUBJECT))
    .map((mail) => mail.replace(/=\n/g, '').replaceAll('=3D', '='))
const status = async (path: string) => (await visit().get(path)).status

test('every shared page leads to its report, which names it', async () => {
  const quizId = await makeQuiz(visit())
  for (const path of [`/gift/${profile.slug}`, `/quiz/play/${quizId}`]) {
    expect(unescaped(await (await visit().get(path)).text())).toContain(`href="/report?page=${path}"`)
    expect(await status(`/report?page=${path}`)).toBe(200)
  }
})

test.each(['http://[', 'http://a b', 'http://:99999', 'https://evil.example', '//'])(
  'a page that is named as one of %s is the page of ours that it names',
  async (disguise) => {
    const page = `/gift/${profile.slug}`
    const answer = await visit().get(`/report?page=${encodeURIComponent(disguise + page)}`)
    expect([answer.status, valueOf(await answer.text(), 'page')]).toEqual([200, page])
  },
)

test('a report goes to whoever runs the server, with link, reason, words and address', async () => {
  const answer = await report()
  expect(textOf(await answer.text())).toContain('Thank you for telling us')
  const [mail = ''] = await reports()
  expect(mail).toContain('To: help@wishes.example')
  for (const words of [`/gift/${profile.slug}`, 'It shows private things', REPORT.words, REPORT.email])
    expect(mail).toContain(words)
})

test('words and address may be empty', async () => {
  await report({ words: '', email: '' })
  expect((await reports())[0]).toContain('The visitor wants no answer')
})

test.each([
  ['reason', '', 'Please choose what is wrong'],
  ['reason', 'boring', 'Please choose what is wrong'],
  ['words', 'x'.repeat(501), 'Please use at most 500 characters'],
  ['email', 'nobody', 'Please enter a valid email address'],
])('%s: “%s” is refused at its field, and what was typed stays', async (field, wrong, message) => {
  const typed = { ...REPORT, [field]: wrong }
  const answer = await report(typed)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(errorAt(page, field)).toBe(message)
  expect(unescaped(page)).toContain(typed.words)
  expect(await reports()).toEqual([])
})

test.each([
  '',
  '/',
  '/portal/profile',
  'https://other.example/',
  '/gift/grandma-23456789abcd',
  '/quiz/play/23456789abcd',
])('there is nothing to report at “%s”', async (page) => {
  expect((await report({ page })).status).toBeOneOf([404, 422])
  expect(await reports()).toEqual([])
})

test('an incomplete profile cannot be reported: nobody can see it', async () => {
  await world.db.update(giftProfiles).set({ status: 'incomplete' })
  expect((await report()).status).toBe(404)
})

test('one address sends ten an hour, and of one page ten are mailed', async () => {
  const one = visit('192.0.2.7')
  for (let sent = 0; sent < 10; sent++) expect((await report({}, one)).status).toBe(200)
  const refused = await report({}, one)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await report({}, visit('192.0.2.8'))).status).toBe(200)
  expect(await reports()).toHaveLength(10)
})

/** The path of the takedown link in the newest report. */
async function takedown(): Promise<string> {
  const [mail = ''] = await reports()
  return /http:\/\/localhost:3000(\/takedown\/\S+)/.exec(mail)?.[1] ?? 'no link'
}

test('the link of the mail asks, hides the page for a reason its owner is told, and shows it again', async () => {
  await report()
  const link = await takedown()
  expect(textOf(await (await visit().get(link)).text())).toContain('Hide this page?')
  expect(await status(`/gift/${profile.slug}`)).toBe(200)

  expect((await visit().post(link, { reason: '' })).status).toBe(422)
  expect(await status(`/gift/${profile.slug}`)).toBe(200)

  const hidden = await visit().post(link, { reason: 'It shows a phone number' })
  expect(textOf(await hidden.text())).toContain('The page is hidden')
  expect(await status(`/gift/${profile.slug}`)).toBe(404)
  expect((await world.mails()).some((mail) => mail.includes('A gift profile of yours was taken down'))).toBe(
    true,
  )

  expect(textOf(await (await visit().post(link, { again: 'on' })).text())).toContain(
    'The page is shown again',
  )
  expect(await status(`/gift/${profile.slug}`)).toBe(200)
})

test('the link of the mail means the profile, also once its owner has made a new link', async () => {
  await report()
  const link = await takedown()
  await owner.post(`/portal/share/${profile.id}/renew`)
  const [{ slug } = profile] = await world.db.select().from(giftProfiles)
  expect(slug).not.toBe(profile.slug)
  expect(await (await visit().get(link)).text()).toContain(`href="/gift/${slug}"`)
  expect(await status(`/gift/${slug}`)).toBe(200)
  await visit().post(link, { reason: 'rude' })
  await expect.poll(() => status(`/gift/${slug}`)).toBe(404)
})

test('a quiz is hidden in the same way', async () => {
  const quizId = await makeQuiz(visit())
  await report({ page: `/quiz/play/${quizId}` })
  await visit().post(await takedown(), { reason: 'rude' })
  expect((await visit().get(`/quiz/play/${quizId}`)).headers.get('Location')).toBe('/quiz/expired')
  const [quiz] = await world.db.select().from(quizzes).where(eq(quizzes.quiz_id, quizId))
  expect(quiz?.takedown_reason).toBe('rude')
})

test('a link that was changed, or is a month old, hides nothing', async () => {
  await report()
  const link = await takedown()
  const other = await makeProfile(await signedIn(world, visit(), 'other@example.org'))
  const forged = [link.replace(profile.id, other.id), link.replace(/\/\d+\//, '/9999999999999/'), `${link}x`]
  for (const path of forged) {
    expect(await status(path)).toBe(404)
    expect((await visit().post(path, { reason: 'rude' })).status).toBe(404)
  }
  world.wait(31 * 24 * 60 * 60 * 1000)
  expect((await visit().post(link, { reason: 'rude' })).status).toBe(410)
  const rows = await world.db.select({ reason: giftProfiles.takedown_reason }).from(giftProfiles)
  expect(rows.map(({ reason }) => reason)).toEqual([null, null])
})
