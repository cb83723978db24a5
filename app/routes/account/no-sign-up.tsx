import { Trans, useLingui } from '@lingui/react/macro'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { MessagePage } from '#app/components/page/message-page.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import { recipientIn, TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import { BowDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'

interface NoSignUpProps {
  code: ErrorCode
  message: string
  temporaryProfile: string | undefined
}

/** Says why nobody signs up like this, and what can be done instead; a temporary profile is carried along. */
export function NoSignUp({ code, message, temporaryProfile }: NoSignUpProps) {
  const { t } = useLingui()
  const recipient = recipientIn(temporaryProfile)
  const signIn =
    temporaryProfile === undefined ? (
      <LinkButton to="/signin" tone="paper">{t`Sign in`}</LinkButton>
    ) : (
      <Form method="post" action="/signin">
        <TemporaryProfileField profile={temporaryProfile} />
        <SubmitButton tone="paper">{t`Sign in`}</SubmitButton>
      </Form>
    )
  return (
    <MessagePage tab={t`Sign up`} drawing={<BowDrawing />} title={message} action={signIn}>
      {recipient !== undefined && (
        <p>
          <Trans>{recipient}’s profile is waiting in this tab. Sign in, and it is saved for you.</Trans>
        </p>
      )}
      {code === 'sign_up_closed' ? (
        <p>{t`Whoever has an account can sign in. Lists that others share with you open without one.`}</p>
      ) : (
        <>
          <p>{t`Everybody who has an account here can make one in their settings, and so can the people who run this server. Open its link, or enter it here.`}</p>
          <Form method="post" action="/signup" className="mt-6 stack text-start">
            <TemporaryProfileField profile={temporaryProfile} />
            <Field label={t`Link of the invitation`}>
              <TextInput name="invitation" autoComplete="off" required />
            </Field>
            <div className="buttons">
              <SubmitButton>{t`Go on`}</SubmitButton>
            </div>
          </Form>
        </>
      )}
    </MessagePage>
  )
}
