import { useSubmit } from 'react-router'
import { Unanswered, useUnanswered } from '#app/components/forms/form.tsx'
import type { PassOn } from '#app/components/sharing/copy-link-button.tsx'
import { ONLY_YOU } from '#app/copy/notes.ts'
import { statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface NotOpenYetDialogProps {
  pressed: PassOn | null
  profile: { id: string; ideas: number }
  query?: string
  onClose: () => void
}

/** Asks before the link of an Incomplete profile is passed on: others would be told that it is not available. */
export function NotOpenYetDialog({ pressed, profile, query = '', onClose }: NotOpenYetDialogProps) {
  const submit = useSubmit()
  const [unanswered, sent] = useUnanswered()
  const verb = pressed?.verb ?? 'copy'
  const passOn = () => {
    // While the press counts as the user's: the clipboard and new windows wait for no answer.
    pressed?.act()
    onClose()
  }
  const complete = () => {
    passOn()
    const { action, fetcherKey } = statusForm(profile.id, query)
    sent(action)
    const fields = { status: 'complete', sure: 'on', stay: 'on' }
    void submit(fields, { method: 'post', action, fetcherKey, navigate: false, preventScrollReset: true })
  }
  return (
    <>
      {unanswered && <Unanswered />}
      <Dialog
        open={pressed !== null}
        onClose={onClose}
        title={ONLY_YOU}
        description={`The profile is Incomplete: anyone else who opens its link sees “Profile Not Available”.${profile.ideas === 0 ? ' There are no ideas in it yet, either.' : ''}`}
        actions={
          <>
            <Button type="button" tone="paper" onClick={passOn}>
              {verb === 'copy' ? 'Copy anyway' : 'Share anyway'}
            </Button>
            <Button type="button" onClick={complete}>
              {verb === 'copy' ? 'Set to Complete and copy' : 'Set to Complete and share'}
            </Button>
          </>
        }
      />
    </>
  )
}
