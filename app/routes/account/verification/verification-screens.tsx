import { MessagePage } from '#app/components/page/message-page.tsx'
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
  return (
    <QuestionPage
      title="Verify your email"
      question="Is this your address?"
      drawing={<EnvelopeDrawing />}
      action="/auth/callback"
      hidden={{ token }}
      yes="Yes, verify my email"
    >
      <p>
        Someone signed up with <strong>{email}</strong>. If that was you, please confirm
        {/* Without its name, which would be a stranger's words where somebody else signed up. */}
        {hasProfile && '; the profile you filled in is waiting'}. If not, just close this page and nothing
        happens.
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
  return (
    <MessagePage
      tab="Email verified"
      drawing={<BowDrawing />}
      title="Email Verified Successfully!"
      action={
        <div className="buttons justify-center">
          {temporaryProfile && (
            <LinkButton to={`/portal/suggestions/${temporaryProfile.id}?mode=ai`}>
              {`Go to ${temporaryProfile.recipient_name}’s profile`}
            </LinkButton>
          )}
          {temporaryProfile && (
            <LinkButton to={`/portal/suggestions/${temporaryProfile.id}?mode=manual`} tone="quiet">
              Write or paste my own ideas
            </LinkButton>
          )}
          <LinkButton to="/create-gift-profile" tone={signedIn && !temporaryProfile ? 'ribbon' : 'quiet'}>
            Create Gift Profile
          </LinkButton>
          <LinkButton to="/portal" tone={signedIn ? 'quiet' : 'ribbon'}>
            Go to Dashboard
          </LinkButton>
        </div>
      }
    >
      {signedIn ? 'You are signed in.' : 'Your account is ready. Go to your dashboard, and sign in there.'}
      {temporaryProfile && <TemporaryProfileNote recipient={temporaryProfile.recipient_name} />}
    </MessagePage>
  )
}

export function LinkProblem({ problem, again }: { problem: string; again: string | null }) {
  return (
    <MessagePage
      tab="Link not valid"
      drawing={<EnvelopeDrawing />}
      title={problem}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/signin">Sign in</LinkButton>
          {again === null ? (
            <LinkButton to="/signup" tone="paper">
              Get a new link
            </LinkButton>
          ) : (
            <SendLinkAgain signUpId={again} />
          )}
        </div>
      }
    >
      If you opened it before, your email is verified and you can sign in. Otherwise ask for a new one.
    </MessagePage>
  )
}
