import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

const LIST = '/portal/profile'
const REDIRECT_MS = 2000

/** Why the suggestions cannot be shown; after two seconds the list follows (specification 4). */
export function SuggestionsNotShown({ problem }: { problem: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ kind: 'error', text: problem })
    const timer = setTimeout(() => void navigate(LIST, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [problem, navigate])
  return (
    <>
      <title>{`${t`Gift suggestions`} · Wishfolio`}</title>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1000};url=${LIST}`} />
      </noscript>
      <Notice tone="error" title={t`Error`} action={<LinkButton to={LIST}>{t`Back to Profiles`}</LinkButton>}>
        {problem}
      </Notice>
    </>
  )
}
