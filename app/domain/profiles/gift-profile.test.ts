import { expect, test } from 'vitest'
import { OCCASION_TYPES, occasionName, PROFILE_STATUSES } from '#app/domain/profiles/gift-profile.ts'

test('a profile is incomplete or complete, and nothing else', () => {
  expect(PROFILE_STATUSES).toEqual(['incomplete', 'complete'])
})

test('every occasion is shown capitalised', () => {
  const shown = OCCASION_TYPES.map((occasion_type) => occasionName({ occasion_type, other_occasion: null }))
  expect(shown).toEqual(['Birthday', 'Christmas', 'Anniversary', 'Wedding', 'Graduation', 'Other'])
})

test('another occasion is shown as its owner wrote it', () => {
  expect(occasionName({ occasion_type: 'other', other_occasion: 'moving house' })).toBe('moving house')
})
