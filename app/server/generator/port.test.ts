import { expect, test } from 'vitest'

import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import { recipientOf } from '#app/server/generator/port.ts'

const PROFILE: GiftProfileFields = {
  recipient_name: 'Art',
  age_group: '35-44 years',
  occasion_type: 'birthday',
  other_occasion: null,
  occasion_date: '2027-01-01',
  hobbies: 'Art, hiking',
  gift_preferences: '',
  additional_notes: 'Art has plenty of mugs',
  keep_surprise: false,
  accepts_messages: false,
  show_name: true,
  show_age: true,
  show_occasion: true,
  show_hobbies: true,
  show_preferences: true,
  show_notes: true,
}

test('somebody called Art who likes art gets ideas for art, and the notes lose the name', () => {
  const recipient = recipientOf(PROFILE)
  expect(recipient).toMatchObject({ hobbies: 'Art, hiking', notes: 'they has plenty of mugs' })
  const reasons = builtInIdeas(recipient, { count: 15, exclude: [], seed: 1 }).map(({ reason }) => reason)
  expect(reasons).toContain('because of: art')
})
