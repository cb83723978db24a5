import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import type { Toast } from '#app/copy/toasts.ts'
import { SendAgain } from '#app/routes/account/verification/send-again.tsx'
import { TemporaryProfileNote } from '#app/routes/account/temporary-profile.tsx'
import { EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

interface EmailSentProps {
  toast: Toast
  title: string
  late: boolean
  problem?: string | null
  children: ReactNode
  action?: ReactNode
}

export function EmailSent({ toast, title, late, problem = null, children, action }: EmailSentProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (problem === null) showToast(toast)
  }, [toast, problem])
  return (
    <div className="page-narrow stack">
      <title>{`${t`Check your email`} · Wishfolio`}</title>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {late && <Notice>{t(MAIL_IS_LATE)}</Notice>}
      <EmptyState heading="h1" drawing={<EnvelopeDrawing />} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}

interface VerificationSentProps extends ComponentProps<typeof SendAgain> {
  toast: Toast
  late: boolean
  recipient: string | null
  problem?: string | null
}

export function VerificationSent(props: VerificationSentProps) {
  const { toast, late, recipient, problem = null, ...again } = props
  const { email } = again
  return (
    <EmailSent
      toast={toast}
      title={toast.text}
      late={late}
      problem={problem}
      action={<SendAgain key={again.signUpId} {...again} />}
    >
      {recipient !== null && <TemporaryProfileNote recipient={recipient} />}
      <p>
        <Trans>
          We sent an email to <strong>{email}</strong>. Open the link in it within 24 hours. If it does not
          arrive, check your spam folder.
        </Trans>
      </p>
    </EmailSent>
  )
}
