import { occasionName } from '#app/copy/occasions.ts'
import { priceInWords } from '#app/copy/prices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import type { Route } from './+types/suggestions.route'
import { savingDraft, useDraft } from '#app/components/forms/saved-draft.ts'
import { orLastKnown, useLiveUpdates } from '#app/components/live/use-live-updates.ts'
import { ConnectionLost } from '#app/components/live/live-notices.tsx'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { seenBy } from '#app/domain/profiles/visibility.ts'
import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'
import { formatDay } from '#app/domain/dates.ts'
import { noticeableTakes } from '#app/domain/visitors/takes.ts'
import { MAX_LINES, type StoredIdea, withShop } from '#app/domain/ideas/gift-suggestions.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { pictogramOf } from '#app/domain/ideas/pictogram.ts'
import { hostOf } from '#app/domain/ideas/product-address.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { done } from '#app/domain/outcome.ts'
import { GeneratingIdeas } from '#app/routes/portal/ideas/generating-ideas.tsx'
import { IdeaEditor } from '#app/routes/portal/ideas/editor/idea-editor.tsx'
import {
  NoGifts,
  NotUnderstood,
  OtherLanguage,
  RejectedIdeas,
  RemovedIdeas,
  RevealingIdeas,
} from '#app/routes/portal/ideas/notes-on-ideas.tsx'
import { IdeaList } from '#app/routes/portal/ideas/idea-list.tsx'
import { ListMenu } from '#app/routes/portal/ideas/list-menu.tsx'
import { ListFacts, useCountdown } from '#app/routes/portal/profiles/list-facts.tsx'
import { NextStep } from '#app/routes/portal/profiles/next-step.tsx'
import { SuggestionsNotShown } from '#app/routes/portal/ideas/suggestions-not-shown.tsx'
import { type LookUps, LookUpsContext } from '#app/routes/portal/ideas/editor/look-ups.ts'
import { lookedUpLine } from '#app/routes/portal/ideas/editor/looked-up-line.ts'
import { withPostedPictures } from '#app/routes/portal/ideas/editor/posted-pictures.ts'
import type { ProductNote } from '#app/routes/portal/ideas/editor/use-product.ts'
import { postedLines } from '#app/routes/portal/ideas/editor/posted-lines.ts'
import { orBackToList } from '#app/routes/portal/or-back-to-list.ts'
import { OthersGifts } from '#app/routes/portal/takes/others-gifts.tsx'
import { findOwnedProfile, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { type Takes, TakesOverview } from '#app/routes/portal/takes/takes-overview.tsx'
import { Understood } from '#app/routes/portal/ideas/understood.tsx'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { deviceMark } from '#app/server/commands/ideas/make-available.ts'
import { notesOnList } from '#app/server/commands/ideas/notes-on-list.ts'
import { saveSuggestions } from '#app/server/commands/ideas/save-suggestions.ts'
import { removedIdeas } from '#app/server/commands/profiles/undo.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, statusOf, versionIn } from '#app/server/request/form.ts'
import { waitingFreeRequests } from '#app/server/queries/free-requests.ts'
import { giversOfProfile, otherGiftsOf } from '#app/server/queries/visitor-words.ts'
import { picturesOfProfile } from '#app/server/queries/pictures.ts'
import { looksUpAtOnce } from '#app/server/queries/accounts/accounts.ts'
import { newestRun } from '#app/server/queries/generation-runs.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { viewVersion } from '#app/server/request/view-version.ts'
import type { Services } from '#app/server/services.ts'
import { languageFor, wordsFor, messageFor, refusalFor } from '#app/server/request/said.ts'
import { type OwnedProfile, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const { db, clock, shops } = services
  const found = await findOwnedProfile(args, 'profile_view_forbidden')
  if (!found.ok) {
    const answer = statusOf(found)
    return data({ problem: messageFor(args.context, found.code), status: answer.status }, answer)
  }
  const profile = found.value
  // As specified: what cannot be read counts as none. Nothing is overwritten, saving compares versions.
  const read = async <Rows,>(rows: Promise<Rows>): Promise<Rows | undefined> => {
    const answer = await attempt(services, 'profile_load_failed', async () => done(await rows))
    return answer.ok ? answer.value : undefined
  }
  const [stored, pictures, requests = [], givers, otherGifts = [], newest, days, removed, atOnce] =
    await Promise.all([
      read(ideasOfProfile(db, profile.id)),
      read(picturesOfProfile(db, profile.id)),
      read(waitingFreeRequests(db, profile.id)),
      read(giversOfProfile(db, profile.id)),
      read(otherGiftsOf(db, profile.id)),
      read(newestRun(db, profile.id)),
      read(ownerToday(services, profile.created_by)),
      read(removedIdeas(services, profile)),
      read(looksUpAtOnce(db, profile.created_by)),
    ])
  const list = stored ?? []
  const run = list.length > 0 ? undefined : newest
  const underWay = run?.state === 'running' && run.lease_until > clock.now()
  const shop = shopOf(shops, profile.shop)
  const ideas = list.map((idea) => ({
    ...idea,
    taken: idea.takenAt !== null,
    giver: givers?.get(idea.id) ?? null,
    picture: pictures?.get(idea.picture ?? '') ?? null,
  }))
  const seen = seenBy({ id: profile.created_by }, profile, ideas, otherGifts)
  const seenIdeas = new Map(seen.ok ? seen.profile.ideas.map((idea) => [idea.id, idea]) : [])
  return data({
    problem: null,
    id: profile.id,
    slug: profile.slug,
    viewVersion: seen.ok ? viewVersion(seen.profile) : '',
    name: profile.recipient_name,
    occasion: occasionName(wordsFor(args.context), profile),
    date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(args.context)),
    day: profile.occasion_date,
    ...(days ?? { today: profile.occasion_date, zone: null }),
    version: stored ? profile.ideas_version : 0,
    ideas: list.map(({ id, text, english, source, reason, ...idea }) => ({
      id,
      text,
      source,
      reason,
      productUrl: idea.productUrl,
      shoppingUrl: withShop({ text, productUrl: idea.productUrl }, shop).shoppingUrl,
      details: idea.details,
      price: idea.price,
      priceGuessed: idea.priceGuessed,
      priceSeenOn: idea.priceSeenOn,
      picture: idea.picture,
      shownPicture: seenIdeas.get(id)?.picture ?? null,
      priceInWords: priceInWords(wordsFor(args.context), idea),
      host: idea.productUrl === null ? null : hostOf(idea.productUrl),
      pictogram: pictogramOf(english ?? text),
      taken: seenIdeas.get(id)?.taken ?? false,
      giver: seenIdeas.get(id)?.giver ?? null,
    })),
    otherGifts: seen.ok ? (seen.profile.otherGifts ?? []) : [],
    hidesOtherGifts: profile.keep_surprise && profile.accepts_other_gifts,
    run: underWay ? run.accepted.map(({ text }) => text) : null,
    // Of this try. A live update during the post drops its redirect, so the ended run's failure is returned, too.
    failed: underWay ? null : failureOf(args.context, new URL(args.request.url).searchParams.get('failed')),
    endedRun: run && !underWay ? { id: run.id, failure: failureOf(args.context, run.failure) } : null,
    lookUps: lookUpsOf(services, atOnce),
    hasModel: services.env.AI_PROVIDER !== undefined,
    surprised: profile.keep_surprise,
    notes: await notesOnList(services, profile, list),
    removed: removed ?? null,
    takes: takesSeen(services, profile, list, requests),
  })
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args, 'profile_view_forbidden')
  const form = await formOf(args.request)
  const texts = (name: string) => form.getAll(name).filter((line) => typeof line === 'string')
  const owner = ownerOf(args.context)
  const pictured = await withPostedPictures(services, owner, form)
  const { lines, places, unread } = await postedLines(form, pictured.lines)
  if (lines.length > MAX_LINES) throw data(null, { status: 413 })
  const version = versionIn(form)
  if (unread) {
    const { table } = unread
    const refusal = refusalFor(args.context, unread)
    return data({ refusal, version, lines, ...(table && { table }) }, statusOf(unread))
  }
  if (pictured.refused) {
    const { code, line } = pictured.refused
    const refusal = { ...pictured.refused, fields: { [`${IDEA_FIELDS.picture}_${places[line]}`]: code } }
    return data({ refusal: refusalFor(args.context, refusal), version, lines }, statusOf(refusal))
  }
  const place = places[Number(form.get('look_up') ?? NaN)]
  const line = place === undefined ? undefined : lines[place]
  if (place !== undefined && line) {
    const language = languageFor(args.context)
    const found = await lookedUpLine(services, owner, profile, { line, language })
    const code = found.ok ? found.value.pictureRefused : found.code
    const sentence = code === null ? undefined : messageFor(args.context, code)
    const isFilled = found.ok && found.value.isFilled
    const unfilled: ProductNote = sentence ? { kind: 'said', sentence } : { kind: 'nothing new' }
    const note: ProductNote = isFilled ? { kind: 'filled', noPicture: sentence } : unfilled
    return data(
      { told: { place, note }, version, lines: found.ok ? lines.with(place, found.value.line) : lines },
      found.ok ? 200 : statusOf(found),
    )
  }
  const saved = await attempt(services, 'ideas_save_failed', () =>
    saveSuggestions(services, profile, {
      version,
      lines,
      knownTaken: texts('known_taken'),
      letGo: texts('remove'),
    }),
  )
  if (!saved.ok) {
    return data({ refusal: refusalFor(args.context, saved), version, lines }, statusOf(saved))
  }
  return toastAt(services, `/portal/suggestions/${profile.id}`, 'ideas_saved', {
    ...saved.value,
    about: profile.id,
  })
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orInstead(
    () => orLastKnown(new URL(request.url).pathname, () => serverLoader()),
    () => ({ problem: sayHere(BROWSER_MESSAGES.profile_load_failed), status: 500 }),
  )
}

