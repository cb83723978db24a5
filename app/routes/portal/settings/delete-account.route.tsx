import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { passwordForm } from '#app/domain/accounts/account-forms.ts'
import type { Route } from './+types/delete-account.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { PasswordOwnerField } from '#app/components/forms/password-fields.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { deleteAccount } from '#app/server/commands/accounts/delete-account.ts'
import { done } from '#app/domain/outcome.ts'
import { flash } from '#app/server/request/cookies.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { asksPassword, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Field } from '#app/ui/fields/field.tsx'
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
  const read = (await hasPassword(services, owner.id)) ? readForm(passwordForm, form) : done({ password: '' })
  if (!read.ok) return refuseForm(context, read, form)
  const deleted = await attempt(services, 'account_delete_failed', () =>
    deleteAccount(services, owner, { ...read.value, client: clientOf(context) }),
  )
  if (!deleted.ok && deleted.code === 'proof_needed')
    return proveFirst(services, '/portal/settings/delete-account')
  if (!deleted.ok) return refuseForm(context, deleted, form)
  const headers = new Headers({ 'Set-Cookie': await flash(services, 'account_deleted') })
  for (const cookie of services.auth.forgetSession()) headers.append('Set-Cookie', cookie)
  return redirect('/', { headers })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('account_delete_failed')

export default function DeleteAccount({ loaderData: { email, password }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Delete my account`} · Wishfolio`}</title>
      <PageHeading
        title={t`Delete my account`}
        lead={t`The account ${email}, all its gift profiles and their ideas are deleted right away and for good. Links you shared stop working. Gatherings in which others take part go to the one who joined first; your other gatherings end.`}
      />
      <Form method="post" noValidate className="card form">
        <RefusedFormNotice refused={actionData} />
        <PasswordOwnerField email={email} />
        {password && (
          <Field label={t`Password`} required error={fieldError(actionData, 'password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
        <FormButtons submit={t`Delete my account now`} back="/portal/settings" tone="danger" />
      </Form>
    </>
  )
}
