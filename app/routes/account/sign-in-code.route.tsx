import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/sign-in-code.route'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import { emailForm, signInCodeForm } from '#app/domain/accounts/account-forms.ts'
import { AuthLink } from '#app/routes/account/auth-form.tsx'
import { JoinNotice } from '#app/routes/account/provider/provider-sign-in.tsx'
import { waysHere } from '#app/routes/account/provider/ways-here.ts'
import { leadOn } from '#app/routes/account/lead-on.ts'
import {
  carriedWith,
  TemporaryProfileField,
  useTemporaryProfile,
} from '#app/routes/account/temporary-profile.tsx'
import { SendAgainButton } from '#app/routes/account/verification/send-again.tsx'
import { requestSignInCode, signInByCode, signInByLink } from '#app/server/commands/accounts/sign-in-code.ts'
import { codeAskedFor, isTrustedBrowser, proveCode } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm, statusOf } from '#app/server/request/form.ts'
import { chosenLanguage } from '#app/server/request/language.ts'
import { languageFor, messageFor, toastFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailInput, Field, TextInput } from '#app/ui/fields/field.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

export { headers } from '#app/server/request/form.ts'

/** Mail scanners open links too, and phones where the mail is read: only in the browser that asked a link signs in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (await viewerOf(context, request)) throw redirect('/portal')
  const services = servicesOf(context)
  const email = await codeAskedFor(services, request)
  const ways = await waysHere(services, request)
  const token = new URL(request.url).searchParams.get('token')
  if (token === null || email === undefined || request.method !== 'GET')
    return { email, ways, elsewhere: token !== null, problem: null }
  const language = chosenLanguage(request.headers.get('cookie'))
  const asked = { email, token, client: clientOf(context), language }
  const signedIn = await attempt(services, 'account_failed', () => signInByLink(services, asked, request))
  if (signedIn.ok)
    throw await leadOn(services, request, {
      email,
      opened: signedIn.value,
      cookies: [await proveCode(services, '')],
      language: languageFor(context),
    })
  const problem = messageFor(context, signedIn.code)
  return data({ email, ways, elsewhere: false, problem }, statusOf(signedIn))
}

/** Mails a code, as often as it is asked to, and signs in by one, in any browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm<typeof emailForm | typeof signInCodeForm>(
    form.has('send') ? emailForm : signInCodeForm,
    form,
  )
  if (!read.ok) return refuseForm(context, read, form)
  const { email } = read.value
  const asking = {
    email,
    client: clientOf(context),
    known: await isTrustedBrowser(services, request, email),
    language: languageFor(context),
  }
  if (!('code' in read.value)) {
    const sent = await attempt(services, 'account_failed', () => requestSignInCode(services, asking))
    if (!sent.ok) return refuseForm(context, sent, form)
    const headers = { 'Set-Cookie': await proveCode(services, email) }
    const late = await services.mail.isLate()
    const at = services.clock.now().getTime()
    const toast = toastFor(context, 'sign_in_code_sent')
    return data({ email, late, at, toast, typed: carriedWith(form) }, { headers })
  }
  const { code } = read.value
  const signedIn = await attempt(services, 'account_failed', () =>
    signInByCode(
      services,
      { ...asking, code, language: chosenLanguage(request.headers.get('cookie')) },
      request,
    ),
  )
  if (!signedIn.ok) return refuseForm(context, signedIn, form)
  return leadOn(services, request, {
    email,
    opened: signedIn.value,
    cookies: [await proveCode(services, '')],
    profile: form.get('temporary_profile'),
    language: languageFor(context),
  })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { ways } = loaderData
  const answer = useAnswer(actionData)
  const sent = answer && 'toast' in answer ? answer : undefined
  const refused = answer && 'code' in answer ? answer : undefined
  const temporaryProfile = useTemporaryProfile(answer?.typed)
  const { formAction, formData } = useNavigation()
  const busy = formAction === '/signin/code'
  const mailing = busy && formData?.has('send')
  // What was refused before a mail was sent leaves the address to be typed.
  const isSent = refused === undefined || refused.typed.code !== undefined
  const email =
    isSent && fieldError(refused, 'email') === undefined
      ? (sent?.email ?? refused?.typed.email ?? loaderData.email)
      : undefined
  const toast = sent?.toast
  useEffect(() => {
    if (toast) showToast(toast)
  }, [toast])

  return (
    <div className="page-narrow stack">
      <title>{`${t`Sign in with a code`} · Wishfolio`}</title>
      {ways.join && <JoinNotice {...ways.join} />}
      {loaderData.problem !== null && !answer && <Notice tone="error">{loaderData.problem}</Notice>}
      {loaderData.elsewhere && (
        <Notice>
          {t`The link in the email works only in the browser that asked for it. Type the code there instead, or here with your address.`}
        </Notice>
      )}
      {sent?.late && <Notice>{t(MAIL_IS_LATE)}</Notice>}
      <GiftTag hang="top" as="section">
        <h1>{t`Sign in with a code`}</h1>
        {email !== undefined && (
          <p className="mt-4">
            <Trans>
              We sent an email to <strong>{email}</strong>. Type the six digits in it, or open its link in
              this browser, within ten minutes. If it does not arrive, check your spam folder.
            </Trans>
          </p>
        )}
        <Form method="post" action="/signin/code" noValidate className="mt-6 stack">
          <RefusedFormNotice refused={refused} />
          <TemporaryProfileField profile={temporaryProfile} />
          {email === undefined ? (
            <Field label={t`Email`} required error={fieldError(refused, 'email')}>
              <EmailInput name="email" autoComplete="username" defaultValue={refused?.typed.email} />
            </Field>
          ) : (
            <input type="hidden" name="email" value={email} />
          )}
          <Field label={t`Code`} required error={fieldError(refused, 'code')}>
            <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
          <div className="buttons">
            <Button type="submit" size="large" busy={busy && !mailing}>
              {t`Sign In`}
            </Button>
            {email === undefined && (
              <Button type="submit" name="send" value="on" tone="quiet" busy={mailing}>
                {t`Email me a code`}
              </Button>
            )}
          </div>
        </Form>
        {email !== undefined && (
          <Form method="post" action="/signin/code" className="mt-6">
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="send" value="on" />
            <TemporaryProfileField profile={temporaryProfile} />
            <SendAgainButton
              key={sent?.at}
              // A code that is wrong may be of an earlier email.
              wait={refused ? 0 : undefined}
              busy={Boolean(mailing)}
            />
          </Form>
        )}
      </GiftTag>
      <p className="mt-6 text-center">
        <AuthLink to="/signin">
          {ways.password ? t`Use your password instead` : t`Use another way instead`}
        </AuthLink>
      </p>
    </div>
  )
}
