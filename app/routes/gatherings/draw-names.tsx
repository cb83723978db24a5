import { Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/draw-names'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { drawProblemInWords } from '#app/copy/draw-problems.ts'
import { formatDay } from '#app/domain/dates.ts'
import { pairsInOrder, profilesToDraw } from '#app/domain/draw.ts'
import { drawProblem } from '#app/domain/draw-problem.ts'
import { NAME_LIMIT } from '#app/domain/gift-profile.ts'
import { changeDraw } from '#app/routes/gatherings/draw-action.ts'
import { DrawPairs } from '#app/routes/gatherings/draw-pairs.tsx'
import { DrawParticipants } from '#app/routes/gatherings/draw-participants.tsx'
import { requireOwnedGathering } from '#app/routes/gatherings/own-gathering.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, refuseForm } from '#app/server/form.ts'
import { exclusionsOf, type Participant, participantsOf } from '#app/server/queries/draws.ts'
import { sharedAddress } from '#app/server/share-link.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LimitedInput } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/form.ts'

export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const [participants, exclusions] = await Promise.all([
    participantsOf(services.db, gathering.id),
    exclusionsOf(services.db, gathering.id),
  ])
  const pairs = pairsInOrder(participants, exclusions)
  const nameOf = (id: string | null) => participants.find((one) => one.id === id)?.name ?? ''
  const problem = drawProblem(
    participants.map(({ id }) => id),
    pairs,
  )
  const day = (at: Date | null) => at && formatDay(at.toISOString().slice(0, 10), 'MMM d, yyyy')
  return {
    id: gathering.id,
    name: gathering.name,
    budget: gathering.draw_budget,
    drawnOn: day(gathering.drawn_at),
    problem: problem ? drawProblemInWords(problem, nameOf) : null,
    participants: participants.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      // Only who passes a link on sees it, and only until it was opened.
      link: isToPassOn(one) ? sharedAddress(services, args.request, `/draw/${one.link}`) : null,
      openedOn: day(one.opened_at),
      profile: gathering.tags.find(({ id }) => id === one.profile_id)?.recipient_name ?? null,
    })),
    pairs: pairs.map(([one, other]) => ({
      value: `${one} ${other}`,
      words: `${nameOf(one)} and ${nameOf(other)}`,
    })),
    profiles: profilesToDraw(gathering, participants).map(({ id, recipient_name }) => ({
      id,
      name: recipient_name,
    })),
  }
}

function isToPassOn({ email, opened_at }: Participant): boolean {
  return email === null && opened_at === null
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const changed = await attempt(services, 'gathering_failed', () => changeDraw(services, gathering, form))
  if (!changed.ok) return refuseForm(changed, form)
  return redirect(`/portal/gatherings/${gathering.id}/draw`, {
    headers: { 'Set-Cookie': await flash(services, changed.value) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'gathering_failed')
}

export default function DrawNames({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { id, name, budget, drawnOn, problem, participants, pairs, profiles } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const drawn = drawnOn !== null
  return (
    <>
      <title>{`Draw names · ${name} · Wishfolio`}</title>
      <PageHeading
        title="Draw names"
        lead={
          <>
            Everyone in <bdi>{name}</bdi> draws one name and gives to that person. Nobody learns who drew
            whom, not even you.
          </>
        }
        actions={
          <LinkButton to={`/portal/gatherings/${id}`} tone="paper">
            Back to the gathering
          </LinkButton>
        }
      />
      <RefusedFormNotice refused={refused} />
      {drawn && (
        <Notice
          action={
            <LinkButton to={`/portal/gatherings/${id}/draw/undo`} tone="quiet" size="small">
              Undo the draw
            </LinkButton>
          }
        >
          Names were drawn on {drawnOn}. Whoever has an email address got their link; pass the other links on.
        </Notice>
      )}
      <DrawParticipants
        participants={participants}
        profiles={profiles}
        drawn={drawn}
        refused={refused?.typed.do === 'add' ? refused : undefined}
      />
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
          label="What a gift may cost"
          hint="Everyone sees it beside the name they drew."
          error={refused?.typed.do === 'budget' ? fieldError(refused, 'budget') : undefined}
        >
          <LimitedInput
            name="budget"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={refused?.typed.budget ?? budget}
            placeholder="about 25 €"
          />
        </Field>
        <div className="buttons">
          <Button type="submit" name="do" value="budget" tone="paper" busy={busy}>
            Save
          </Button>
        </div>
      </Form>
      {!drawn && (
        <Form method="post" className="card form">
          <h2>{problem === null ? 'Ready?' : 'Not yet'}</h2>
          {problem === null ? (
            <>
              <p>{inWords(participants)}</p>
              <div className="buttons">
                <Button type="submit" name="do" value="draw" busy={busy}>
                  Draw names
                </Button>
              </div>
            </>
          ) : (
            <p>{problem}</p>
          )}
        </Form>
      )}
    </>
  )
}

function inWords(participants: readonly { email: string | null }[]): string {
  const mails = participants.filter(({ email }) => email !== null).length
  const links = participants.length - mails
  const parts = [
    mails > 0 && (mails === 1 ? '1 person gets an email' : `${mails} people get an email`),
    links > 0 && (links === 1 ? '1 gets a link from you' : `${links} get a link from you`),
  ].filter(Boolean)
  return `${parts.join(', ')}.`
}
