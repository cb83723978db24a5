import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/passkey.route'
import { Form, FormButtons, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { passkeyNameForm } from '#app/domain/accounts/passkey-forms.ts'
import { PASSKEY_NAME_LIMIT } from '#app/domain/accounts/passkeys.ts'
import { freshlyProved, proveFirst } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { removePasskey, renamePasskey } from '#app/server/commands/accounts/passkeys.ts'
import { passkeyById } from '#app/server/queries/accounts/passkeys.ts'
import { flash, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const SETTINGS = '/portal/settings'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const key = await passkeyById(services.db, owner.id, params.id)
  if (!key)
    throw redirect(SETTINGS, { headers: { 'Set-Cookie': await flash(services, 'passkey_not_found') } })
  freshlyProved(services, owner, request)
  return { name: key.name }
}

/** Posted with `remove`, or with another `name`. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const form = await formOf(request)
  if (form.has('remove')) {
    const removed = await attempt(services, 'account_failed', () => removePasskey(services, owner, id))
    if (!removed.ok && removed.code === 'proof_needed')
      return proveFirst(services, `${SETTINGS}/passkeys/${id}`)
    return toastAt(services, SETTINGS, removed.ok ? 'passkey_removed' : removed.code)
  }
  const read = readForm(passkeyNameForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const renamed = await attempt(services, 'account_failed', () =>
    renamePasskey(services, owner, { ...read.value, id }),
  )
  return toastAt(services, SETTINGS, renamed.ok ? 'passkey_renamed' : renamed.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Passkey({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Passkey: ${name}`} · Wishfolio`}</title>
      <PageHeading
        title={t`Passkey: ${name}`}
        lead={t`Once it is removed here, it no longer signs in. Your device may still show it until you delete it there.`}
      />
      <div className="card form">
        <Form method="post" noValidate className="stack">
          <RefusedFormNotice refused={actionData} />
          <Field label={t`Name`} required error={fieldError(actionData, 'name')}>
            <TextInput
              name="name"
              defaultValue={actionData?.typed.name ?? name}
              maxLength={PASSKEY_NAME_LIMIT}
            />
          </Field>
          <FormButtons submit={t`Save`} back={SETTINGS} />
        </Form>
        <Form method="post" className="buttons">
          <input type="hidden" name="remove" value="on" />
          <SubmitButton tone="danger">{t`Remove this passkey`}</SubmitButton>
        </Form>
      </div>
    </>
  )
}
