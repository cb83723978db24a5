import { msg } from '@lingui/core/macro'
import type { Route } from './+types/calendar-entry.route'
import { visibleGathering } from '#app/routes/gathering/gathering-reading.ts'
import { calendarFile } from '#app/routes/system/calendar-file.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { gathering, row, link } = await visibleGathering(args)
  const words = wordsFor(args.context)
  if (gathering.day === null) throw new Response(words._(msg`There is no day yet.`), { status: 404 })
  return calendarFile(servicesOf(args.context), {
    key: `calendar ${row.id}`,
    day: gathering.day,
    summary: gathering.name,
    description: words._(msg`Gift ideas for everyone: ${link}`),
    link,
    fileName: gathering.slug,
  })
}
