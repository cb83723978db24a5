import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/confirm-draw.route'
import { listed } from '#app/domain/listed.ts'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { pairsInOrder } from '#app/domain/draws/draw.ts'
import { drawAction } from '#app/routes/portal/draws/draw-action.ts'
import { howNamesCome } from '#app/routes/portal/draws/how-names-come.ts'
import { pairInWords } from '#app/routes/portal/draws/pair-in-words.ts'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { exclusionsOf, participantsOf } from '#app/server/queries/draws.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

/** Emails go out at once: before it, everybody and every pair that counts is seen. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = servicesOf(args.context)
  const { id, name, drawn_at, draw_budget } = await requireOwnedGathering(args)
  const participants = await participantsOf(db, id)
  if (drawn_at !== null || participants.length < 2) throw redirect(`/portal/gatherings/${id}/draw`)
  const nameOf = (of: string) => participants.find((one) => one.id === of)?.name ?? ''
  const words = wordsFor(args.context)
  const pairs = pairsInOrder(participants, await exclusionsOf(db, id))
  return {
    back: `/portal/gatherings/${id}/draw`,
    gathering: name,
    budget: draw_budget,
    names: participants.map((one) => one.name),
    pairs: pairs.map(([one, other]) => words._(pairInWords(nameOf(one), nameOf(other)))),
    how: words._(howNamesCome(participants)),
  }
}

export const action = drawAction

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function ConfirmDraw({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { back, gathering, budget, names, pairs, how } = loaderData
  const count = names.length
  return (
    <>
      <title>{`${t`Draw names`} · ${gathering} · Wishfolio`}</title>
      <PageHeading title={t`Draw names now?`} lead={how} />
      <RefusedFormNotice refused={refused} />
      <Form method="post" noValidate className="card form">
        <p>
          <strong>{t`${plural(count, { one: '# takes part:', other: '# take part:' })}`}</strong>{' '}
          <bdi>{listed(names, i18n.locale)}</bdi>
        </p>
        <p>
          <strong>{t`May not draw each other:`}</strong>{' '}
          {pairs.length > 0 ? <bdi>{listed(pairs, i18n.locale)}</bdi> : t`nobody`}
        </p>
        <p>
          <strong>{t`A gift may cost:`}</strong> {budget ? <bdi>{budget}</bdi> : t`nothing was said`}
        </p>
        <div className="buttons">
          <SubmitButton name="do" value="draw">
            {t`Draw names`}
          </SubmitButton>
          <LinkButton to={back} tone="quiet">
            {t`Cancel`}
          </LinkButton>
        </div>
      </Form>
    </>
  )
}
