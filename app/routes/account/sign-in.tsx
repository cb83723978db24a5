import { redirect } from 'react-router'
import type { Route } from './+types/sign-in'
import { MESSAGES } from '#app/copy/messages.ts'
import { signInForm } from '#app/domain/account-forms.ts'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { signIn } from '#app/server/commands/sign-in.ts'
import { flash, wantedPage } from '#app/server/cookies.ts'
import { formOf, readForm, refuseForm } from '#app/server/form.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import { Notice } from '#app/ui/notice.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await viewerOf(context, request)) throw redirect('/portal')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(signInForm, form)
  if (!read.ok) return refuseForm(read, form)
  const signedIn = await signIn(services, read.value, request)
  if (!signedIn.ok) return refuseForm(signedIn, form)

  const wanted = await wantedPage(services, request)
  const headers = new Headers()
  for (const cookie of [...signedIn.value, wanted.forget, await flash(services, 'signed_in')]) {
    headers.append('Set-Cookie', cookie)
  }
  return redirect(wanted.path, { headers })
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <AuthForm
      mode="signin"
      refused={actionData}
      below={
        <>
          New here? <AuthLink to="/signup">Sign up</AuthLink>
        </>
      }
    >
      <title>Sign in · Wishfolio</title>
      {actionData?.code === 'email_not_confirmed' && (
        <Notice tone="info" title={MESSAGES.email_not_confirmed}>
          Open the link we sent you. If it is gone, sign up once more with the same email and we send a new
          one.
        </Notice>
      )}
    </AuthForm>
  )
}
