import { expect, test } from 'vitest'

import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import { recipientOf } from '#app/server/generator/port.ts'
import { profileForm } from '#test/make.ts'

const PROFILE = giftProfileForm.parse(
  profileForm({
    recipient_name: 'Art',
    age_group: '35-44 years',
    hobbies: 'Art, hiking',
    gift_preferences: '',
    additional_notes: 'Art has plenty of mugs',
  }),
)

test('somebody called Art who likes art gets ideas for art, and the notes lose the name', () => {
  const recipient = recipientOf(PROFILE)
  expect(recipient).toMatchObject({ hobbies: 'Art, hiking', notes: 'they has plenty of mugs' })
  const reasons = builtInIdeas(recipient, { count: 15, exclude: [], seed: 1 }).map(({ reason }) => reason)
  expect(reasons).toContain('because of: art')
})
