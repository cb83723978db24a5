import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/second-step.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { publishChallengeVerified } from '#app/components/session/auth-state.ts'
import { secondStepForm } from '#app/domain/accounts/second-factor-forms.ts'
import { AuthLink } from '#app/routes/account/auth-form.tsx'
import { leadSignedIn } from '#app/routes/account/lead-on.ts'
import { askedForSecondStep, passSecondStep } from '#app/server/commands/accounts/second-step.ts'
import { isTrustedBrowser, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { chosenLanguage } from '#app/server/request/language.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  if ((await askedForSecondStep(services, request)) === undefined)
    throw (await viewerOf(context, request)) ? redirect('/portal') : redirect('/signin')
  return { recovery: new URL(request.url).searchParams.has('recovery') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const email = await askedForSecondStep(services, request)
  if (email === undefined) return toastAt(services, '/signin', 'second_step_over')
  const read = readForm(secondStepForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const { code, remember } = read.value
  const asking = {
    code,
    client: clientOf(context),
    known: await isTrustedBrowser(services, request, email),
    remember: remember === 'on',
    language: chosenLanguage(request.headers.get('cookie')),
  }
  const passed = await attempt(services, 'account_failed', () => passSecondStep(services, asking, request))
  if (passed.ok) return leadSignedIn(services, request, passed.value)
  return passed.code === 'second_step_over'
    ? toastAt(services, '/signin', passed.code)
    : refuseForm(context, passed, form)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const publishing = async () => {
    try {
      return await serverAction()
    } catch (answer) {
      if (answer instanceof Response && answer.headers.get('Location') !== '/signin')
        publishChallengeVerified()
      throw answer
    }
  }
  return orToast({ request, serverAction: publishing })
}

export default function SecondStep({ loaderData: { recovery }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="page-narrow stack">
      <title>{`${t`Second step`} · Wishfolio`}</title>
      <GiftTag hang="top" as="section">
        <h1>{t`Second step`}</h1>
        <p className="mt-4">
          {recovery
            ? t`Type one of your recovery codes. Each works once.`
            : t`Type the six digits that your authenticator app shows now.`}
        </p>
        <Form method="post" noValidate className="mt-6 stack">
          <RefusedFormNotice refused={actionData} />
          <Field
            label={recovery ? t`Recovery code` : t`Code`}
            required
            error={fieldError(actionData, 'code')}
          >
            {recovery ? (
              <TextInput name="code" autoComplete="off" autoCapitalize="none" spellCheck={false} />
            ) : (
              <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
            )}
          </Field>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="remember"
              defaultChecked={actionData?.typed.remember === 'on'}
              className="size-5 flex-none"
            />
            <span className="min-w-0">{t`Don’t ask on this device for 30 days`}</span>
          </label>
          <SubmitButton size="large">{t`Sign In`}</SubmitButton>
        </Form>
      </GiftTag>
      <p className="mt-6 text-center">
        {recovery ? (
          <AuthLink to="/signin/second-step">{t`Use the app instead`}</AuthLink>
        ) : (
          <AuthLink to="/signin/second-step?recovery">{t`Use a recovery code instead`}</AuthLink>
        )}
      </p>
    </div>
  )
}
