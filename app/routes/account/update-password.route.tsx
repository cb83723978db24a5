import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Route } from './+types/update-password.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { publishPasswordRecovery } from '#app/components/session/auth-state.ts'
import { NewPasswordFields, PasswordOwnerField } from '#app/components/forms/password-fields.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { leadOn } from '#app/routes/account/lead-on.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { resetPasswordForm } from '#app/domain/accounts/account-forms.ts'
import { resetPassword } from '#app/server/commands/accounts/reset-password.ts'
import { openSession } from '#app/server/commands/accounts/sessions.ts'
import { provesReset, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { addressOfReset } from '#app/server/queries/accounts/password-resets.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { languageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  if (services.env.PASSWORD_SIGN_IN === 'off') throw await toSignIn(services, 'password_sign_in_off')
  const email = await addressOfReset(services.db, hashToken(resetIn(request)), services.clock.now())
  if (email === undefined) throw await toSignIn(services, 'reset_link_invalid')
  return { email }
}

/** In the browser that asked for the link one is signed in; elsewhere the sign-in form has the address. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(resetPasswordForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const reset = await attempt(services, 'password_update_failed', () =>
    resetPassword(services, {
      token: resetIn(request),
      password: read.value.new_password,
      client: clientOf(context),
    }),
  )
  // Thrown: a forged link has no form to come back to.
  if (!reset.ok && reset.code === 'too_many_failures') throw refuseForm(context, reset, form)
  if (!reset.ok && reset.code !== 'reset_link_invalid') return refuseForm(context, reset, form)
  if (!reset.ok) return toSignIn(services, reset.code)
  const { id, email } = reset.value
  const query = (await services.isCommonPassword(read.value.new_password)) ? '?password=common' : ''
  if (!(await provesReset(services, request, email)))
    return toastAt(services, `/signin${query}`, 'password_updated', { about: email })
  const opened = await openSession(services, { account: id, by: 'link of a reset' }, request)
  return leadOn(services, request, {
    email,
    opened,
    language: languageFor(context),
    instead: {
      path: query ? `/portal/settings${query}` : undefined,
      said: { toast: 'password_updated', about: email },
    },
  })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('password_update_failed')

function toSignIn(services: Services, toast: ToastCode) {
  return toastAt(services, '/signin', toast)
}

/** The secret stays in the address: in a cookie, another person's link could plant it. */
function resetIn(request: Request): string {
  return new URL(request.url).searchParams.get('reset') ?? ''
}

export default function UpdatePassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  useEffect(publishPasswordRecovery, [])
  return (
    <div className="page-narrow">
      <title>{`${t`Choose a new password`} · Wishfolio`}</title>
      <GiftTag hang="top" as="section">
        <h1>{t`Choose a new password`}</h1>
        <Form method="post" noValidate className="mt-6 stack">
          <RefusedFormNotice refused={actionData} />
          <PasswordOwnerField email={email} />
          <NewPasswordFields refused={actionData} />
          <SubmitButton size="large">{t`Update Password`}</SubmitButton>
        </Form>
      </GiftTag>
    </div>
  )
}
