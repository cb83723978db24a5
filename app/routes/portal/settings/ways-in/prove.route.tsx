import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { z } from 'zod'
import type { Route } from './+types/prove.route'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { PasswordOwnerField } from '#app/components/forms/password-fields.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { PasskeyForm } from '#app/components/session/passkey-form.tsx'
import { askPasskey, usePasskeysHere } from '#app/components/session/passkeys.ts'
import { passkeyForm } from '#app/domain/accounts/passkey-forms.ts'
import { pageThatAsked } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { proofChallenge, proveByPasskey, proveByPassword } from '#app/server/commands/accounts/passkeys.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const passwordForm = z.object({
  password: z.string({ error: 'password_required' }).min(1, 'password_required'),
})

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  return {
    email: owner.email,
    back: pageThatAsked(request),
    passkeyOptions: await proofChallenge(servicesOf(context), owner),
  }
}

/** Posted with `answer` of a passkey, or with `password`. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const client = clientOf(context)
  const form = await formOf(request)
  const back = pageThatAsked(request)
  if (form.has('answer')) {
    const read = readForm(passkeyForm, form)
    const proved = read.ok
      ? await attempt(services, 'account_failed', () =>
          proveByPasskey(services, owner, { ...read.value, client }),
        )
      : read
    if (proved.ok) return redirect(back)
    const { pathname, search } = new URL(request.url)
    const here = pathname.replace(/\.data$/, '') + search
    return toastAt(services, here, proved.code === 'form_invalid' ? 'passkey_refused' : proved.code)
  }
  const read = readForm(passwordForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const proved = await attempt(services, 'account_failed', () =>
    proveByPassword(services, owner, { ...read.value, client }),
  )
  return proved.ok ? redirect(back) : refuseForm(context, proved, form)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { email, back, passkeyOptions } = loaderData
  const here = usePasskeysHere()
  return (
    <>
      <title>{`${t`Is it you?`} · Wishfolio`}</title>
      <PageHeading
        title={t`Is it you?`}
        lead={t`Before you change how to sign in, show once more that it’s you.`}
      />
      <div className="card form">
        <Form method="post" noValidate className="stack">
          <RefusedFormNotice refused={actionData} />
          <PasswordOwnerField email={email} />
          <Field label={t`Password`} required error={fieldError(actionData, 'password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <FormButtons submit={t`Continue`} back={back.includes('/passkeys/') ? '/portal/settings' : back} />
        </Form>
        {here && passkeyOptions && (
          <PasskeyForm tone="quiet" label={t`Use a passkey`} ask={() => askPasskey(passkeyOptions)} />
        )}
      </div>
    </>
  )
}
