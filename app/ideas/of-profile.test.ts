import { expect, test } from 'vitest'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import { recipientOf, revealingIdeas } from '#app/ideas/of-profile.ts'
import { profileForm } from '#test/make.ts'

const PROFILE = giftProfileForm.parse(
  profileForm({
    age_group: '25-34 years',
    recipient_name: 'Rosalind',
    hobbies: 'goalball, knitting',
    gift_preferences: 'scrimshaw tools',
    additional_notes: 'her accordion teacher moved',
  }),
)
const LIST = ['Goalball kit bag', 'Knitting basket', 'Scrimshaw knife', 'Linen apron', 'Rosalind mug'].map(
  (text) => ({ text }),
)

test.each([
  ['nothing hidden', {}, []],
  ['hobbies hidden, of which the catalogue has its own words', { show_hobbies: false }, ['Goalball kit bag']],
  ['preferences hidden', { show_preferences: false }, ['Scrimshaw knife']],
  ['two hidden', { show_hobbies: false, show_preferences: false }, ['Goalball kit bag', 'Scrimshaw knife']],
  [
    'what another field still shows',
    { show_hobbies: false, additional_notes: 'plays goalball on Mondays' },
    [],
  ],
  ['the name, which is always shown', { show_notes: false, additional_notes: 'Rosalind dances' }, []],
])('%s: %j', (_what, fields, told) => {
  expect(revealingIdeas({ ...PROFILE, ...fields }, LIST).map(({ text }) => text)).toEqual(told)
})

test('somebody called Art who likes art gets ideas for art, and the notes lose the name', () => {
  const recipient = recipientOf({
    ...PROFILE,
    recipient_name: 'Art',
    hobbies: 'Art, hiking',
    gift_preferences: '',
    additional_notes: 'Art has plenty of mugs',
  })
  expect(recipient).toMatchObject({ hobbies: 'Art, hiking', notes: 'they has plenty of mugs' })
  const reasons = builtInIdeas(recipient, { count: 15, exclude: [], seed: 1 }).map(({ reason }) => reason)
  expect(reasons).toContain('because of: art')
})
