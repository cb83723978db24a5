import { expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const { world, visit } = await emptySite()

test('of 50 simultaneous visitors exactly one takes an idea', async () => {
  const { slug } = await makeProfile(await signedIn(world, visit()))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visit().post(`/gift/${slug}/take`, { idea: 'a kite' })),
  )
  const toasts = answers.map(toastIn)
  expect(toasts.filter((toast) => toast === 'idea_taken')).toHaveLength(1)
  expect(toasts.filter((toast) => toast === 'idea_taken_already')).toHaveLength(49)
})
