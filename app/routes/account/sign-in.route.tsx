import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect, useNavigation, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/sign-in.route'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { signInForm } from '#app/domain/accounts/account-forms.ts'
import { ReadyToPost } from '#app/components/forms/form.tsx'
import { CommonPasswordStored } from '#app/components/forms/password-fields.tsx'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import type { Refused } from '#app/domain/outcome.ts'
import { PasskeySignIn } from '#app/routes/account/passkeys/passkey-sign-in.tsx'
import { JoinNotice, ProviderSignIn } from '#app/routes/account/provider/provider-sign-in.tsx'
import { waysHere } from '#app/routes/account/provider/ways-here.ts'
import { leadOn } from '#app/routes/account/lead-on.ts'
import {
  openedWith,
  recipientIn,
  TemporaryProfileNote,
  useTemporaryProfile,
} from '#app/routes/account/temporary-profile.tsx'
import { signIn } from '#app/server/commands/accounts/sign-in.ts'
import { isTrustedBrowser, proveSignUp } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm, statusOf } from '#app/server/request/form.ts'
import { chosenLanguage } from '#app/server/request/language.ts'
import { languageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { WayToNewPassword, NotConfirmed } from '#app/routes/account/sign-in-notices.tsx'
import { Button } from '#app/ui/button.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await viewerOf(context, request)) throw redirect('/portal')
  return waysHere(servicesOf(context), request)
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const opened = openedWith(form)
  if (opened) return opened
  const read = readForm(signInForm, form)
  if (!read.ok) return refuse(context, read, form)
  const { email } = read.value
  const signedIn = await attempt(services, 'account_failed', async () =>
    signIn(
      services,
      {
        ...read.value,
        client: clientOf(context),
        known: await isTrustedBrowser(services, request, email),
        language: chosenLanguage(request.headers.get('cookie')),
      },
      request,
    ),
  )
  if (!signedIn.ok) {
    const signUpId = 'signUpId' in signedIn ? signedIn.signUpId : undefined
    return signUpId === undefined
      ? refuse(context, signedIn, form)
      : refuseWaiting(context, signedIn, form, signUpId)
  }

  return leadOn(services, request, {
    email,
    opened: signedIn.value,
    profile: form.get('temporary_profile'),
    language: languageFor(context),
  })
}

/** Of the data that every page has: what the step before says, and of whom. */
interface Shell {
  flash: { code: ToastCode; about?: string } | null
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

type Context = Route.ActionArgs['context']

function refuse(context: Context, refusal: Refused, form: FormData) {
  const answer = refuseForm(context, refusal, form)
  return data({ ...answer.data, again: undefined }, answer.init ?? undefined)
}

/** Includes the pending sign-up, for users who know its password: the link may verify in this browser too. */
async function refuseWaiting(context: Context, refusal: Refused, form: FormData, again: string) {
  return data(
    { ...refuseForm(context, refusal, form).data, again },
    { ...statusOf(refusal), headers: { 'Set-Cookie': await proveSignUp(servicesOf(context), again) } },
  )
}

function MailCode({ instead }: { instead: boolean }) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === '/signin/code'
  return (
    <>
      <ReadyToPost to="/signin/code" />
      <Button
        type="submit"
        name="send"
        value="on"
        formAction="/signin/code"
        busy={busy}
        {...(instead ? { tone: 'quiet' } : { size: 'large' })}
      >
        {instead ? t`Email me a code instead` : t`Email me a code`}
      </Button>
    </>
  )
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { password, passkeys, provider, join } = loaderData
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  const refused = answer && 'code' in answer ? answer : undefined
  const temporaryProfile = useTemporaryProfile(answer?.typed)
  const recipient = recipientIn(temporaryProfile)
  const signUp = useSignUp()
  const flashed = useRouteLoaderData<Shell>('root')?.flash
  return (
    <AuthForm
      mode="signin"
      email={flashed?.code === 'password_updated' ? flashed.about : undefined}
      refused={refused}
      temporaryProfile={temporaryProfile}
      above={
        <>
          {recipient !== undefined && <TemporaryProfileNote recipient={recipient} />}
          <CommonPasswordStored />
          {join && <JoinNotice {...join} />}
          {refused?.code === 'credentials_wrong' && <WayToNewPassword email={refused.typed.email ?? ''} />}
          {refused?.again && <NotConfirmed signUpId={refused.again} />}
        </>
      }
      withPassword={password}
      passkey={
        <>
          {passkeys && <PasskeySignIn temporaryProfile={temporaryProfile} />}
          {provider !== null && !join && (
            <ProviderSignIn name={provider} temporaryProfile={temporaryProfile} />
          )}
        </>
      }
      otherWays={<MailCode instead={password} />}
      below={
        password &&
        signUp !== 'closed' && (
          <Trans>
            New here? <AuthLink to="/signup">Sign up</AuthLink>
          </Trans>
        )
      }
    >
      <title>{`${t`Sign in`} · Wishfolio`}</title>
      <meta
        name="description"
        content={t`Sign in to see your gift profiles, change their ideas and share them.`}
      />
      {password && (
        <p className="text-small">
          <AuthLink to="/reset-password">{t`Forgot your password?`}</AuthLink>
        </p>
      )}
    </AuthForm>
  )
}
