import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { useSignUp } from '#app/components/session/use-sign-up.ts'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { SendLinkAgain } from '#app/routes/account/verification/send-again.tsx'
import { TemporaryProfileNote } from '#app/routes/account/temporary-profile.tsx'
import { BowDrawing, EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export interface Question {
  token: string
  email: string
  hasProfile: boolean
}

export function ConfirmAddress({ token, email, hasProfile }: Question) {
  const { t } = useLingui()
  return (
    <QuestionPage
      title={t`Verify your email`}
      question={t`Is this your address?`}
      drawing={<EnvelopeDrawing />}
      action="/auth/callback"
      hidden={{ token }}
      yes={t`Yes, verify my email`}
    >
      <p>
        {/* Without its name, which would be a stranger's words where somebody else signed up. */}
        {hasProfile ? (
          <Trans>
            Someone signed up with <strong>{email}</strong>. If that was you, please confirm; the profile you
            filled in is waiting. If not, just close this page and nothing happens.
          </Trans>
        ) : (
          <Trans>
            Someone signed up with <strong>{email}</strong>. If that was you, please confirm. If not, just
            close this page and nothing happens.
          </Trans>
        )}
      </p>
    </QuestionPage>
  )
}

/** As it is stored now. */
export interface TemporaryProfileShown {
  id: string
  recipient_name: string
}

interface VerifiedProps {
  signedIn: boolean
  temporaryProfile: TemporaryProfileShown | null
}

/** One ribbon: to the ideas of the temporary profile, else to a first profile, else to sign-in. */
export function Verified({ signedIn, temporaryProfile }: VerifiedProps) {
  const { t } = useLingui()
  const recipient = temporaryProfile?.recipient_name
  return (
    <MessagePage
      tab={t`Email verified`}
      drawing={<BowDrawing />}
      title={t`Email Verified Successfully!`}
      action={
        <div className="buttons justify-center">
          {temporaryProfile && (
            <LinkButton to={`/portal/suggestions/${temporaryProfile.id}?mode=ai`}>
              {t`Go to ${recipient}’s profile`}
            </LinkButton>
          )}
          {temporaryProfile && (
            <LinkButton to={`/portal/suggestions/${temporaryProfile.id}?mode=manual`} tone="quiet">
              {t`Write or paste my own ideas`}
            </LinkButton>
          )}
          <LinkButton to="/create-gift-profile" tone={signedIn && !temporaryProfile ? 'ribbon' : 'quiet'}>
            {t`Create Gift Profile`}
          </LinkButton>
          <LinkButton to="/portal" tone={signedIn ? 'quiet' : 'ribbon'}>
            {t`Go to Dashboard`}
          </LinkButton>
        </div>
      }
    >
      {signedIn ? t`You are signed in.` : t`Your account is ready. Go to your dashboard, and sign in there.`}
      {temporaryProfile && <TemporaryProfileNote recipient={temporaryProfile.recipient_name} />}
    </MessagePage>
  )
}

export function LinkProblem({ problem, again }: { problem: string; again: string | null }) {
  const { t } = useLingui()
  const closed = useSignUp() === 'closed'
  return (
    <MessagePage
      tab={t`Link not valid`}
      drawing={<EnvelopeDrawing />}
      title={problem}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/signin">{t`Sign in`}</LinkButton>
          {!closed &&
            (again === null ? (
              <LinkButton to="/signup" tone="paper">
                {t`Get a new link`}
              </LinkButton>
            ) : (
              <SendLinkAgain signUpId={again} />
            ))}
        </div>
      }
    >
      {closed
        ? t`If you opened it before, your email is verified and you can sign in.`
        : t`If you opened it before, your email is verified and you can sign in. Otherwise ask for a new one.`}
    </MessagePage>
  )
}
