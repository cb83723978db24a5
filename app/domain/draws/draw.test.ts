import { expect, test } from 'vitest'
import {
  budgetForm,
  pairsInOrder,
  pairToKeepApart,
  participantForm,
  participantsWithRoom,
  profilesToDraw,
  roomForParticipants,
} from '#app/domain/draws/draw.ts'
import type { StoredGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'

test.each([
  [{ name: '  Anna \n Maria ' }, { name: 'Anna Maria', email: null, language: null, profile: null }],
  [
    { name: 'Otto', email: ' Otto@Example.ORG ', language: 'de', profile: 'p' },
    { name: 'Otto', email: 'otto@example.org', language: 'de', profile: 'p' },
  ],
  [
    { name: 'Otto', email: '  ', profile: '' },
    { name: 'Otto', email: null, language: null, profile: null },
  ],
  [{ name: 'x'.repeat(100) }, { name: 'x'.repeat(100), email: null, language: null, profile: null }],
])('a participant is read from %j', (posted, read) => {
  expect(participantForm.parse(posted)).toEqual(read)
})

test.each([
  [{ name: '' }, ['draw_name_required']],
  [{ name: ' \n ' }, ['draw_name_required']],
  [{ name: '\u202e' }, ['draw_name_required']],
  [{}, ['draw_name_required']],
  [{ name: 'x'.repeat(101) }, ['name_too_long']],
  [{ name: 'a\0b' }, ['text_unstorable']],
  [{ name: 'Otto', email: 'otto' }, ['email_invalid']],
  [{ name: 'Otto', email: `${'o'.repeat(250)}@example.org` }, ['email_invalid']],
])('a participant is refused for %j', (posted, codes) => {
  const messages = participantForm.safeParse(posted).error?.issues.map(({ message }) => message)
  expect(new Set(messages)).toEqual(new Set(codes))
})

test.each([
  ['', ''],
  [' about 25 € ', 'about 25 €'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('a budget may be %j', (budget, read) => {
  expect(budgetForm.parse({ budget })).toEqual({ budget: read })
})

test('a budget of 101 characters is refused', () => {
  expect(budgetForm.safeParse({ budget: 'x'.repeat(101) }).error?.issues[0]?.message).toBe('name_too_long')
})

const pairsOfOthers = (count: number) =>
  Array.from({ length: count }, (_, place): [string, string] => ['c', String(place)])

const named = (...names: string[]) => names.map((name) => ({ name }))
const many = (count: number) => named(...Array.from({ length: count }, (_, place) => `Guest ${place}`))

test.each([
  ['the first', [], named('Anna'), undefined],
  ['the thirtieth', many(29), named('Anna'), undefined],
  ['the thirty-first', many(30), named('Anna'), 'draw_full'],
  ['two where one has room', many(29), named('Anna', 'Otto'), 'draw_full'],
  ['a name that is there', named('Anna'), named('Anna'), 'draw_name_twice'],
  ['a name that is there in capitals', named('ÄNNE'), named('änne'), 'draw_name_twice'],
  ['a name that is there in other code points', named('A\u0308nne'), named('Änne'), 'draw_name_twice'],
  ['two of one name', [], named('Anna', 'anna'), 'draw_name_twice'],
  ['a name that has one more letter', named('Anna'), named('Annas'), undefined],
])('room for %s', (_, there, added, code) => {
  const room = roomForParticipants(there, added)
  expect(room.ok ? undefined : room.code).toBe(code)
})

test.each([
  ['two who have room', [], named('Emma', 'Otto'), ['Emma', 'Otto']],
  ['nobody', many(30), [], []],
  ['the same name twice', [], named('Emma', 'emma', 'Emma'), ['Emma', 'emma 2', 'Emma 3']],
  ['a name that is there', named('Emma', 'Emma 2'), named('Emma'), ['Emma 3']],
  ['the longest name', named('x'.repeat(100)), named('x'.repeat(100)), [`${'x'.repeat(98)} 2`]],
  ['as many as fit', many(29), named('Emma', 'Otto'), ['Emma']],
])('%s get room, each under a name of their own', (_, there, added, names) => {
  const room = participantsWithRoom(there, added)
  expect(room.ok && room.value.map(({ name }) => name)).toEqual(names)
})

test('where nobody has room all are refused', () => {
  expect(participantsWithRoom(many(30), named('Emma'))).toMatchObject({ ok: false, code: 'draw_full' })
})

test.each([
  ['two who take part', ['a', 'b'], pairsOfOthers(99), undefined],
  ['one with themselves', ['a', 'a'], [], 'draw_pair_invalid'],
  ['one who takes no part', ['a', 'x'], [], 'draw_pair_invalid'],
  ['another who takes no part', ['x', 'b'], [], 'draw_pair_invalid'],
  ['a pair that is there', ['a', 'b'], [['b', 'a']], 'draw_pair_twice'],
  ['the 101st pair', ['a', 'b'], pairsOfOthers(100), 'too_many_draw_pairs'],
] as const)('%s may be kept apart', (_, pair, pairs, code) => {
  const found = pairToKeepApart([{ id: 'a' }, { id: 'b' }], pair, pairs)
  expect(found.ok ? undefined : found.code).toBe(code)
})

test('pairs stand in the order of those who take part', () => {
  const participants = ['c', 'a', 'b'].map((id) => ({ id }))
  expect(
    pairsInOrder(participants, [
      ['b', 'a'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([
    ['c', 'a'],
    ['c', 'b'],
    ['a', 'b'],
  ])
})

const profile = (id: string, fields: Partial<StoredGatheringProfile> = {}): StoredGatheringProfile => ({
  id,
  slug: `${id}-23456789abcd`,
  created_by: 'rosa',
  language: 'en',
  recipient_name: id,
  occasion_type: 'christmas',
  other_occasion: '',
  occasion_date: '2026-12-24',
  status: 'complete',
  takedown_reason: null,
  keep_surprise: false,
  total: 1,
  pictures: [],
  taken: 0,
  ...fields,
})

test('profiles to choose are those that everybody sees and that nobody has yet', () => {
  const profiles = [
    profile('emma'),
    profile('otto'),
    profile('written', { status: 'incomplete' }),
    profile('down', { takedown_reason: 'rude' }),
  ]
  const left = profilesToDraw({ profiles }, [{ profile_id: 'otto' }, { profile_id: null }])
  expect(left.map(({ id }) => id)).toEqual(['emma'])
})
