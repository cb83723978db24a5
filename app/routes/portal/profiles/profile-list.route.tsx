import { occasionName } from '#app/copy/occasions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/profile-list.route'
import { useToday } from '#app/components/days/use-today.ts'
import { orLastKnown } from '#app/components/live/use-live-updates.ts'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { countdownTo } from '#app/domain/profiles/countdown.ts'
import { addDays, formatDay } from '#app/domain/dates.ts'
import { done } from '#app/domain/outcome.ts'
import { isSurprised } from '#app/domain/profiles/visibility.ts'
import { AfterCreating } from '#app/routes/portal/profiles/after-creating.tsx'
import { DeletedProfiles } from '#app/routes/portal/profiles/deleted-profiles.tsx'
import { listQuery } from '#app/routes/portal/profile-list-path.ts'
import { ListNotLoaded } from '#app/routes/portal/profiles/list-not-loaded.tsx'
import { ListPages } from '#app/routes/portal/profiles/list-pages.tsx'
import { OfferPasskey } from '#app/routes/portal/settings/ways-in/offer-passkey.tsx'
import { AskForMails } from '#app/routes/portal/settings/mail-choices.tsx'
import { ProfileCard } from '#app/routes/portal/profiles/profile-card.tsx'
import { type Asked, ProfileDialogs } from '#app/routes/portal/profiles/profile-dialogs.tsx'
import { ProfileSearch } from '#app/routes/portal/profiles/profile-search.tsx'
import { RevealedOnList } from '#app/routes/portal/ideas/notes-on-ideas.tsx'
import { mayOfferPasskey } from '#app/server/commands/accounts/passkeys.ts'
import { notesOnList } from '#app/server/commands/ideas/notes-on-list.ts'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { deletedProfiles } from '#app/server/commands/profiles/undo.ts'
import { attempt, statusOf } from '#app/server/request/form.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { profilePage } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import { shareLink } from '#app/server/request/share-link.ts'
import { languageFor, wordsFor, messageFor } from '#app/server/request/said.ts'
import { ownedProfile, type Owner, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { shownPicture } from '#app/domain/ideas/picture.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** So many profiles are hard to see at a glance. */
const SEARCHED_FROM = 6

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const asked = new URL(request.url).searchParams
  const search = asked.get('search')?.trim() ?? ''
  const read = await attempt(services, 'profiles_fetch_failed', async () => {
    const days = await ownerToday(services, owner.id)
    // A day before the server's is the earliest that the browser may have.
    const shown = { search, page: pageNumber(asked.get('page')), from: addDays(days.today, -1) }
    const [profiles, deleted, offersPasskey] = await Promise.all([
      profilePage(services.db, owner.id, shown),
      deletedProfiles(services, owner),
      mayOfferPasskey(services, owner),
    ])
    return done({ ...days, ...profiles, deleted, offersPasskey })
  })
  if (!read.ok) {
    return data({ problem: messageFor(context, read.code), query: listQuery(asked) }, statusOf(read))
  }
  const { page, pages, count, profiles, nextDays, today, zone, deleted, offersPasskey } = read.value
  const revealing = asked.get('revealing')
  const created = asked.get('created')
  return data({
    problem: null,
    search,
    page,
    pages,
    today,
    zone,
    offersPasskey,
    nextDays,
    deleted: deleted.map(({ step, profile, ideas }) => ({
      step,
      occasion: occasionName(wordsFor(context), profile),
      date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(context)),
      ideas,
    })),
    searchable: search !== '' || count >= SEARCHED_FROM,
    asksForMails: profiles.some(({ status }) => status === 'complete') && zone === null,
    told: revealing === null ? null : await revealedIdeas(services, owner, revealing),
    created: created === null ? null : await createdProfile(services, owner, created),
    query: listQuery(new URLSearchParams({ search, page: page > 1 ? String(page) : '' })),
    profiles: profiles.map((profile) => ({
      id: profile.id,
      slug: profile.slug,
      name: profile.recipient_name,
      occasion: occasionName(wordsFor(context), profile),
      date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(context)),
      day: profile.occasion_date,
      status: profile.status,
      takedownReason: profile.takedown_reason,
      ideas: profile.ideas,
      taken: isSurprised(owner, profile) ? null : profile.taken,
      requests: profile.requests,
      pictures: profile.pictures.map(shownPicture),
      link: shareLink(services, request, profile.slug),
    })),
  })
}

