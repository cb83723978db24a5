import { occasionName } from '#app/copy/occasions.ts'
import { data, redirect } from 'react-router'
import type { Route } from './+types/gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { orLastKnown } from '#app/components/live/use-live-updates.ts'
import { localeOf, SOURCE_LANGUAGE, withoutLanguageOf } from '#app/domain/languages.ts'
import { formatDay } from '#app/domain/dates.ts'
import { GatheringNotFound } from '#app/routes/gathering/gathering-not-found.tsx'
import { GATHERING_PREVIEW, GatheringTags } from '#app/routes/gathering/gathering-tags.tsx'
import { readGathering } from '#app/routes/gathering/gathering-reading.ts'
import { formOf, refusalPage, statusOf } from '#app/server/request/form.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { wordsFor, messageFor } from '#app/server/request/said.ts'
import { gatheringVersion } from '#app/server/request/view-version.ts'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

export async function loader(args: Route.LoaderArgs) {
  const read = await readGathering(args)
  if (!read.ok) {
    const { code } = read
    const answer = statusOf(read)
    return data({ code, problem: messageFor(args.context, code), status: answer.status }, answer)
  }
  const { gathering, link, row } = read.value
  const { profiles, ...about } = gathering
  const words = wordsFor(args.context)
  const own = wordsIn(row.language)
  return data({
    problem: null,
    gathering: withoutLanguageOf(words.locale, about),
    // Only where a chat is told in another language than the page's, which says it itself.
    ...(own.locale !== words.locale && {
      preview: own._(GATHERING_PREVIEW),
    }),
    ...(own.locale !== SOURCE_LANGUAGE && { locale: localeOf(own.locale) }),
    version: gatheringVersion(gathering),
    date: gathering.day && formatDay(gathering.day, 'MMMM d, yyyy', words.locale),
    profiles: profiles.map(({ language, occasion_type, other_occasion, ...one }) => ({
      ...one,
      ...(occasion_type === 'other' && language !== words.locale && { language }),
      occasion: occasionName(words, { occasion_type, other_occasion }),
      day: formatDay(one.date, 'MMMM d, yyyy', words.locale),
    })),
    link,
  })
}

/** Posted with `me=slug` by the recipient of that profile: this device then does not show what is free of it. */
export async function action(args: Route.ActionArgs) {
  const read = await readGathering(args)
  if (!read.ok) throw refusalPage(args.context, read)
  const { row, me, gathering } = read.value
  const said = (await formOf(args.request)).get('me')
  const profile = row.profiles.find(({ slug }) => slug === said)
  return redirect(
    `/gathering/${gathering.slug}`,
    profile && { headers: { 'Set-Cookie': await me.cookieWith(profile.id) } },
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  return orLastKnown(pathname, () => serverLoader())
}

export default function Gathering({ loaderData }: Route.ComponentProps) {
  return loaderData.problem === null ? (
    <GatheringTags key={loaderData.gathering.slug} {...loaderData} />
  ) : (
    <GatheringNotFound code={loaderData.code} problem={loaderData.problem} />
  )
}
