import { expect, test } from 'vitest'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'
import { toastIn } from '#test/flash.ts'
import { mailedLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'

const COMMON = 'qwerty123'
const RARE = 'Besley-4-tangerines'

const ADVISED = [
  [COMMON, true],
  [RARE, false],
] as const

const { world, visit } = await emptySite()

test.each([
  [COMMON, true],
  [RARE, false],
  ['', false],
])('at its field a script learns whether "%s" is common: %s', async (password, common) => {
  const answer = await visit().post('/password-advice', { password })
  expect(await answer.json()).toEqual({ common })
})

test.each(ADVISED)('signing up with "%s" succeeds, with advice: %s', async (password, advised) => {
  const answer = await visit().post('/signup', { email: 'new@example.org', password })
  expect(answer.status).toBe(200)
  const page = textOf(await answer.text())
  expect(page).toContain('Check your email to confirm your account')
  expect(page.includes(COMMON_PASSWORD)).toBe(advised)
  expect(await world.mails()).toHaveLength(1)
})

test.each(ADVISED)('changing the password to "%s" succeeds, with advice: %s', async (next, advised) => {
  const owner = await signedIn(world, visit())
  const fields = { current_password: PASSWORD, new_password: next, confirm_password: next }
  const changed = await owner.post('/portal/settings', fields)
  expect(toastIn(changed)).toBe('password_updated')
  const page = await (await owner.get(changed.headers.get('Location') ?? '')).text()
  expect(textOf(page).includes(COMMON_PASSWORD)).toBe(advised)
})

test.each(ADVISED)('a reset to "%s" succeeds, with advice: %s', async (next, advised) => {
  await signedIn(world, visit())
  const browser = visit()
  await browser.post('/reset-password', { email: 'owner@example.org' })
  const opened = await browser.get(await mailedLink(world))
  const form = opened.headers.get('Location') ?? ''
  const changed = await browser.post(form, { new_password: next, confirm_password: next })
  expect(toastIn(changed)).toBe('password_updated')
  const page = await (await browser.get(changed.headers.get('Location') ?? '')).text()
  expect(textOf(page)).toContain('Sign in')
  expect(textOf(page).includes(COMMON_PASSWORD)).toBe(advised)
})
