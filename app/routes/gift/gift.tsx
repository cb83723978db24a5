import { data, useSearchParams } from 'react-router'
import type { Route } from './+types/gift'
import { keepWhenUnreachable, statusOfProblem, useLiveChanges } from '#app/components/live-changes.ts'
import { ConnectionLost, TakenMeanwhile } from '#app/components/live-notices.tsx'
import { AFFILIATE_NOTE } from '#app/copy/notes.ts'
import { formatDay } from '#app/domain/dates.ts'
import { occasionName } from '#app/domain/gift-profile.ts'
import { seenInPreview } from '#app/domain/preview.ts'
import { isSlug } from '#app/domain/slug.ts'
import { seenBy, type SeenProfile, type Viewer } from '#app/domain/visibility.ts'
import { AboutRecipient } from '#app/routes/gift/about-recipient.tsx'
import { GiftIdeas } from '#app/routes/gift/gift-ideas.tsx'
import { PreviewBar } from '#app/routes/gift/preview-bar.tsx'
import { PrintView } from '#app/routes/gift/print-view.tsx'
import { ProfileNotAvailable } from '#app/routes/gift/profile-not-available.tsx'
import { ShareActions } from '#app/routes/gift/share-actions.tsx'
import { done, type Refused } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { attempt, statusOf } from '#app/server/form.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { seenMark } from '#app/server/seen-mark.ts'
import { shareLink } from '#app/server/share-link.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/viewer.ts'
import { StringDrawing } from '#app/ui/drawings.tsx'
import { Notice } from '#app/ui/notice.tsx'

export { headers } from '#app/server/form.ts'

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const read = await attempt(services, 'shared_profile_load_failed', async () => {
    const row = isSlug(slug) ? await sharedProfile(services.db, slug) : undefined
    return done({ viewer: await viewerOf(context, request), row })
  })
  if (!read.ok) return notAvailable(read)
  const { viewer, row } = read.value
  const seenAs = (who: Viewer) => seenBy(who, row?.profile, row?.suggestions ?? undefined, services.shop)
  const seen = seenAs(viewer)
  if (!seen.ok) return notAvailable(await countMiss(services, clientOf(context), seen))
  const preview = previewOf(request, seen.profile, row)
  const shown = preview ? seenInPreview(seen.profile, seenAs(null)) : seen
  if (!shown.ok) return notAvailable(shown, preview)
  return data({
    problem: null,
    preview,
    profile: shown.profile,
    mark: seenMark(seen.profile),
    occasion: occasionName({
      occasion_type: seen.profile.occasionType,
      other_occasion: seen.profile.otherOccasion,
    }),
    date: formatDay(seen.profile.occasionDate, 'MMMM d, yyyy'),
    link: shareLink(services, request, slug),
    affiliate: services.shop.affiliateTag !== undefined,
  })
}

/** What leads back from the preview, if a profile's owner asks for it. */
function previewOf(request: Request, own: SeenProfile, row: { profile: { id: string } } | undefined) {
  if (!row || !own.ownedByViewer || !new URL(request.url).searchParams.has('preview')) return null
  return { back: `/portal/share/${row.profile.id}`, surprised: own.surprised }
}

function notAvailable(refusal: Refused, preview: ReturnType<typeof previewOf> = null) {
  return data({ problem: refusal.code, preview, profile: null }, statusOf(refusal))
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return keepWhenUnreachable(pathname + search, () => serverLoader(), statusOfProblem)
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Gift({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.preview && <PreviewBar {...loaderData.preview} />}
      {loaderData.problem === null ? (
        <SharedProfile {...loaderData} />
      ) : (
        <ProfileNotAvailable problem={loaderData.problem} />
      )}
    </>
  )
}

type Shared = Extract<Route.ComponentProps['loaderData'], { problem: null }>

function SharedProfile({ profile, preview, mark, occasion, date, link, affiliate }: Shared) {
  const { ideas, lost } = useLiveChanges(profile.slug, mark, profile.ideas)
  const [params] = useSearchParams()
  return (
    <div className="page shared">
      <title>{`Gift ideas for ${profile.recipientName} · Wishfolio`}</title>
      <header className="grid gap-3">
        {profile.status === 'incomplete' && (
          <div className="pb-4">
            <Notice>Only you can see this page so far. Set the profile to Complete to let others in.</Notice>
          </div>
        )}
        {params.has('print') && <PrintView slug={profile.slug} link={link} />}
        <h1 className="text-poster">
          Gift ideas for <bdi>{profile.recipientName}</bdi>
        </h1>
        <p className="text-lead font-bold">
          <bdi>{occasion}</bdi>, <time dateTime={profile.occasionDate}>{date}</time>
        </p>
        <StringDrawing className="h-9 w-full" />
      </header>
      <GiftIdeas slug={profile.slug} ideas={ideas} surprised={profile.surprised} preview={preview !== null} />
      <TakenMeanwhile ideas={ideas} action={`/gift/${profile.slug}/take`} />
      <ConnectionLost lost={lost} />
      <aside className="grid content-start gap-8">
        <AboutRecipient profile={profile} />
        <ShareActions name={profile.recipientName} link={link} />
        {affiliate && <p className="text-small text-ink-soft print:hidden">{AFFILIATE_NOTE}</p>}
      </aside>
    </div>
  )
}
