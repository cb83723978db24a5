import { expect, test } from 'vitest'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
const { id, slug } = await makeProfile(owner)
const KILOBYTE = 1024

test.each([
  ['a take', `/gift/${slug}`, 8],
  ['a sign-in', '/signin', 40],
  ['a profile', '/create-gift-profile', 32],
  ['a list of ideas', `/portal/suggestions/${id}`, 256],
  ['a list of ideas as data', `/portal/suggestions/${id}.data`, 256],
  ['an unknown form', '/nowhere', 8],
])('%s may be %s with %i kB and no more', async (_what, path, kilobytes) => {
  const statusOf = async (bytes: number) => (await owner.post(path, { x: 'x'.repeat(bytes - 2) })).status
  expect(await statusOf(kilobytes * KILOBYTE)).not.toBe(413)
  expect(await statusOf(kilobytes * KILOBYTE + 1)).toBe(413)
})

test('the longest list that is valid fits, whatever its letters', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => `${String(at).padStart(3, '0')}${'👵'.repeat(197)}`)
  const saved = await owner.post(`/portal/suggestions/${id}`, { version: '1', suggestion: lines })
  expect(saved.status).toBe(302)
})

test.each([
  ['40,000 lines in one field', { more_suggestions: 'a\n'.repeat(40_000) }],
  ['20,000 fields', { suggestion: Array.from({ length: 18_000 }, () => 'a') }],
])('%s are refused in little time with a small answer', async (_what, fields) => {
  const began = performance.now()
  const refused = await owner.post(`/portal/suggestions/${id}`, { version: '1', ...fields })
  expect(refused.status).toBe(413)
  expect((await refused.text()).length).toBeLessThan(100_000)
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a list that is only a little too long comes back whole', async () => {
  const suggestion = Array.from({ length: 150 }, (_, at) => `idea ${at}`)
  const refused = await owner.post(`/portal/suggestions/${id}`, { version: '2', suggestion })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('idea 149')
})
