import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { z } from 'zod'
import type { Route } from './+types/prove.route'
import { Form, FormButtons, SubmitButton } from '#app/components/forms/form.tsx'
import { PasswordOwnerField } from '#app/components/forms/password-fields.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { PasskeyForm } from '#app/components/session/passkey-form.tsx'
import { askPasskey, usePasskeysHere } from '#app/components/session/passkeys.ts'
import { passkeyForm } from '#app/domain/accounts/passkey-forms.ts'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import { secondStepForm } from '#app/domain/accounts/second-factor-forms.ts'
import { signInCodeForm } from '#app/domain/accounts/account-forms.ts'
import { pageThatAsked } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { proofChallenge, proveByPasskey, proveByPassword } from '#app/server/commands/accounts/passkeys.ts'
import { proveByCode, requestSignInCode } from '#app/server/commands/accounts/sign-in-code.ts'
import { proveBySecondFactor } from '#app/server/commands/accounts/second-step.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { languageFor, toastFor } from '#app/server/request/said.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const passwordForm = z.object({
  password: z.string({ error: 'password_required' }).min(1, 'password_required'),
})

const codeForm = signInCodeForm.pick({ code: true })

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  return {
    asksFactor: owner.hasSecondFactor,
    password: await hasPassword(services, owner.id),
    email: owner.email,
    back: pageThatAsked(request),
    passkeyOptions: await proofChallenge(services, owner),
  }
}

/** Posted with `answer` of a passkey; by who has a second factor with its `code`, by others with `password`, with `send` to have a code mailed, or with that `code`. */
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
  if (owner.hasSecondFactor) {
    const read = readForm(secondStepForm, form)
    if (!read.ok) return refuseForm(context, read, form)
    const proved = await attempt(services, 'account_failed', () =>
      proveBySecondFactor(services, owner, { code: read.value.code, client }),
    )
    return proved.ok ? redirect(back) : refuseForm(context, proved, form)
  }
  if (form.has('send')) {
    const { email } = owner
    const asking = { email, client, known: false, language: languageFor(context) }
    const sent = await attempt(services, 'account_failed', () => requestSignInCode(services, asking))
    if (!sent.ok) return refuseForm(context, sent, form)
    return { toast: toastFor(context, 'sign_in_code_sent'), late: await services.mail.isLate() }
  }
  if (form.has('code')) {
    const read = readForm(codeForm, form)
    if (!read.ok) return refuseForm(context, read, form)
    const proved = await attempt(services, 'account_failed', () =>
      proveByCode(services, owner, { ...read.value, client }),
    )
    return proved.ok ? redirect(back) : refuseForm(context, proved, form)
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
  const { email, back, asksFactor, password, passkeyOptions } = loaderData
  const answer = useAnswer(actionData)
  const refused = answer && 'code' in answer ? answer : undefined
  const isMailed = !asksFactor && Boolean(answer) && (!refused || 'code' in refused.typed)
  const toast = answer && 'toast' in answer ? answer.toast : undefined
  useEffect(() => {
    if (toast) showToast(toast)
  }, [toast])
  const here = usePasskeysHere()
  const goBack = /\/(passkeys|provider|delete-account|email)/.test(back) ? '/portal/settings' : back
  return (
    <>
      <title>{`${t`Is it you?`} · Wishfolio`}</title>
      <PageHeading
        title={t`Is it you?`}
        lead={t`Before you change how to sign in, show once more that it’s you.`}
      />
      {answer && 'late' in answer && answer.late && <Notice>{t(MAIL_IS_LATE)}</Notice>}
      <div className="card form">
        {isMailed && (
          <Form method="post" noValidate className="stack">
            <RefusedFormNotice refused={refused} />
            <p>
              <Trans>
                We sent an email to <strong>{email}</strong>. Type the six digits in it within ten minutes.
              </Trans>
            </p>
            <Field label={t`Code`} required error={fieldError(refused, 'code')}>
              <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
            </Field>
            <FormButtons submit={t`Continue`} back={goBack} />
          </Form>
        )}
        {asksFactor && (
          <Form method="post" noValidate className="stack">
            <RefusedFormNotice refused={refused} />
            <p>{t`Type the six digits that your authenticator app shows now.`}</p>
            <Field label={t`Code`} required error={fieldError(refused, 'code')}>
              <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
            </Field>
            <FormButtons submit={t`Continue`} back={goBack} />
          </Form>
        )}
        {!isMailed && !asksFactor && password && (
          <Form method="post" noValidate className="stack">
            <RefusedFormNotice refused={refused} />
            <PasswordOwnerField email={email} />
            <Field label={t`Password`} required error={fieldError(refused, 'password')}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            <FormButtons submit={t`Continue`} back={goBack} />
          </Form>
        )}
        {!isMailed && here && passkeyOptions && (
          <PasskeyForm tone="quiet" label={t`Use a passkey`} ask={() => askPasskey(passkeyOptions)} />
        )}
        {!asksFactor && (
          <Form method="post" className="stack">
            {!isMailed && !password && <RefusedFormNotice refused={refused} />}
            <input type="hidden" name="send" value="on" />
            <div className="buttons">
              <SubmitButton tone="quiet">{isMailed ? t`Send another code` : t`Email me a code`}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </>
  )
}
