import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/unsubscribe.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import type { OwnerMail } from '#app/domain/mails/owner-mails.ts'
import { mailToEnd, unsubscribe } from '#app/server/commands/mails/mail-choices.ts'
import { attempt, statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { BowDrawing, EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export { headers } from '#app/server/request/form.ts'

const QUESTIONS = {
  reminders: msg`No more reminders by email?`,
  news: msg`No more news from your lists by email?`,
} satisfies Record<OwnerMail, MessageDescriptor>

const ENDED = {
  reminders: msg`No more reminders`,
  news: msg`No more news from your lists`,
} satisfies Record<OwnerMail, MessageDescriptor>

/** Opening the link only asks, because mail scanners open links too. */
export function loader({ context, params }: Route.LoaderArgs) {
  const ended = mailToEnd(servicesOf(context), params)
  return ended.ok
    ? { mail: ended.value, problem: null }
    : data({ mail: null, problem: messageFor(context, ended.code) }, statusOf(ended))
}

/** Mail programs post here without a visitor (RFC 8058), and whoever presses the button. */
export async function action({ context, params }: Route.ActionArgs) {
  const services = servicesOf(context)
  const ended = await attempt(services, 'mail_choices_failed', () => unsubscribe(services, params))
  return ended.ok ? { problem: null } : data({ problem: messageFor(context, ended.code) }, statusOf(ended))
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('mail_choices_failed')

export default function Unsubscribe({ loaderData: { mail, problem }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const failed = actionData ? actionData.problem : problem
  if (mail !== null && !actionData) {
    return (
      <QuestionPage
        title={t`Unsubscribe`}
        question={t(QUESTIONS[mail])}
        drawing={<EnvelopeDrawing />}
        yes={t`Unsubscribe`}
      >
        {t`Emails about your account and your address still come.`}
      </QuestionPage>
    )
  }
  return (
    <MessagePage
      tab={t`Unsubscribe`}
      drawing={failed === null ? <BowDrawing /> : <EnvelopeDrawing />}
      title={failed ?? (mail && t(ENDED[mail]))}
      action={<LinkButton to="/portal/settings">{t`Go to your settings`}</LinkButton>}
    >
      {failed === null
        ? t`You can switch them on again in your settings.`
        : t`You can switch our emails off in your settings.`}
    </MessagePage>
  )
}
