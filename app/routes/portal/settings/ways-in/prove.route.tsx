import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { redirect } from 'react-router'
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
import { passwordForm, signInCodeForm } from '#app/domain/accounts/account-forms.ts'
import { pageThatAsked } from '#app/routes/portal/settings/ways-in/fresh-proof.ts'
import { proveByPassword } from '#app/server/commands/accounts/ask-password-again.ts'
import { proofChallenge, proveByPasskey } from '#app/server/commands/accounts/passkeys.ts'
import { proveByCode, requestProofCode } from '#app/server/commands/accounts/sign-in-code.ts'
import { proveBySecondFactor } from '#app/server/commands/accounts/second-step.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { languageFor, toastFor } from '#app/server/request/said.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { clientOf, type Owner, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import type { Outcome } from '#app/domain/outcome.ts'
import type { Services } from '#app/server/services.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

const codeForm = signInCodeForm.pick({ code: true })

export { headers } from '#app/server/request/form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  return {
    asksFactor: owner.hasSecondFactor,
    password: await hasPassword(services, owner.id),
    email: owner.email,
    passkeyOptions: await proofChallenge(services, owner),
  }
}

/** Posted with `answer` of a passkey, with `send` to have a code mailed, or as `proofOf` reads it. */
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
  if (form.has('send') && !owner.hasSecondFactor) {
    const asking = { client, language: languageFor(context) }
    const sent = await attempt(services, 'account_failed', () => requestProofCode(services, owner, asking))
    if (!sent.ok) return refuseForm(context, sent, form)
    return { toast: toastFor(context, 'sign_in_code_sent'), late: await services.mail.isLate() }
  }
  const proved = await attempt(services, 'account_failed', () => proofOf(services, owner, form, client))
  return proved.ok ? redirect(back) : refuseForm(context, proved, form)
}

/** By who has a second factor posted with its `code`, by others with a mailed `code` or the `password`. */
async function proofOf(
  services: Services,
  owner: Owner,
  form: FormData,
  client: string,
): Promise<Outcome<null>> {
  if (owner.hasSecondFactor) {
    const read = readForm(secondStepForm, form)
    return read.ok ? proveBySecondFactor(services, owner, { code: read.value.code, client }) : read
  }
  if (form.has('code')) {
    const read = readForm(codeForm, form)
    return read.ok ? proveByCode(services, owner, { ...read.value, client }) : read
  }
  const read = readForm(passwordForm, form)
  return read.ok ? proveByPassword(services, owner, { ...read.value, client }) : read
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { email, asksFactor, password, passkeyOptions } = loaderData
  const answer = useAnswer(actionData)
  const refused = answer && 'code' in answer ? answer : undefined
  const isMailed = !asksFactor && Boolean(answer) && (!refused || 'code' in refused.typed)
  const toast = answer && 'toast' in answer ? answer.toast : undefined
  useEffect(() => {
    if (toast) showToast(toast)
  }, [toast])
  const here = usePasskeysHere()
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
          <ProofForm refused={refused}>
            <p>
              <Trans>
                We sent an email to <strong>{email}</strong>. Type the six digits in it within ten minutes.
              </Trans>
            </p>
            <Field label={t`Code`} required error={fieldError(refused, 'code')}>
              <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
            </Field>
          </ProofForm>
        )}
        {asksFactor && (
          <ProofForm refused={refused}>
            <p>{t`Type the six digits that your authenticator app shows now.`}</p>
            <Field label={t`Code`} required error={fieldError(refused, 'code')}>
              <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
            </Field>
          </ProofForm>
        )}
        {!isMailed && !asksFactor && password && (
          <ProofForm refused={refused}>
            <PasswordOwnerField email={email} />
            <Field label={t`Password`} required error={fieldError(refused, 'password')}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
          </ProofForm>
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

interface ProofFormProps {
  refused: ComponentProps<typeof RefusedFormNotice>['refused']
  children: ReactNode
}

function ProofForm({ refused, children }: ProofFormProps) {
  const { t } = useLingui()
  return (
    <Form method="post" noValidate className="stack">
      <RefusedFormNotice refused={refused} />
      {children}
      <FormButtons submit={t`Continue`} back="/portal/settings" />
    </Form>
  )
}
