import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Asks over the list what comes next for a profile that was just created (specification 2, "Create profile"). */
export function AfterCreating({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const title = <Trans>A profile for {name}</Trans>
  const choices = (
    <>
      <LinkButton to="/portal/profile" tone="quiet">
        {t`Skip for now`}
      </LinkButton>
      <LinkButton to={`/portal/suggestions/${id}?mode=manual`} tone="quiet">
        {t`Write or paste my own`}
      </LinkButton>
      <LinkButton to={`/portal/suggestions/${id}?mode=ai`}>{t`Generate Suggestions`}</LinkButton>
    </>
  )
  return (
    <>
      <Dialog
        open
        onClose={() => void navigate('/portal/profile')}
        title={title}
        description={t`Shall we come up with fifteen gift ideas right away? You can change every one of them.`}
        actions={choices}
      />
      <noscript>
        <Notice tone="success" title={title} action={<div className="buttons">{choices}</div>} />
      </noscript>
    </>
  )
}
