import { useLingui } from '@lingui/react/macro'
import { useRouteError } from 'react-router'
import { refusalIn } from '#app/components/forms/unreachable-server.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { ErrorPage } from '#app/components/page/error-page.tsx'
import { TryAgain } from '#app/components/page/try-again.tsx'
import { PROFILE_HINTS } from '#app/copy/page-errors.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

/** Instead of a shared page: why, and ways on. It is the same for everybody who may not see the profile. */
export function ProfileNotAvailable({ code, problem }: { code: ErrorCode; problem: string }) {
  const { t } = useLingui()
  const hint = PROFILE_HINTS[code]
  const mayPass = code !== 'profile_not_found'
  return (
    <MessagePage
      tab={t`Profile Not Available`}
      drawing={<LostParcelDrawing />}
      title={t`Profile Not Available`}
      action={
        <div className="buttons justify-center">
          {mayPass && <TryAgain />}
          <LinkButton to="/" tone={mayPass ? 'paper' : 'ribbon'}>
            {t`Back to Home`}
          </LinkButton>
          <LinkButton to="/create-gift-profile" tone="quiet">
            {t`Create Gift Profile`}
          </LinkButton>
        </div>
      }
    >
      <p>{problem}</p>
      {hint && <p className="mt-2">{t(hint)}</p>}
    </MessagePage>
  )
}

/** For routes about a profile that throw why it is not available (`refusalPage`). */
export function ErrorBoundary() {
  const error = useRouteError()
  const refusal = refusalIn(error)
  return refusal ? (
    <ProfileNotAvailable code={refusal.code} problem={refusal.message} />
  ) : (
    <ErrorPage error={error} />
  )
}
