import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { Route } from './+types/draw-names.route'
import { listed } from '#app/domain/listed.ts'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { DayOf } from '#app/components/days/moment.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import type { I18n } from '#app/language/i18n.ts'
import { pairsInOrder, profilesToDraw } from '#app/domain/draws/draw.ts'
import { type DrawProblem, drawProblem } from '#app/domain/draws/draw-problem.ts'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { openTo } from '#app/domain/profiles/visibility.ts'
import { drawAction } from '#app/routes/portal/draws/draw-action.ts'
import { DrawPairs } from '#app/routes/portal/draws/draw-pairs.tsx'
import { DrawParticipants } from '#app/routes/portal/draws/draw-participants.tsx'
import { howNamesCome } from '#app/routes/portal/draws/how-names-come.ts'
import { pairInWords } from '#app/routes/portal/draws/pair-in-words.ts'
import { ParticipantForm } from '#app/routes/portal/draws/participant-form.tsx'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import { exclusionsOf, type Participant, participantsOf } from '#app/server/queries/draws.ts'
import { mailChoicesOf } from '#app/server/queries/mail-choices.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { namedLanguages } from '#app/server/request/words.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { type OwnedGathering, servicesOf } from '#app/server/request/viewer.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const [participants, exclusions] = await Promise.all([
    participantsOf(services.db, gathering.id),
    exclusionsOf(services.db, gathering.id),
  ])
  const words = wordsFor(args.context)
  const pairs = pairsInOrder(participants, exclusions)
  const nameOf = (id: string | null) => participants.find((one) => one.id === id)?.name ?? ''
  const problem = drawProblem(
    participants.map(({ id }) => id),
    pairs,
  )
  const edited = participants.find(({ id }) => id === new URL(args.request.url).searchParams.get('edit'))
  return {
    id: gathering.id,
    name: gathering.name,
    budget: gathering.draw_budget,
    drawnAt: gathering.drawn_at,
    /** Those who hear of a new draw from nobody else. */
    untold: participants.filter((one) => isUntold(gathering, one)).map(({ name }) => name),
    zone: (await mailChoicesOf(services.db, gathering.created_by))?.timeZone ?? null,
    problem: problem ? problemInWords(words, problem, nameOf) : null,
    participants: participants.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      link: isToPassOn(one) ? sharedAddress(services, args.request, `/draw/${one.link}`) : null,
      openedAt: one.opened_at,
      moved: one.moved,
      unmailed: gathering.drawn_at !== null && one.email !== null && one.link_mailed_at === null,
      profile: profileName(gathering, one),
    })),
    pairs: pairs.map(([one, other]) => ({
      value: `${one} ${other}`,
      words: words._(pairInWords(nameOf(one), nameOf(other))),
    })),
    profiles: profilesToDraw(gathering, participants).map(({ id, recipient_name }) => ({
      id: opaqueId(services, id),
      name: recipient_name,
    })),
    languages: namedLanguages(),
    edited: edited
      ? {
          id: edited.id,
          name: edited.name,
          email: edited.email,
          language: edited.language,
          profile:
            edited.profile_id === null
              ? null
              : {
                  id: opaqueId(services, edited.profile_id),
                  name: profileName(gathering, edited) ?? words._(msg`Not shown at the moment`),
                },
        }
      : null,
  }
}

/** The name on a participant's profile, where the gathering shows it. */
function profileName(gathering: OwnedGathering, { profile_id }: Participant): string | null {
  const profile = gathering.profiles.find(({ id }) => id === profile_id)
  return profile && openTo(null, profile).ok ? profile.recipient_name : null
}

/** They hold their link from an earlier draw. */
function isUntold({ drawn_at, draws_made }: OwnedGathering, { email, opened_at }: Participant): boolean {
  const isBefore = opened_at !== null && drawn_at !== null && opened_at < drawn_at
  return draws_made > 1 && email === null && isBefore
}

/** The organiser passes a link on where there is no address, and no longer sees it once it was opened. */
function isToPassOn({ email, opened_at, link_renewed_at }: Participant): boolean {
  return email === null && (opened_at === null || (link_renewed_at !== null && link_renewed_at > opened_at))
}

