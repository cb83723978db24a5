import { expect, test } from 'vitest'
import { makeProfile, signedIn } from '#test/make.ts'
import { makeQuiz } from '#test/quiz.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { openSite } from '#test/request.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const set = { TERMS_URL: 'https://wishes.example/terms', abuseEmail: 'abuse@wishes.example' }
const visit = await openSite(world)
const visitWithBoth = await openSite({ ...world, env: { ...world.env, ...set } })
const { slug } = await makeProfile(await signedIn(world, visit()))
const quizId = await makeQuiz(visit())

const pageAt = async (path: string, browser = visitWithBoth()) =>
  unescaped(await (await browser.get(path)).text())

test.each(['/', `/gift/${slug}`, '/privacy'])(
  'at %s the footer leads to terms and abuse contact',
  async (path) => {
    const footer = /<footer[^]*<\/footer>/.exec(await pageAt(path))?.[0]
    expect(footer).toContain('href="https://wishes.example/terms"')
    expect(footer).toContain('href="mailto:abuse@wishes.example"')
  },
)

test.each([`/gift/${slug}`, `/quiz/play/${quizId}`])('%s can be reported, with its link', async (path) => {
  const main = /<main[^]*<\/main>/.exec(await pageAt(path))?.[0] ?? ''
  const [, href = ''] = /href="(mailto:abuse@wishes\.example\?[^"]*)"/.exec(main) ?? []
  expect(new URL(href).searchParams.get('body')).toContain(`http://localhost:3000${path}`)
})

test.each(['/', `/gift/${slug}`, `/quiz/play/${quizId}`])(
  'at %s nothing of it is shown while neither is set',
  async (path) => {
    const page = textOf(await pageAt(path, visit()))
    for (const words of ['Terms', 'Report']) expect(page).not.toContain(words)
  },
)
