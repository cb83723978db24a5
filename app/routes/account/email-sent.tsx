import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { PleaseWait, type PleaseWaitProps } from '#app/components/forms/please-wait.tsx'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

interface EmailSentProps {
  toast: ToastCode
  title: string
  late: boolean
  children: ReactNode
  action?: ReactNode
}

/** Shown after an email was requested; the same whether or not the address has an account. */
export function EmailSent({ toast, title, late, children, action }: EmailSentProps) {
  useEffect(() => showToast(toastOf(toast)), [toast])
  return (
    <div className="page-narrow stack">
      <title>Check your email · Wishfolio</title>
      {late && <Notice>{MAIL_IS_LATE}</Notice>}
      <EmptyState heading="h1" drawing={<EnvelopeDrawing />} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}

/** Comes before that email while very many are asked for. */
export function WaitForLink({
  email,
  signUpId,
  wait,
}: Pick<PleaseWaitProps, 'wait'> & { email: string; signUpId: string }) {
  return (
    <div className="page-narrow">
      <PleaseWait wait={wait} action="/resend-verification" fields={{ sign_up: signUpId }}>
        <p>
          Then we send the email with your link to <strong>{email}</strong>.
        </p>
      </PleaseWait>
    </div>
  )
}

/** The email whose link makes an account. */
export function VerificationSent({ to, late }: { to: string; late: boolean }) {
  return (
    <EmailSent
      toast="sign_up_sent"
      title={toastOf('sign_up_sent').text}
      late={late}
      action={
        <>
          Not your address?{' '}
          <Link to="/signup" reloadDocument className="link">
            Sign up with another
          </Link>
        </>
      }
    >
      <p>
        We sent a letter to <strong>{to}</strong>. Open the link in it within 24 hours. If it does not arrive,
        look in your spam folder.
      </p>
    </EmailSent>
  )
}
