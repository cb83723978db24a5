import { RefreshCw } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import { ReadyToPost, Unanswered, useUnanswered } from '#app/components/forms/form.tsx'
import { RENEW_LINK_QUESTION } from '#app/copy/notes.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function RenewLinkButton({ id }: { id: string }) {
  const [asked, setAsked] = useState(false)
  const submit = useSubmit()
  const [unanswered, sent] = useUnanswered()
  const action = `/portal/share/${id}/renew`
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setAsked(true)
  }
  const renew = () => {
    setAsked(false)
    sent(action)
    void submit(null, { method: 'post', action, navigate: false, preventScrollReset: true })
  }
  return (
    <div className="buttons">
      <LinkButton to={action} tone="paper" size="small" icon={RefreshCw} onClick={ask}>
        Make a new link
      </LinkButton>
      <ReadyToPost to={action} />
      {unanswered && <Unanswered />}
      <ConfirmDialog
        open={asked}
        tone="danger"
        title="Make a new link?"
        question={RENEW_LINK_QUESTION}
        confirm="Make a new link"
        onConfirm={renew}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
