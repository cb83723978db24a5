import { useLingui } from '@lingui/react/macro'
import { replace } from 'react-router'
import type { Route } from './+types/share-renew-link.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { RENEW_LINK_QUESTION } from '#app/copy/notes.ts'
import { done } from '#app/domain/outcome.ts'
import { requireListedProfile, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { renewLink } from '#app/server/commands/profiles/sharing.ts'
import { flash } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOwnedProfile(args)
  return { id }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireListedProfile(args)
  const renewed = await attempt(services, 'link_renew_failed', async () =>
    done(await renewLink(services, profile)),
  )
  return replace(`/portal/share/${profile.id}`, {
    headers: { 'Set-Cookie': await flash(services, renewed.ok ? 'link_renewed' : renewed.code) },
  })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('link_renew_failed')

export default function RenewLink({ loaderData: { id } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <QuestionPage
      title={t`Make a new link?`}
      question={t`Make a new link?`}
      yes={t`Make a new link`}
      tone="danger"
      back={`/portal/edit/${id}#more`}
    >
      {t(RENEW_LINK_QUESTION)}
    </QuestionPage>
  )
}
