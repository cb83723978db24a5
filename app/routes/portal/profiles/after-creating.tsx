import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { withName } from '#app/ui/with-name.tsx'

/** Asks over the list what comes next for a profile that was just created (specification 2, "Create profile"). */
export function AfterCreating({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const title = withName('A profile for {}', name)
  const choices = (
    <>
      <LinkButton to="/portal/profile" tone="quiet">
        Skip for now
      </LinkButton>
      <LinkButton to={`/portal/suggestions/${id}?mode=manual`} tone="quiet">
        Write or paste my own
      </LinkButton>
      <LinkButton to={`/portal/suggestions/${id}?mode=ai`}>Generate Suggestions</LinkButton>
    </>
  )
  return (
    <>
      <Dialog
        open
        onClose={() => void navigate('/portal/profile')}
        title={title}
        description="Shall we come up with fifteen gift ideas right away? You can change every one of them."
        actions={choices}
      />
      <noscript>
        <Notice tone="success" title={title} action={<div className="buttons">{choices}</div>} />
      </noscript>
    </>
  )
}
