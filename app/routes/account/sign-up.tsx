import { useEffect } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/sign-up'
import { SUCCESSES, toastOf } from '#app/copy/toasts.ts'
import { signUpForm } from '#app/domain/account-forms.ts'
import { readTemporaryProfile } from '#app/domain/temporary-profile.ts'
import { carriedBy } from '#app/routes/account/carried-form.ts'
import { refused } from '#app/domain/outcome.ts'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { signUp } from '#app/server/commands/sign-up.ts'
import { formOf, readForm, refuseForm } from '#app/server/form.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import { LetterDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await viewerOf(context, request)) throw redirect('/portal')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request)
  const carried = carriedBy(form)
  if (carried) return carried
  if (!form.has('email') || !form.has('password'))
    return refuseForm(refused('email_and_password_required'), form)
  const read = readForm(signUpForm, form)
  if (!read.ok) return refuseForm(read, form)
  const temporaryProfile = readTemporaryProfile(form.get('temporary_profile'))
  await signUp(servicesOf(context), { ...read.value, temporaryProfile })
  return { sentTo: read.value.email }
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) return <CheckYourEmail sentTo={actionData.sentTo} />
  return (
    <AuthForm
      mode="signup"
      refused={actionData && 'code' in actionData ? actionData : undefined}
      carried={actionData && 'carried' in actionData ? actionData.carried : undefined}
      below={
        <>
          Already have an account? <AuthLink to="/signin">Sign in</AuthLink>
        </>
      }
    >
      <title>Sign up · Wishfolio</title>
      <Notice>
        Please use a personal email address, and check your spam folder for the verification mail if it does
        not arrive.
      </Notice>
    </AuthForm>
  )
}

function CheckYourEmail({ sentTo }: { sentTo: string }) {
  useEffect(() => void showToast(toastOf('sign_up_sent')), [])
  return (
    <div className="page-narrow">
      <title>Check your email · Wishfolio</title>
      <EmptyState heading="h1" drawing={<LetterDrawing />} title={SUCCESSES.sign_up_sent}>
        <p>
          We sent a letter to <strong>{sentTo}</strong>. Open the link in it within 24 hours. If it does not
          arrive, look in your spam folder.
        </p>
      </EmptyState>
    </div>
  )
}
