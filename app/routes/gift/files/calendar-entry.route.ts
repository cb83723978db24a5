import { occasionName } from '#app/copy/occasions.ts'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/calendar-entry.route'
import { visibleProfile } from '#app/routes/gift/shared-profile-reading.ts'
import { calendarFile } from '#app/routes/system/calendar-file.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { profile, id, link } = await visibleProfile(args)
  const { recipientName, occasionType, otherOccasion, occasionDate, slug } = profile
  const occasion = occasionName(wordsFor(args.context), {
    occasion_type: occasionType,
    other_occasion: otherOccasion,
  })
  return calendarFile(servicesOf(args.context), {
    key: `calendar ${id}`,
    day: occasionDate,
    summary: `${recipientName}: ${occasion}`,
    description: wordsFor(args.context)._(msg`Gift ideas: ${link}`),
    link,
    fileName: slug,
  })
}
