import { occasionName } from '#app/copy/occasions.ts'
import { priceInWords } from '#app/copy/prices.ts'
import type { I18n } from '@lingui/core'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/gift.route'
import { KEEP_SECRET } from '#app/copy/shared-page.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { markDevice } from '#app/components/session/taken-here.ts'
import { orLastKnown } from '#app/components/live/use-live-updates.ts'
import { addDays, formatDay } from '#app/domain/dates.ts'
import { localeOf, SOURCE_LANGUAGE, withoutLanguageOf } from '#app/domain/languages.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import { type Refused, refused } from '#app/domain/outcome.ts'
import { hostOf } from '#app/domain/ideas/product-address.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { seenBy, seenInPreview, type SeenProfile } from '#app/domain/profiles/visibility.ts'
import { givingTerms } from '#app/ideas/reading/giving-terms.ts'
import { PreviewBar } from '#app/routes/gift/preview-bar.tsx'
import { ProfileNotAvailable } from '#app/routes/gift/profile-not-available.tsx'
import { previewOfProfile } from '#app/routes/gift/preview-of-profile.ts'
import { SharedProfile } from '#app/routes/gift/shared-profile.tsx'
import { addressById, readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { statusOf } from '#app/server/request/form.ts'
import { gatheringWithProfile } from '#app/server/queries/gatherings.ts'
import { viewVersion } from '#app/server/request/view-version.ts'
import { shareLink } from '#app/server/request/share-link.ts'
import { messageFor, wordsFor } from '#app/server/request/said.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'
export { takeAction as action } from '#app/routes/gift/taking/take-action.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const services = servicesOf(context)
  const read = await readShared(args)
  if (!read.ok)
    return notAvailable(context, read.code === 'profile_not_found' ? await elsewhere(args, read) : read)
  const { row, profile: own } = read.value
  const preview = previewOf(request, own, row)
  // As it will be, once others may open it.
  const stranger = () => seenBy(null, { ...row.profile, status: 'complete' }, row.ideas, row.otherGifts)
  const shown = preview ? seenInPreview(own, stranger()) : { ok: true as const, profile: own }
  if (!shown.ok) return notAvailable(context, refused(shown.code), preview)
  const link = shareLink(services, request, own.slug)
  const words = wordsFor(context)
  const chatWords = wordsIn(row.profile.language)
  return data({
    problem: null,
    preview,
    edit: own.ownedByViewer && !preview ? `/portal/suggestions/${row.profile.id}` : null,
    profile: shownIn(words, shown.profile),
    version: viewVersion(own),
    ...dayOfProfile(words, own),
    // Only where it is another than the page's, which says it itself.
    ...(chatWords.locale !== words.locale && {
      chat: previewOfProfile(chatWords, { name: own.recipientName, ...dayOfProfile(chatWords, own) }),
    }),
    ...(chatWords.locale !== SOURCE_LANGUAGE && { locale: localeOf(chatWords.locale) }),
    // Nowhere on earth is it that day any more.
    passed: own.occasionDate < addDays(dayOf(services.clock.now(), 'UTC'), -1),
    terms: givingTerms([shown.profile.preferences ?? '', shown.profile.notes ?? '']),
    link,
    // Its words with the page, so that pages without a surprise do not weigh more.
    ...(shown.profile.keepsSecret && { secret: words._(KEEP_SECRET) }),
    back: await gatheringOf(args),
    shop: shopOf(services.shops, own.shop),
    hosts: Object.fromEntries(
      own.ideas.flatMap(({ productUrl }) => (productUrl === null ? [] : [[productUrl, hostOf(productUrl)]])),
    ),
  })
}

function dayOfProfile(words: I18n, profile: SeenProfile) {
  const { occasionType: occasion_type, otherOccasion: other_occasion, occasionDate } = profile
  return {
    occasion: occasionName(words, { occasion_type, other_occasion }),
    date: formatDay(occasionDate, 'MMMM d, yyyy', words.locale),
  }
}

function shownIn(words: I18n, { ideas, ...profile }: SeenProfile): SeenProfile {
  return {
    ...withoutLanguageOf(words.locale, profile),
    ideas: ideas.map(({ priceGuessed = false, price, priceSeenOn, ...idea }) => ({
      ...withoutLanguageOf(words.locale, idea),
      price: priceInWords(words, { price, priceGuessed }),
      ...(priceSeenOn !== undefined && {
        priceSeen: priceInWords(words, { price, priceGuessed, priceSeenOn }),
      }),
    })),
  }
}

/** The gathering that leads here, if it does. An address with any other leads to the plain page, which is in memory. */
async function gatheringOf({ context, request, params: { slug } }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const from = url.searchParams.get('from')
  if (from === null) return null
  const gathering = await gatheringWithProfile(servicesOf(context).db, from, slug)
  if (gathering) return gathering
  url.searchParams.delete('from')
  throw redirect(url.pathname + url.search)
}

/** The specification also shares profile ids: redirects the profile's owner to its link, and nobody else for ever. */
async function elsewhere(args: Route.LoaderArgs, notFound: Refused): Promise<Refused> {
  const address = await addressById(args)
  if (address.ok) throw redirect(address.value)
  return address.code === 'profile_not_found' ? notFound : address
}

function previewOf(request: Request, own: SeenProfile, row: { profile: { id: string } }) {
  if (!own.ownedByViewer || !new URL(request.url).searchParams.has('preview')) return null
  return {
    back: `/portal/share/${row.profile.id}`,
    surprised: own.surprised,
    incomplete: own.status === 'incomplete',
  }
}

function notAvailable(
  context: Route.LoaderArgs['context'],
  refusal: Refused,
  preview: ReturnType<typeof previewOf> = null,
) {
  const { code } = refusal
  const answer = statusOf(refusal)
  const problem = messageFor(context, code)
  return data({ code, problem, status: answer.status, preview, profile: null }, answer)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return orLastKnown(pathname + search, () => serverLoader())
}

export function clientAction(args: Route.ClientActionArgs) {
  const code = 'idea_take_failed'
  const { request, params, serverAction } = args
  const take = () => markDevice(params.slug).then(serverAction)
  return orToast({ request, serverAction: take }, code, {
    code,
    problem: sayHere(BROWSER_MESSAGES[code]),
    idea: '',
  })
}

/** A profile that was closed meanwhile refuses the take, and shows so. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 403 || actionStatus === 404 || defaultShouldRevalidate
}

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.preview && <PreviewBar {...loaderData.preview} buttons={canBeTaken(loaderData.profile)} />}
      {loaderData.problem === null ? (
        <SharedProfile key={loaderData.profile.slug} {...loaderData} refused={actionData} />
      ) : (
        <ProfileNotAvailable code={loaderData.code} problem={loaderData.problem} />
      )}
    </>
  )
}

function canBeTaken(profile: SeenProfile | null): boolean {
  return profile !== null && !profile.takesPaused && profile.ideas.some(({ taken }) => !taken)
}

export { ErrorBoundary } from '#app/routes/gift/profile-not-available.tsx'
