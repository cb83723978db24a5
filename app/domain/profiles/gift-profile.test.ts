import { expect, test } from 'vitest'
import { PROFILE_STATUSES } from '#app/domain/profiles/gift-profile.ts'

test('a profile is incomplete or complete, and nothing else', () => {
  expect(PROFILE_STATUSES).toEqual(['incomplete', 'complete'])
})