export const action = drawAction

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function DrawNames({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const {
    id,
    name,
    budget,
    drawnAt,
    untold,
    zone,
    problem,
    participants,
    pairs,
    profiles,
    languages,
    edited,
  } = loaderData
  const screen = `/portal/gatherings/${id}/draw`
  const drawn = drawnAt !== null
  const names = listed(untold, i18n.locale)
  return (
    <>
      <title>{`${t`Draw names`} · ${name} · Wishfolio`}</title>
      <PageHeading
        title={t`Draw names`}
        lead={
          <Trans>
            Everyone in {name} draws one name and gives to that person. You do not see who drew which name.
            Each link shows its name on the first phone or computer that opens it; if somebody moves it to
            another, you and the first one are told.
          </Trans>
        }
        before={
          <LinkButton to={`/portal/gatherings/${id}`} tone="quiet" size="small" icon={ArrowLeft}>
            {t`Back to the gathering`}
          </LinkButton>
        }
      />
      <RefusedFormNotice refused={refused} />
      {drawnAt && (
        <Notice
          action={
            <LinkButton to={`${screen}/undo`} tone="quiet" size="small">
              {t`Undo the draw`}
            </LinkButton>
          }
        >
          <Trans>
            Names were drawn on <DayOf at={drawnAt} zone={zone} format="MMM d, yyyy" />.
          </Trans>
          {participants.some(({ email, unmailed }) => email !== null && !unmailed) &&
            ` ${
              participants.some(({ unmailed }) => unmailed)
                ? t`Everyone with an email address gets their link by email, unless it says otherwise below.`
                : t`Everyone with an email address gets their link by email.`
            }`}
          {participants.some(({ link }) => link !== null) &&
            ` ${t`Pass on the links below, each to its own person.`}`}
          {untold.length > 0 && (
            <>
              {' '}
              <Trans>Names were drawn before: tell {names} to open their link again.</Trans>
            </>
          )}
        </Notice>
      )}
      <section className="card grid gap-6">
        <h2>{t`Who takes part`}</h2>
        <DrawParticipants
          gathering={name}
          participants={participants}
          zone={zone}
          left={{ count: profiles.length, name: profiles[0]?.name ?? '' }}
          drawn={drawn}
        />
        {(edited !== null || !drawn) && (
          <div id="edit">
            <ParticipantForm
              // Empty again for the next one when somebody was added, and only then.
              key={edited?.id ?? participants.length}
              edited={edited && { ...edited, profile: edited.profile?.id ?? null }}
              profiles={edited?.profile ? [edited.profile, ...profiles] : profiles}
              languages={languages}
              drawn={drawn}
              back={screen}
              refused={['add', 'change'].includes(refused?.typed.do ?? '') ? refused : undefined}
            />
          </div>
        )}
      </section>
      {participants.length > 1 && (
        <DrawPairs
          participants={participants}
          pairs={pairs}
          drawn={drawn}
          refused={refused?.typed.do === 'apart' ? refused : undefined}
        />
      )}
      <Form method="post" noValidate preventScrollReset className="card form">
        <Field
          label={t`What a gift may cost`}
          hint={t`For example “about 25 €”. Everyone sees it with the name they drew.`}
          error={fieldError(refused, 'budget')}
        >
          <LimitedInput
            name="budget"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={refused?.typed.budget ?? budget}
          />
        </Field>
        <div className="buttons">
          <SubmitButton name="do" value="budget" tone="paper">
            {t`Save`}
          </SubmitButton>
        </div>
      </Form>
      {!drawn && (
        <section className="card grid gap-6">
          <h2>{problem === null ? t`Ready?` : t`Not yet`}</h2>
          <p>{problem ?? t(howNamesCome(participants))}</p>
          {problem === null && (
            <div className="buttons">
              <LinkButton to={`${screen}/confirm`}>{t`Draw names`}</LinkButton>
            </div>
          )}
        </section>
      )}
    </>
  )
}

function problemInWords(words: I18n, problem: DrawProblem, nameOf: (id: string) => string): string {
  if (problem.reason === 'too_few') return words._(msg`Add at least two people, then names can be drawn.`)
  const why =
    problem.reason === 'nobody_to_draw'
      ? nobodyLeft(nameOf(problem.participant))
      : msg`With these pairs not everyone can draw somebody.`
  const quoted = problem.takeBack.map(([one, other]) => words._(quotedPair(nameOf(one), nameOf(other))))
  const pairs = new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(quoted)
  return `${words._(why)} ${words._(msg`Let ${pairs} draw each other again.`)}`
}

const nobodyLeft = (name: string) => msg`Nobody is left whom ${name} could draw.`
const quotedPair = (one: string, other: string) => msg`“${one} and ${other}”`