async function createdProfile({ db }: Pick<Services, 'db'>, owner: Owner, id: string) {
  const found = await ownedProfile(db, owner, id)
  return found.ok ? { id, name: found.value.recipient_name } : null
}

async function revealedIdeas(services: Pick<Services, 'db' | 'ideaTexts' | 'env'>, owner: Owner, id: string) {
  const found = await ownedProfile(services.db, owner, id)
  if (!found.ok) return null
  const list = await ideasOfProfile(services.db, id)
  const { revealing } = await notesOnList(services, found.value, list)
  return revealing && { id, name: found.value.recipient_name, texts: revealing.texts }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  return orInstead(
    () => orLastKnown(pathname + search, () => serverLoader()),
    () => ({ problem: sayHere(BROWSER_MESSAGES.profiles_fetch_failed), query: listQuery(searchParams) }),
  )
}

/** After a change that got no answer the list is read anew all the same (specification 8). */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 503 || defaultShouldRevalidate
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { problem: null }>

export default function ProfileList({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`My profiles`} · Wishfolio`}</title>
      {loaderData.problem === null ? <Profiles {...loaderData} /> : <ListNotLoaded failure={loaderData} />}
    </>
  )
}

function Profiles({ profiles, search, page, pages, query, told, created, deleted, ...days }: Loaded) {
  const { t } = useLingui()
  const today = useToday(days.today, days.zone)
  const next = days.nextDays.find((day) => day >= today)
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const nothingYet = profiles.length === 0 && search === ''
  return (
    <>
      <PageHeading
        title={t`My Profiles`}
        actions={
          !nothingYet && (
            <>
              <LinkButton to="/portal/add" tone="quiet">
                {t`Add from a shop`}
              </LinkButton>
              <LinkButton to="/create-gift-profile" icon={Plus} tone="paper">
                {t`Create Gift Profile`}
              </LinkButton>
            </>
          )
        }
      />
      {created && <AfterCreating {...created} />}
      {told && <RevealedOnList {...told} />}
      {nothingYet && <FirstProfile />}
      {days.searchable && <ProfileSearch search={search} />}
      {profiles.length === 0 && search !== '' && (
        <EmptyState drawing={<EmptyParcelDrawing />} title={<Trans>No one called “{search}”</Trans>}>
          {t`Try a shorter part of the name.`}
        </EmptyState>
      )}
      <ProfileDialogs
        asked={asked}
        query={query}
        onClose={() => setAsked(null)}
        // The button that asked is about to leave the page, and would take the focus with it.
        onDelete={() => requestAnimationFrame(() => list.current?.focus())}
      />
      <ul className="stack profile-list" aria-label={t`Profiles`} ref={list} tabIndex={-1}>
        {profiles.map((profile) => (
          <ProfileCard
            key={profile.id}
            profile={profile}
            countdown={countdownTo(profile.day, today)}
            next={profile.day === next}
            query={query}
            onAsk={(what) => setAsked({ what, profile })}
            onCopy={(copy) => setAsked({ what: 'copy', profile, copy })}
          />
        ))}
      </ul>
      <ListPages search={search} page={page} pages={pages} />
      <DeletedProfiles profiles={deleted} />
      {days.asksForMails ? <AskForMails /> : days.offersPasskey && <OfferPasskey />}
    </>
  )
}

function FirstProfile() {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing={<EmptyParcelDrawing />}
      title={t`Who is the first gift for?`}
      action={<LinkButton to="/create-gift-profile">{t`Create Gift Profile`}</LinkButton>}
    >
      {t`Two minutes, and you have a link for the family chat.`}
    </EmptyState>
  )
}

function pageNumber(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
