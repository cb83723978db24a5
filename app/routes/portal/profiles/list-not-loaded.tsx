import { useEffect } from 'react'
import { MESSAGES } from '#app/copy/messages.ts'
import { toastOf } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { showToast } from '#app/ui/toast.tsx'

export function ListNotLoaded({ failure }: { failure: { problem: ErrorCode; query: string } }) {
  useEffect(() => {
    showToast({ ...toastOf(failure.problem), id: failure.problem })
  }, [failure])
  return (
    <>
      <PageHeading title="My Profiles" />
      <Notice
        tone="error"
        title={MESSAGES[failure.problem]}
        action={
          <LinkButton to={`/portal/profile${failure.query}`} replace tone="paper" size="small">
            Try again
          </LinkButton>
        }
      >
        Nothing is lost. Please try again in a moment.
      </Notice>
    </>
  )
}
