import { expect, test } from 'vitest'
import { NO_DETAILS } from '#app/domain/ideas/idea-details.ts'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { isCreator, seenBy, type StoredProfile } from '#app/domain/profiles/visibility.ts'
import { profileForm } from '#test/make.ts'

const CREATOR = { id: 'rosa' }
const OTHER = { id: 'eve' }
const BARE = { ...NO_DETAILS, source: 'owner' as const, reason: '', picture: null, giver: null }
const OTHER_GIFTS = [{ id: 'harp', text: 'a harp' }]
const IDEAS = [
  { id: 'kite', text: 'a kite', taken: true, ...BARE },
  { id: 'lamp', text: 'a lamp', taken: false, ...BARE },
]

function stored(fields: Partial<StoredProfile> = {}): StoredProfile {
  return {
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    slug: 'grandma-23456789abcd',
    created_by: CREATOR.id,
    language: 'de',
    ...giftProfileForm.parse(
      profileForm({
        recipient_name: 'Grandma',
        occasion_type: 'other',
        other_occasion: 'Moving house',
        hobbies: 'gardening',
        gift_preferences: 'small things',
        additional_notes: 'no chocolate',
      }),
    ),
    status: 'complete',
    takedown_reason: null,
    takes_paused: false,
    show_giver_names: false,
    accepts_other_gifts: true,
    shop: null,
    price_currency: null,
    rejected_ideas: [],
    corrections: [],
    version: 3,
    ideas_version: 2,
    created_at: new Date('2026-11-21T12:00:00Z'),
    ...fields,
  }
}

test.each([
  ['the creator', CREATOR, 'complete', 'seen'],
  ['the creator', CREATOR, 'incomplete', 'seen'],
  ['another owner', OTHER, 'complete', 'seen'],
  ['another owner', OTHER, 'incomplete', 'profile_not_complete'],
  ['a stranger', null, 'complete', 'seen'],
  ['a stranger', null, 'incomplete', 'profile_not_complete'],
] as const)('to %s (%j) a profile that is %s is %s', (_who, viewer, status, outcome) => {
  const seen = seenBy(viewer, stored({ status }), IDEAS)
  expect(seen.ok ? 'seen' : seen.code).toBe(outcome)
})

test('an idea says which pastime it is for where hobbies are visible, and never why else it was chosen', () => {
  const reasons = ['because of: gardening', 'because of: blind']
  const chosen = reasons.map((reason) => ({ id: reason, text: reason, taken: false, ...BARE, reason }))
  const pastimes = (fields: Partial<StoredProfile>) => {
    const seen = seenBy(null, stored({ additional_notes: 'she is blind', ...fields }), chosen)
    return seen.ok ? seen.profile.ideas.map(({ pastime, ...idea }) => [pastime, 'reason' in idea]) : []
  }
  expect(pastimes({})).toEqual([
    ['Gardening', false],
    [undefined, false],
  ])
  expect(pastimes({ show_hobbies: false })).toEqual([
    [undefined, false],
    [undefined, false],
  ])
})

test('everyone sees that a price is a guess', () => {
  const priced = [
    { id: 'kite', text: 'a kite', taken: false, ...BARE, price: 'about €20', priceGuessed: true },
  ]
  const seen = seenBy(null, stored(), priced)
  expect(seen.ok && seen.profile.ideas[0]).toMatchObject({ price: 'about €20', priceGuessed: true })
})

test.each([
  ['a visitor', null, {}, null],
  ['a visitor, where names are allowed', null, { show_giver_names: true }, 'Aunt Eva'],
  ['the creator, where names are allowed', CREATOR, { show_giver_names: true }, 'Aunt Eva'],
  ['the creator who wants a surprise', CREATOR, { show_giver_names: true, keep_surprise: true }, null],
  ['a visitor of a surprise', null, { show_giver_names: true, keep_surprise: true }, 'Aunt Eva'],
] as const)(
  'to %s a taken idea is from the name that was left there, or nobody',
  (_who, viewer, fields, giver) => {
    const named = IDEAS.map((idea) => ({ ...idea, giver: 'Aunt Eva' }))
    const seen = seenBy(viewer, stored(fields), named)
    // The lamp is free: a name that was left before says nothing.
    expect(seen.ok && seen.profile.ideas.map((idea) => idea.giver)).toEqual([giver, null])
    expect(seen.ok && seen.profile.showsGivers).toBe(giver !== null)
  },
)

