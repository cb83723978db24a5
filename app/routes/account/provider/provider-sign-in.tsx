import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface ProviderSignInProps {
  name: string
  temporaryProfile: string | undefined
}

export function ProviderSignIn({ name, temporaryProfile }: ProviderSignInProps) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === '/signin/provider'
  return (
    <Form method="post" action="/signin/provider" className="mt-6 stack">
      <TemporaryProfileField profile={temporaryProfile} />
      <Button type="submit" tone="quiet" busy={busy}>
        {t`Continue with ${name}`}
      </Button>
    </Form>
  )
}

/** Before the proof, as it adds a way to sign in; signing out forgets what waits. */
export function JoinNotice({ provider, email }: { provider: string; email: string }) {
  const { t } = useLingui()
  return (
    <Notice
      action={
        <Form method="post" action="/signout">
          <SubmitButton tone="paper" size="small">
            {t({ message: 'Not you?', context: 'account' })}
          </SubmitButton>
        </Form>
      }
    >
      <Trans>
        {email} has an account here. Sign in to it once more, by the code we sent there or another way, and{' '}
        {provider} signs you in from then on.
      </Trans>
    </Notice>
  )
}
