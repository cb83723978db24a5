import { useLingui } from '@lingui/react/macro'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { SendLinkAgain } from '#app/routes/account/verification/send-again.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Stays while the toast goes; the address goes along. */
export function WayToNewPassword({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <div className="mt-6">
      <Notice
        action={
          <Form method="post" action="/reset-password">
            <input type="hidden" name="email" value={email} readOnly />
            <SubmitButton tone="paper" size="small">
              {t`Email me a link for a new password`}
            </SubmitButton>
          </Form>
        }
      >
        {t`This email and this password do not fit together.`}
      </Notice>
    </div>
  )
}

export function NotConfirmed({ signUpId }: { signUpId: string }) {
  const { t } = useLingui()
  return (
    <div className="mt-6">
      <Notice action={<SendLinkAgain signUpId={signUpId} />}>
        {t`Open the link in the email we sent you, then sign in. If you cannot find it, we will send you another.`}
      </Notice>
    </div>
  )
}
