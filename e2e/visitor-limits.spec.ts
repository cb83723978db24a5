import { signInWithProfile } from './accounts.ts'
import { expect } from './fixtures.ts'
import { post, takeButton } from './profiles.ts'
import { test } from './server-lives.ts'
import { LIMITS } from '#app/domain/limits.ts'

const WORDS =
  'Too many gifts were marked from your network just now. Nothing was changed; please try again in ten minutes.'

/** The id of no idea. */
const UNKNOWN = '6f1c1e5e-0000-4000-8000-000000000001'

/** Does something so many times, some of them side by side. */
async function times<Answer>(many: number, action: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < many) {
    const some = Math.min(10, many - answers.length)
    answers.push(...(await Promise.all(Array.from({ length: some }, action))))
  }
  return answers
}

test('whoever takes far too much is told in words, with and without JavaScript, and loses nothing', async ({
  start,
  another,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 429/, 'what is refused is answered with its status')
  const server = await start()
  const owner = await another({ baseURL: server.url })
  const { slug, idea } = await signInWithProfile(owner, { ideas: ['a kite', 'a lamp'] })
  const path = `/gift/${slug}`
  const modern = await another({ baseURL: server.url })
  const plain = await another({ baseURL: server.url, javaScriptEnabled: false })
  await modern.goto(path)
  await plain.goto(path)
  const answers = await times(LIMITS.takes.max, () => post(owner, path, { idea: UNKNOWN }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))

  await test.step('with JavaScript the question says so, stays and can be tried again', async () => {
    await takeButton(modern, 'a kite').click()
    const dialog = modern.getByRole('dialog', { name: 'Mark as taken?' })
    await dialog.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(WORDS)
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(takeButton(modern, 'a kite')).toBeEnabled()
  })

  await test.step('after the page that asks, the list says so', async () => {
    await modern.goto(`${path}/take?idea=${idea('a lamp')}`)
    await modern.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(modern.getByRole('alert').filter({ hasText: WORDS })).toBeVisible()
    await expect(takeButton(modern, 'a lamp')).toBeEnabled()
  })

  await test.step('so it does without JavaScript, and what was asked can be asked again', async () => {
    await takeButton(plain, 'a lamp').click()
    await plain.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(plain.getByRole('alert').filter({ hasText: WORDS })).toBeVisible()
    await takeButton(plain, 'a lamp').click()
    await expect(plain.getByRole('heading', { name: 'Mark as taken?' })).toBeVisible()
    await expect(plain.getByText('a lamp')).toBeVisible()
  })

  await test.step('the page itself can be read as ever, and nothing was taken', async () => {
    await plain.goto(path)
    for (const text of ['a kite', 'a lamp']) await expect(takeButton(plain, text)).toBeEnabled()
  })
})
