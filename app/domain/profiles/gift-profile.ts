export const AGE_GROUPS = [
  '0-12 years',
  '13-17 years',
  '18-24 years',
  '25-34 years',
  '35-44 years',
  '45-54 years',
  '55+ years',
] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const OCCASION_TYPES = [
  'birthday',
  'christmas',
  'anniversary',
  'wedding',
  'graduation',
  'other',
] as const
export type OccasionType = (typeof OCCASION_TYPES)[number]

export const PROFILE_STATUSES = ['incomplete', 'complete'] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

/** The fields that an owner may hide (specification 3): the switch of each, and what code of its readers calls it. */
export const HIDEABLE = [
  { field: 'age_group', shown: 'show_age', name: 'ageGroup' },
  { field: 'hobbies', shown: 'show_hobbies', name: 'hobbies' },
  { field: 'gift_preferences', shown: 'show_preferences', name: 'preferences' },
  { field: 'additional_notes', shown: 'show_notes', name: 'notes' },
] as const
export type Hideable = (typeof HIDEABLE)[number]
export type ShowSwitch = Hideable['shown']

/** Something for the switch of each field that can be hidden. */
export function perSwitch<Value>(valueOf: (shown: ShowSwitch) => Value): Record<ShowSwitch, Value> {
  return Object.fromEntries(HIDEABLE.map(({ shown }) => [shown, valueOf(shown)])) as Record<ShowSwitch, Value>
}

export const NAME_LIMIT = 100
export const TEXT_LIMIT = 400
