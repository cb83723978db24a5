import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/change-email.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { PasswordOwnerField } from '#app/components/forms/password-fields.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import { changeEmailForm, emailForm } from '#app/domain/accounts/account-forms.ts'
import { requestEmailChange } from '#app/server/commands/accounts/email-changes.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { asksPassword, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  return { email: owner.email, password: await asksPassword(servicesOf(context), owner, request) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const form = await formOf(request)
  const read = readForm<typeof changeEmailForm | typeof emailForm>(
    (await hasPassword(services, owner.id)) ? changeEmailForm : emailForm,
    form,
  )
  if (!read.ok) return refuseForm(context, read, form)
  const asked = await attempt(services, 'email_change_failed', () =>
    requestEmailChange(services, owner, { password: '', ...read.value, client: clientOf(context) }),
  )
  if (!asked.ok && asked.code === 'proof_needed') return proveFirst(services, '/portal/settings/email')
  if (!asked.ok) return refuseForm(context, asked, form)
  return { sentTo: read.value.email, late: await services.mail.isLate() }
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('email_change_failed')

export default function ChangeEmail({ loaderData: { email, password }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  if (answer && 'sentTo' in answer) return <BothAsked from={email} {...answer} />
  return (
    <>
      <title>{`${t`Change your email`} · Wishfolio`}</title>
      <PageHeading
        title={t`Change your email`}
        lead={t`Your email is ${email} now. It changes once you have confirmed it from both addresses.`}
      />
      <Form method="post" noValidate className="card form">
        <RefusedFormNotice refused={answer} />
        <PasswordOwnerField email={email} />
        <Field label={t`Email`} required error={fieldError(answer, 'email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={answer?.typed.email}
          />
        </Field>
        {password && (
          <Field label={t`Password`} required error={fieldError(answer, 'password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
        <FormButtons submit={t`Change Email`} back="/portal/settings" />
      </Form>
    </>
  )
}

function BothAsked({ from, sentTo, late }: { from: string; sentTo: string; late: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Check your email`} · Wishfolio`}</title>
      {late && <Notice>{t(MAIL_IS_LATE)}</Notice>}
      <EmptyState
        heading="h1"
        drawing={<EnvelopeDrawing />}
        title={t`Two emails are on their way`}
        action={<LinkButton to="/portal/settings">{t`Back to your settings`}</LinkButton>}
      >
        <Trans>
          Open the link in the email to <strong>{from}</strong> and the one in the email to{' '}
          <strong>{sentTo}</strong> within 24 hours. Until then, sign in as before.
        </Trans>
      </EmptyState>
    </>
  )
}
