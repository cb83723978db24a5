import { expect, test } from 'vitest'
import { builtInIdeas } from '#app/ideas/built-in.ts'
import { recipientOf, revealingIdeas } from '#app/ideas/of-profile.ts'

const PROFILE = {
  age_group: '25-34 years' as const,
  occasion_type: 'birthday' as const,
  occasion_date: '2026-12-12',
  show_name: true as const,
  show_age: true,
  show_occasion: true as const,
  keep_surprise: false,
  accepts_messages: false,
  recipient_name: 'Rosalind',
  other_occasion: null,
  hobbies: 'goalball, knitting',
  gift_preferences: 'scrimshaw tools',
  additional_notes: 'her accordion teacher moved',
  show_hobbies: true,
  show_preferences: true,
  show_notes: true,
}
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
