import { expect, test } from 'vitest'
import {
  chosenProfiles,
  gatheringForm,
  roleIn,
  roomForGathering,
  roomForPerson,
} from '#app/domain/gatherings/gathering.ts'

const FORM = { name: 'Christmas at ours', day: '2026-12-24', line: 'Dinner is at six.' }

test.each([
  ['all of it', {}, FORM],
  ['blanks around', { name: ' Christmas at ours ', line: '\r\n Dinner is at six. ' }, FORM],
  ['no day', { day: '' }, { ...FORM, day: null }],
  ['nothing but a name', { day: undefined, line: undefined }, { ...FORM, day: null, line: '' }],
  ['100 characters', { name: '🎁'.repeat(100) }, { ...FORM, name: '🎁'.repeat(100) }],
  ['400 characters', { line: 'x'.repeat(400) }, { ...FORM, line: 'x'.repeat(400) }],
])('a gathering is read with %s', (_what, fields, read) => {
  expect(gatheringForm.parse({ ...FORM, ...fields })).toEqual(read)
})

test.each([
  ['no name', { name: ' ' }, 'gathering_name_required'],
  ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name_too_long'],
  ['a line of 401 characters', { line: 'x'.repeat(401) }, 'text_too_long'],
  ['a day that does not exist', { day: '2026-02-30' }, 'occasion_date_invalid'],
  ['a name that cannot be stored', { name: 'a\0b' }, 'text_unstorable'],
])('a gathering is refused with %s', (_what, fields, code) => {
  const parsed = gatheringForm.safeParse({ ...FORM, ...fields })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code])
})

test.each([0, 19])('with %i gatherings there is room for one more', (count) => {
  expect(roomForGathering(count)).toEqual({ ok: true, value: null })
})

test.each([20, 21])('with %i gatherings there is none', (count) => {
  expect(roomForGathering(count)).toEqual({ ok: false, code: 'too_many_gatherings' })
})

test('a gathering holds 50 profiles, each once', () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `p${at}`)
  expect(chosenProfiles([...fifty, 'p7'], 0)).toEqual({ ok: true, value: fifty })
  expect(chosenProfiles(fifty, 1)).toEqual({ ok: false, code: 'too_many_in_gathering' })
  expect(chosenProfiles([...fifty, 'one more'], 0)).toEqual({ ok: false, code: 'too_many_in_gathering' })
})

test('thirty people take part, and no thirty-first', () => {
  expect(roomForPerson(29)).toEqual({ ok: true, value: null })
  expect(roomForPerson(30)).toEqual({ ok: false, code: 'gathering_full' })
})

test.each([
  ['who made it', { id: 'rosa' }, 'organiser'],
  ['who joined', { id: 'eve' }, 'co-organiser'],
  ['who did neither', { id: 'otto' }, null],
  ['who is not signed in', null, null],
])('%s is in a gathering: %s', (_who, viewer, role) => {
  expect(roleIn(viewer, { created_by: 'rosa', member_ids: ['eve'] })).toBe(role)
})
