import { expect, test } from 'vitest'
import {
  gatheringSeenBy,
  type StoredGathering,
  type StoredGatheringProfile,
} from '#app/domain/gatherings/gathering-visibility.ts'

const ROSA = { id: 'rosa' }
const EVE = { id: 'eve' }

const EMMA: StoredGatheringProfile = {
  id: 'emma',
  slug: 'emma-23456789abcd',
  created_by: ROSA.id,
  language: 'en',
  recipient_name: 'Emma',
  occasion_type: 'other',
  other_occasion: 'Moving house',
  occasion_date: '2026-12-12',
  status: 'complete',
  takedown_reason: null,
  keep_surprise: false,
  total: 15,
  pictures: [],
  taken: 6,
}

function stored(profiles: StoredGatheringProfile[], fields: Partial<StoredGathering> = {}): StoredGathering {
  return {
    id: 'christmas',
    slug: 'christmas-23456789abcd',
    created_by: ROSA.id,
    language: 'en',
    member_ids: [],
    invitation: null,
    name: 'Christmas at ours',
    day: '2026-12-24',
    line: 'Dinner is at six.',
    takedown_reason: null,
    version: 3,
    draw_budget: '',
    drawn_at: null,
    draws_made: 0,
    profiles,
    ...fields,
  }
}

test('everybody sees who gets something, when, and how many ideas are free', () => {
  expect(gatheringSeenBy(null, stored([EMMA]))).toEqual({
    slug: 'christmas-23456789abcd',
    language: 'en',
    name: 'Christmas at ours',
    day: '2026-12-24',
    line: 'Dinner is at six.',
    profiles: [
      {
        slug: 'emma-23456789abcd',
        language: 'en',
        name: 'Emma',
        occasion_type: 'other',
        other_occasion: 'Moving house',
        date: '2026-12-12',
        total: 15,
        pictures: [],
        free: 9,
        isMe: false,
      },
    ],
    unfinished: 0,
    ownedByViewer: false,
    takedownReason: null,
  })
})

test.each([
  ['a visitor', null],
  ['another owner', EVE],
  ['its owner', ROSA],
])(
  '%s sees of an incomplete profile that it is being written, and nothing of one that was taken down',
  (_who, viewer) => {
    const seen = gatheringSeenBy(
      viewer,
      stored([
        { ...EMMA, status: 'incomplete' },
        { ...EMMA, takedown_reason: 'rude' },
        { ...EMMA, status: 'incomplete', takedown_reason: 'rude' },
      ]),
    )
    expect(seen).toMatchObject({ profiles: [], unfinished: 1 })
    expect(JSON.stringify(seen)).not.toMatch(/Emma|emma-|Moving|rude/)
  },
)

test.each([
  ['its owner', ROSA, null],
  ['another owner', EVE, 9],
  ['a visitor', null, 9],
])('of a profile that stays a surprise %s sees as free: %s', (_who, viewer, free) => {
  const seen = gatheringSeenBy(viewer, stored([{ ...EMMA, keep_surprise: true }]))
  expect(seen?.profiles[0]?.free).toBe(free)
})

test('whoever says "That’s me" does not see what is free for them, and sees it of the others', () => {
  const seen = gatheringSeenBy(null, stored([EMMA, { ...EMMA, id: 'otto' }]), new Set(['emma']))
  expect(seen?.profiles.map(({ isMe, free }) => [isMe, free])).toEqual([
    [true, null],
    [false, 9],
  ])
})

test.each([
  ['its owner', ROSA, 'rude'],
  ['another owner', EVE, undefined],
  ['a visitor', null, undefined],
])('a gathering that was taken down is seen by %s with the reason: %s', (_who, viewer, reason) => {
  expect(gatheringSeenBy(viewer, stored([], { takedown_reason: 'rude' }))?.takedownReason).toBe(reason)
})

test('there is nothing to see of no gathering', () => {
  expect(gatheringSeenBy(ROSA, undefined)).toBeUndefined()
})
