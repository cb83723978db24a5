import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { showToast } from '#app/ui/toast.tsx'

export function ListNotLoaded({ failure }: { failure: { problem: string; query: string } }) {
  const { t } = useLingui()
  useEffect(() => {
    showToast({ kind: 'error', text: failure.problem, id: failure.problem })
  }, [failure])
  return (
    <>
      <PageHeading title={t`My Profiles`} />
      <Notice
        tone="error"
        title={failure.problem}
        action={
          <LinkButton to={`/portal/profile${failure.query}`} replace tone="paper" size="small">
            {t`Try again`}
          </LinkButton>
        }
      >
        {t`Nothing is lost. Please try again in a moment.`}
      </Notice>
    </>
  )
}
