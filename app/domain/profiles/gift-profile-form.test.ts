import { expect, test } from 'vitest'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { profileForm } from '#test/make.ts'

const LONG_TEXTS = ['hobbies', 'gift_preferences', 'additional_notes'] as const
const SWITCHES = ['show_age', 'show_hobbies', 'show_preferences', 'show_notes'] as const

/** What the form says to these fields, by field; nothing when it accepts them. */
function codesFor(fields: Record<string, unknown>): Record<string, string> {
  const parsed = giftProfileForm.safeParse({ ...profileForm(), ...fields })
  const issues = parsed.error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join(), message]))
}

test('a whole form is accepted', () => {
  expect(giftProfileForm.parse(profileForm())).toMatchObject({
    recipient_name: 'Grandma Rosemary',
    age_group: '55+ years',
    occasion_type: 'birthday',
    other_occasion: null,
    occasion_date: '2026-12-12',
    hobbies: 'gardening, crosswords',
    gift_preferences: 'Small things that last',
    additional_notes: 'No chocolate',
    show_name: true,
    show_age: true,
    show_occasion: true,
    show_hobbies: true,
    show_preferences: true,
    show_notes: true,
    keep_surprise: false,
    accepts_messages: false,
  })
})

test.each([
  ['recipient_name', 'recipient_name_required'],
  ['age_group', 'age_group_required'],
  ['occasion_type', 'occasion_type_required'],
  ['occasion_date', 'occasion_date_required'],
])('%s is required', (field, code) => {
  expect(codesFor({ [field]: undefined })).toEqual({ [field]: code })
  expect(codesFor({ [field]: '' })).toEqual({ [field]: code })
  expect(codesFor({ [field]: new File(['x'], 'x.txt') })).toEqual({ [field]: code })
})

test('a name of spaces is no name', () => {
  expect(codesFor({ recipient_name: ' \t\r\n ' })).toEqual({ recipient_name: 'recipient_name_required' })
})

test('all problems are reported at once', () => {
  expect(
    codesFor({
      recipient_name: '',
      age_group: '',
      occasion_type: 'other',
      other_occasion: '',
      occasion_date: '',
      hobbies: 'x'.repeat(401),
      gift_preferences: '\0',
    }),
  ).toEqual({
    recipient_name: 'recipient_name_required',
    age_group: 'age_group_required',
    other_occasion: 'other_occasion_required',
    occasion_date: 'occasion_date_required',
    hobbies: 'text_too_long',
    gift_preferences: 'text_unstorable',
  })
})

test.each([
  '0-12 years',
  '13-17 years',
  '18-24 years',
  '25-34 years',
  '35-44 years',
  '45-54 years',
  '55+ years',
])('%s is an age group', (age_group) => {
  expect(codesFor({ age_group })).toEqual({})
})

test.each(['', '55+', '55+ Years', '12', "0-12 years'; drop table", 'toString'])(
  '%j is no age group',
  (age_group) => {
    expect(codesFor({ age_group })).toEqual({ age_group: 'age_group_required' })
  },
)

test.each(['birthday', 'christmas', 'anniversary', 'wedding', 'graduation', 'other'])(
  '%s is an occasion',
  (occasion_type) => {
    expect(codesFor({ occasion_type, other_occasion: 'Moving house' })).toEqual({})
  },
)

test.each(['', 'Birthday', 'easter', '__proto__'])('%j is no occasion', (occasion_type) => {
  expect(codesFor({ occasion_type })).toEqual({ occasion_type: 'occasion_type_required' })
})

test.each([undefined, '', '   '])('another occasion needs a name: %j is none', (other_occasion) => {
  expect(codesFor({ occasion_type: 'other', other_occasion })).toEqual({
    other_occasion: 'other_occasion_required',
  })
})

test('the name of another occasion is stored for another occasion only', () => {
  const named = profileForm({ occasion_type: 'other', other_occasion: ' Moving house ' })
  expect(giftProfileForm.parse(named).other_occasion).toBe('Moving house')
  expect(giftProfileForm.parse({ ...named, occasion_type: 'wedding' }).other_occasion).toBeNull()
})

