import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/confirm-email.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { confirmEmailChange } from '#app/server/commands/accounts/confirm-email-change.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { BowDrawing, EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export { headers } from '#app/server/request/form.ts'

/** Opening the link only asks, because mail scanners open links too. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = (await formOf(request)).get('token')
  const services = servicesOf(context)
  const confirmed = await attempt(services, 'email_change_failed', () =>
    confirmEmailChange(services, {
      token: typeof token === 'string' ? token : '',
      client: clientOf(context),
    }),
  )
  if (confirmed.ok) return { moved: confirmed.value.moved, problem: null }
  return data({ moved: false, problem: messageFor(context, confirmed.code) }, statusOf(confirmed))
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('email_change_failed')

export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  if (!actionData) {
    return (
      <QuestionPage
        title={t`Confirm your email`}
        question={t`Change the address of your account?`}
        drawing={<EnvelopeDrawing />}
        hidden={{ token }}
        yes={t`Yes, change it`}
      >
        {t`We send an email to the old address and one to the new. It changes once both links are opened. If you did not ask for it, close this page and nothing changes.`}
      </QuestionPage>
    )
  }
  const { moved, problem } = actionData
  const title = moved ? t`Your address is changed` : t`Thank you, one more to go`
  return (
    <MessagePage
      tab={t`Confirm your email`}
      drawing={problem === null ? <BowDrawing /> : <EnvelopeDrawing />}
      title={problem ?? title}
      action={<LinkButton to="/portal/settings">{t`Go to your settings`}</LinkButton>}
    >
      {problem === null
        ? moved
          ? t`From now on, sign in with the new one.`
          : t`Now open the link in the email to the other address.`
        : t`You can request the change again in your settings.`}
    </MessagePage>
  )
}
