import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'

export const OCCASIONS = {
  birthday: msg`Birthday`,
  christmas: msg`Christmas`,
  anniversary: msg`Anniversary`,
  wedding: msg`Wedding`,
  graduation: msg`Graduation`,
  other: msg({ message: 'Other', comment: 'another occasion' }),
} satisfies Record<OccasionType, MessageDescriptor>

interface Occasion {
  occasion_type: OccasionType
  other_occasion: string | null
}

/** The occasion as shown: 'Birthday', or the other occasion as the owner wrote it. */
export function occasionName(words: I18n, { occasion_type, other_occasion }: Occasion): string {
  return (occasion_type === 'other' && other_occasion) || words._(OCCASIONS[occasion_type])
}

/** Whose occasion it is: 'Emma’s birthday', 'Christmas for Emma'. */
export function whoseOccasion(name: string, { occasion_type, other_occasion }: Occasion): MessageDescriptor {
  switch (occasion_type) {
    case 'birthday':
      return msg`${{ name }}’s birthday`
    case 'anniversary':
      return msg`${{ name }}’s anniversary`
    case 'wedding':
      return msg`${{ name }}’s wedding`
    case 'graduation':
      return msg`${{ name }}’s graduation`
    case 'christmas':
      return msg`Christmas for ${{ name }}`
    case 'other':
      return other_occasion === null
        ? msg`A day for ${{ name }}`
        : msg`${{ occasion: other_occasion }} for ${{ name }}`
  }
}
