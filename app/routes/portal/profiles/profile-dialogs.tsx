import { Trans, useLingui } from '@lingui/react/macro'
import { useSubmit } from 'react-router'
import { ReadyToPost, Unanswered, useUnanswered } from '#app/components/forms/form.tsx'
import { COMPLETE_MEANS } from '#app/copy/notes.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { DeleteQuestion } from '#app/routes/portal/profiles/delete-question.tsx'
import { type ListedProfile, statusForm } from '#app/routes/portal/profiles/listed-profile.ts'
import { NotOpenYetDialog } from '#app/routes/portal/share/not-open-yet.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

export interface Asked {
  what: 'edit' | 'delete' | 'complete' | 'copy'
  profile: ListedProfile
  copy?: () => void
}

interface ProfileDialogsProps {
  asked: Asked | null
  query: string
  onClose: () => void
  onDelete: () => void
}

export function ProfileDialogs({ asked, query, onClose, onDelete }: ProfileDialogsProps) {
  const { t } = useLingui()
  const submit = useSubmit()
  const [unanswered, sent] = useUnanswered()
  const { id = '', name = '', status, ideas = 0 } = asked?.profile ?? {}
  const confirmDelete = () => {
    onClose()
    onDelete()
    const action = `/portal/profile/${id}/delete${query}`
    sent(action)
    void submit(null, { method: 'post', action, navigate: false, preventScrollReset: true })
  }
  const confirmComplete = () => {
    onClose()
    const { action, fetcherKey } = statusForm(id, query)
    sent(action)
    const fields = { status: 'complete', sure: 'on', stay: 'on' }
    void submit(fields, { method: 'post', action, fetcherKey, navigate: false, preventScrollReset: true })
  }
  return (
    <>
      {asked && <ReadyToPost to={`/portal/profile/${id}/delete`} />}
      {unanswered && <Unanswered />}
      <Dialog open={asked?.what === 'edit'} onClose={onClose} title={<Trans>Edit {name}</Trans>}>
        <div className="mt-4 grid gap-3">
          <LinkButton to={`/portal/edit/${id}`} onClick={onClose}>
            {t`Edit Profile Details`}
          </LinkButton>
          <LinkButton
            to={`/portal/suggestions/${id}?mode=${status === 'complete' ? 'manual' : 'ai'}`}
            tone="paper"
            onClick={onClose}
          >
            {status === 'incomplete' && ideas === 0 ? t`Generate Gift Suggestions` : t`Edit Gift Suggestions`}
          </LinkButton>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked?.what === 'delete'}
        tone="danger"
        title={<Trans>Delete {name}</Trans>}
        question={asked && <DeleteQuestion {...asked.profile} />}
        confirm={t`Delete`}
        onConfirm={confirmDelete}
        onCancel={onClose}
      />
      <Dialog
        open={asked?.what === 'complete'}
        onClose={onClose}
        title={<Trans>Set {name} to Complete?</Trans>}
        description={`${t(COMPLETE_MEANS)} ${t(BROWSER_MESSAGES.profile_without_ideas)}`}
        actions={
          <>
            <Button type="button" tone="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button type="button" tone="paper" onClick={confirmComplete}>
              {t`Set to Complete`}
            </Button>
            <LinkButton to={`/portal/suggestions/${id}?mode=ai`} onClick={onClose}>
              {t`Generate Suggestions`}
            </LinkButton>
          </>
        }
      />
      <NotOpenYetDialog
        copy={asked?.copy ?? null}
        profile={{ id, ideas, surprise: asked?.profile.taken === null }}
        query={query}
        onClose={onClose}
      />
    </>
  )
}
