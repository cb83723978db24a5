import { useLingui } from '@lingui/react/macro'
import { useSubmit } from 'react-router'
import { Unanswered, useUnanswered } from '#app/components/forms/form.tsx'
import { COMPLETE_MEANS, LET_OTHERS_SEE, SURPRISE_LINK } from '#app/copy/notes.ts'
import { ONLY_YOU } from '#app/copy/shared-page.ts'
import { statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface NotOpenYetDialogProps {
  /** Copies the link; null while nothing is asked. */
  copy: (() => void) | null
  profile: { id: string; ideas: number; surprise: boolean }
  query: string
  onClose: () => void
}

/** Asks before the link of an Incomplete profile is copied: others would be told that it is not available. */
export function NotOpenYetDialog({ copy, profile, query, onClose }: NotOpenYetDialogProps) {
  const { t } = useLingui()
  const submit = useSubmit()
  const [unanswered, sent] = useUnanswered()
  const copyNow = () => {
    // While the press counts as the user's: the clipboard waits for no answer.
    copy?.()
    onClose()
  }
  const complete = () => {
    copyNow()
    const { action, fetcherKey } = statusForm(profile.id, query)
    sent(action)
    const fields = { status: 'complete', sure: 'on', stay: 'on' }
    void submit(fields, { method: 'post', action, fetcherKey, navigate: false, preventScrollReset: true })
  }
  return (
    <>
      {unanswered && <Unanswered />}
      <Dialog
        open={copy !== null}
        onClose={onClose}
        title={t(LET_OTHERS_SEE.question)}
        description={[
          t(ONLY_YOU),
          t(COMPLETE_MEANS),
          ...(profile.ideas === 0 ? [t`There are no ideas in it yet.`] : []),
          ...(profile.surprise ? [t(SURPRISE_LINK)] : []),
        ].join(' ')}
        actions={
          <>
            <Button type="button" tone="quiet" onClick={copyNow}>
              {t`Copy anyway`}
            </Button>
            <Button type="button" onClick={complete}>
              {t`Let others see it and copy`}
            </Button>
          </>
        }
      />
    </>
  )
}
