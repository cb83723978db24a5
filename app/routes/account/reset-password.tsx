import { useEffect } from 'react'
import type { Route } from './+types/reset-password'
import { toastOf } from '#app/copy/toasts.ts'
import { emailForm } from '#app/domain/account-forms.ts'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { requestPasswordReset } from '#app/server/commands/request-password-reset.ts'
import { formOf, readForm, refuseForm } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { LetterDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { showToast } from '#app/ui/toast.tsx'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request)
  const read = readForm(emailForm, form)
  if (!read.ok) return refuseForm(read, form)
  await requestPasswordReset(servicesOf(context), read.value.email)
  return { sent: true as const }
}

const rememberedIt = (
  <>
    Remember your password? <AuthLink to="/signin">Sign in</AuthLink>
  </>
)

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  if (actionData && 'sent' in actionData) return <ResetSent />
  return (
    <AuthForm mode="reset-password" refused={actionData} below={rememberedIt}>
      <title>Reset your password · Wishfolio</title>
    </AuthForm>
  )
}

function ResetSent() {
  useEffect(() => void showToast(toastOf('reset_sent')), [])
  return (
    <div className="page-narrow">
      <title>Check your email · Wishfolio</title>
      <EmptyState
        heading="h1"
        drawing={<LetterDrawing />}
        title="Look in your letterbox"
        action={rememberedIt}
      >
        Check your email for the password reset link. Click the link to set a new password.
      </EmptyState>
    </div>
  )
}