export function clientAction(args: Route.ClientActionArgs) {
  return savingDraft(args.request, () => orBackToList(args, 'ideas_save_failed'))
}

/** A refusal may come from a change that this page has not read yet. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.problem !== null) return <SuggestionsNotShown problem={loaderData.problem} />
  return (
    <LookUpsContext value={loaderData.lookUps}>
      <GiftSuggestions {...loaderData} refused={actionData} />
    </LookUpsContext>
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { problem: null }>

function GiftSuggestions(props: Shown & { refused: Route.ComponentProps['actionData'] }) {
  const { t } = useLingui()
  const { id, slug, viewVersion: shownVersion, name, version } = props
  const { ideas, surprised, otherGifts, hidesOtherGifts, takes, refused } = props
  const { run, failed, endedRun, hasModel, removed } = props
  const { revealing, noGifts, understood, notUnderstood, rejected, otherLanguage, inEnglish } = props.notes
  const { lost } = useLiveUpdates(`/gift/${slug}`, shownVersion)
  const [query] = useSearchParams()
  // Saved ideas are shown; without any they are generated in mode ai, and written by hand in every other.
  const asked = query.get('mode')
  const mode = asked === 'manual' || (ideas.length === 0 && asked !== 'ai') ? 'manual' : 'ai'
  const draft = useDraft()
  const countdown = useCountdown(props)
  const taken = ideas.filter((idea) => idea.taken).length
  return (
    <>
      <title>{`${t`Gift suggestions for ${name}`} · Wishfolio`}</title>
      <PageHeading
        title={<Trans>Gift Suggestions for {name}</Trans>}
        lead={
          <ListFacts {...props} countdown={countdown} ideas={ideas.length} taken={surprised ? null : taken} />
        }
        before={
          <LinkButton to="/portal/profile" tone="quiet" size="small" icon={ArrowLeft}>
            {t`Back to Profiles`}
          </LinkButton>
        }
        actions={
          ideas.length === 0
            ? mode === 'manual' && <LinkButton to="?mode=ai">{t`Generate Suggestions`}</LinkButton>
            : mode === 'ai' && (
                <>
                  <NextStep profile={{ id, ideas: ideas.length, passed: countdown.passed }} />
                  <LinkButton to="?mode=manual" tone="quiet" replace>
                    {t`Edit Suggestions`}
                  </LinkButton>
                  <ListMenu
                    profile={{ id, slug, name }}
                    paused={takes.paused}
                    passed={countdown.passed}
                    {...{ ideas, surprised }}
                  />
                </>
              )
        }
      />
      {mode === 'manual' ? (
        <IdeaEditor
          key={draft ? 'draft' : 'stored'}
          version={version}
          ideas={ideas}
          surprised={surprised}
          refused={refused}
          draft={draft}
        />
      ) : ideas.length > 0 ? (
        <>
          {revealing && <RevealingIdeas id={id} {...revealing} />}
          {noGifts.length > 0 && <NoGifts id={id} texts={noGifts} />}
          <TakesOverview id={id} {...takes} />
          {otherLanguage && <OtherLanguage id={id} />}
          {inEnglish && (
            <p className="text-small text-ink-soft">
              {t`We have no ideas in the language of this list yet, so ours are in English.`}
            </p>
          )}
          {notUnderstood.length > 0 && <NotUnderstood id={id} phrases={notUnderstood} />}
          <IdeaList id={id} edited={query.get('edit')} {...{ version, ideas, surprised }} />
          {understood && <Understood id={id} chips={understood} />}
          {(otherGifts.length > 0 || hidesOtherGifts) && (
            <OthersGifts id={id} gifts={otherGifts} hidden={hidesOtherGifts} />
          )}
          {removed && <RemovedIdeas {...removed} />}
          {rejected.length > 0 && <RejectedIdeas id={id} texts={rejected} />}
        </>
      ) : (
        <GeneratingIdeas id={id} accepted={run} failed={failed} endedRun={endedRun} hasModel={hasModel} />
      )}
      <ConnectionLost lost={lost} />
    </>
  )
}

function takesSeen(
  services: Pick<Services, 'sign'>,
  { id, keep_surprise: surprised, takes_paused: paused }: OwnedProfile,
  list: readonly StoredIdea[],
  requests: Awaited<ReturnType<typeof waitingFreeRequests>>,
): Takes {
  const { burst, devices } = noticeableTakes(list, surprised)
  return {
    paused,
    requests: requests.map((request) => ({ id: request.id, idea: surprised ? null : request.text })),
    burst,
    devices: devices.map(({ device, ideas }) => ({
      mark: deviceMark(services, id, device),
      ideas: surprised ? null : ideas.map(({ text }) => text),
    })),
  }
}

function lookUpsOf({ lookUp }: Pick<Services, 'lookUp'>, atOnce = false): LookUps {
  if (lookUp === null) return 'off'
  return atOnce ? 'at once' : 'asked'
}

function failureOf(context: Route.LoaderArgs['context'], code: string | null): string | null {
  return code !== null && code.startsWith('generation_') && Object.hasOwn(ERRORS, code)
    ? messageFor(context, code as ErrorCode)
    : null
}