test.each(['recipient_name', 'other_occasion'])('%s has at most 100 characters', (field) => {
  const other = { occasion_type: 'other', other_occasion: 'Moving house' }
  expect(codesFor({ ...other, [field]: 'x'.repeat(100) })).toEqual({})
  expect(codesFor({ ...other, [field]: '🎁'.repeat(100) })).toEqual({})
  expect(codesFor({ ...other, [field]: 'x'.repeat(101) })).toEqual({ [field]: 'name_too_long' })
})

test.each(LONG_TEXTS)('%s is optional and has at most 400 characters', (field) => {
  expect(codesFor({ [field]: undefined })).toEqual({})
  expect(codesFor({ [field]: '' })).toEqual({})
  expect(codesFor({ [field]: 'x'.repeat(400) })).toEqual({})
  expect(codesFor({ [field]: '🎁'.repeat(400) })).toEqual({})
  expect(codesFor({ [field]: 'x'.repeat(401) })).toEqual({ [field]: 'text_too_long' })
  expect(codesFor({ [field]: '🎁'.repeat(401) })).toEqual({ [field]: 'text_too_long' })
})

test.each(LONG_TEXTS)('a line break of %s counts once, though browsers post two characters', (field) => {
  const longest = `${'x'.repeat(198)}\r\n${'x'.repeat(200)}\r\ny`.slice(0, 402)
  expect(codesFor({ [field]: `${'x'.repeat(199)}\r\n${'x'.repeat(200)}` })).toEqual({})
  expect(codesFor({ [field]: longest })).toEqual({})
  expect(codesFor({ [field]: `${longest}yy` })).toEqual({ [field]: 'text_too_long' })
})

test('texts are stored as typed except for outer space and CRLF', () => {
  const hobbies = ' <b>"chess"</b> & \u202eיוגה\r\n🎁 \'tea\'\r\n'
  expect(giftProfileForm.parse(profileForm({ hobbies })).hobbies).toBe(
    '<b>"chess"</b> & \u202eיוגה\n🎁 \'tea\'',
  )
})

test.each(['recipient_name', 'other_occasion', ...LONG_TEXTS])(
  'a NUL or half a surrogate pair in %s is refused',
  (field) => {
    for (const unstorable of ['a\0b', 'a\ud83c', '\udf81b']) {
      expect(codesFor({ occasion_type: 'other', other_occasion: 'x', [field]: unstorable })).toEqual({
        [field]: 'text_unstorable',
      })
    }
  },
)

test.each(['2026-12-12', '2028-02-29', '1900-01-01', '9999-12-31', '2020-01-01'])(
  '%s is a date',
  (occasion_date) => {
    expect(codesFor({ occasion_date })).toEqual({})
  },
)

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-10-00',
  '2026-1-1',
  '12/12/2026',
  '2026-12-12T00:00:00Z',
  ' 2026-12-12',
  '2026-12-12\n',
  '1899-12-31',
  '10000-01-01',
  '-2026-12-12',
  'tomorrow',
  'infinity',
])('%j is no date', (occasion_date) => {
  expect(codesFor({ occasion_date })).toEqual({ occasion_date: 'occasion_date_invalid' })
})

test.each(SWITCHES)('%s is on when its box is checked and off when not', (field) => {
  expect(giftProfileForm.parse(profileForm({ [field]: 'on' }))[field]).toBe(true)
  const { [field]: _, ...without } = profileForm()
  expect(giftProfileForm.parse(without)[field]).toBe(false)
})

test.each(['true', 'off', '', '1'])('a switch posts nothing but on: %j is refused', (value) => {
  expect(Object.keys(codesFor({ show_age: value }))).toEqual(['show_age'])
})

test('name and occasion stay visible whatever is posted', () => {
  const forged = {
    ...profileForm(),
    show_name: '',
    show_occasion: 'off',
    created_by: 'eve',
    status: 'complete',
  }
  const read = giftProfileForm.parse(forged)
  expect(read).toMatchObject({ show_name: true, show_occasion: true })
  expect(read).not.toHaveProperty('created_by')
  expect(read).not.toHaveProperty('status')
})