test.each([
  ['a visitor', null, {}, OTHER_GIFTS],
  ['the creator', CREATOR, {}, OTHER_GIFTS],
  ['a visitor, where they are off', null, { accepts_other_gifts: false }, null],
  ['the creator, where they are off', CREATOR, { accepts_other_gifts: false }, null],
  ['the creator who wants a surprise', CREATOR, { keep_surprise: true }, null],
  ['a visitor of a surprise', null, { keep_surprise: true }, OTHER_GIFTS],
] as const)('to %s what is given beside the list shows or does not', (_who, viewer, fields, shown) => {
  const seen = seenBy(viewer, stored(fields), IDEAS, OTHER_GIFTS)
  expect(seen.ok && seen.profile.otherGifts).toEqual(shown)
})

test.each([CREATOR, OTHER, null])('what does not exist is not found, for %j too', (viewer) => {
  expect(seenBy(viewer, undefined, IDEAS)).toEqual({ ok: false, code: 'profile_not_found' })
})

test.each([
  ['show_age', 'ageGroup', '55+ years'],
  ['show_hobbies', 'hobbies', 'gardening'],
  ['show_preferences', 'preferences', 'small things'],
  ['show_notes', 'notes', 'no chocolate'],
] as const)('%s alone decides whether %s is seen, also by the creator', (flag, field, value) => {
  for (const viewer of [CREATOR, OTHER, null]) {
    const shown = seenBy(viewer, stored(), [])
    const hidden = seenBy(viewer, stored({ [flag]: false }), [])
    if (!shown.ok || !hidden.ok) throw new Error('refused')
    expect(shown.profile[field]).toBe(value)
    expect(hidden.profile).toEqual({ ...shown.profile, [field]: null })
    expect(JSON.stringify(hidden)).not.toContain(value)
  }
})

test('name and occasion are seen with every switch off', () => {
  const allOff = { show_age: false, show_hobbies: false, show_preferences: false, show_notes: false }
  const seen = seenBy(null, stored(allOff), [])
  expect(seen).toEqual({
    ok: true,
    profile: {
      slug: 'grandma-23456789abcd',
      language: 'de',
      recipientName: 'Grandma',
      occasionType: 'other',
      otherOccasion: 'Moving house',
      occasionDate: '2026-12-12',
      ageGroup: null,
      hobbies: null,
      preferences: null,
      notes: null,
      status: 'complete',
      ideas: [],
      ownedByViewer: false,
      surprised: false,
      takedownReason: null,
      takesPaused: false,
      acceptsMessages: false,
      showsGivers: false,
      otherGifts: [],
      shop: null,
    },
  })
})

test.each([CREATOR, OTHER, null])('neither the profile’s id nor its creator’s is seen by %j', (viewer) => {
  const text = JSON.stringify(seenBy(viewer, stored(), []))
  expect(text).not.toContain(stored().id)
  expect(text).not.toContain(CREATOR.id)
})

test('ideas are seen in order with their ids and state, without where they came from and who took them', () => {
  const list = IDEAS.map((idea) => ({ ...idea, reason: 'secret hobby', takenBy: 'device' }))
  const seen = seenBy(null, stored(), list)
  const seenBare = { language: 'de', productUrl: null, details: '', price: '', giver: null }
  expect(seen.ok && seen.profile.ideas).toEqual([
    { ...seenBare, id: 'kite', text: 'a kite', pictogram: 'blocks', taken: true },
    { ...seenBare, id: 'lamp', text: 'a lamp', pictogram: 'lamp', taken: false },
  ])
})

test.each([
  [CREATOR, true],
  [OTHER, false],
  [null, false],
  [{ id: '' }, false],
])('%j is the creator: %s', (viewer, creator) => {
  expect(isCreator(viewer, { created_by: 'rosa' })).toBe(creator)
})

test.each([
  ['the creator', CREATOR, false],
  ['another owner', OTHER, true],
  ['a stranger', null, true],
])('a kept surprise hides what is taken from the creator alone: %s', (_who, viewer, taken) => {
  const seen = seenBy(viewer, stored({ keep_surprise: true }), IDEAS)
  expect(seen.ok && seen.profile.ideas.map((idea) => idea.taken)).toEqual([taken, false])
  expect(seen.ok && seen.profile.surprised).toBe(!taken)
  const open = seenBy(viewer, stored(), IDEAS)
  expect(open.ok && open.profile.ideas.map((idea) => idea.taken)).toEqual([true, false])
})

test('a profile that was taken down is unknown to all but its creator, who is told why', () => {
  const hidden = stored({ takedown_reason: 'It names a child' })
  for (const viewer of [null, { id: 'somebody else' }])
    expect(seenBy(viewer, hidden, [])).toEqual({ ok: false, code: 'profile_not_found' })
  expect(seenBy(CREATOR, hidden, [])).toMatchObject({
    ok: true,
    profile: { takedownReason: 'It names a child' },
  })
})
