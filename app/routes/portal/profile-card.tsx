import { Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { CopyLinkButton } from '#app/components/copy-link-button.tsx'
import { DELETE_QUESTION } from '#app/copy/questions.ts'
import type { ListedProfile } from '#app/routes/portal/profile-list.tsx'
import { BadgeButton } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function ProfileCard({ profile }: { profile: ListedProfile }) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const submit = useSubmit()
  const ask = (question: 'edit' | 'delete') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setAsked(question)
  }
  const confirmDelete = () => {
    setAsked(null)
    void submit(null, { method: 'post', action: `/portal/profile/${profile.id}/delete` })
  }

  return (
    <Card as="li" className="profile-card">
      <div className="grid gap-1">
        <h2>
          <Link
            className="-my-2.5 inline-block py-2.5 underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
            dir="auto"
            to={`/portal/suggestions/${profile.id}`}
          >
            {profile.name}
          </Link>
        </h2>
        <p className="text-ink-soft">
          {profile.occasion}, {profile.date} · {profile.ideas === 1 ? '1 idea' : `${profile.ideas} ideas`}
        </p>
      </div>
      <StatusBadge profile={profile} />
      <div className="buttons">
        <LinkButton
          to={`/portal/edit/${profile.id}`}
          tone="paper"
          size="small"
          icon={Pencil}
          onClick={ask('edit')}
        >
          Edit
        </LinkButton>
        <CopyLinkButton link={profile.link} />
        <LinkButton
          to={`/portal/profile/${profile.id}/delete`}
          tone="quiet"
          size="small"
          icon={Trash2}
          onClick={ask('delete')}
        >
          Delete
        </LinkButton>
      </div>
      <EditDialog profile={profile} open={asked === 'edit'} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={asked === 'delete'}
        tone="danger"
        title={`Delete ${profile.name}`}
        question={DELETE_QUESTION}
        confirm="Delete"
        onConfirm={confirmDelete}
        onCancel={() => setAsked(null)}
      />
    </Card>
  )
}

/** Shows the new status at once; if saving fails the list is read again and shows the old one. */
function StatusBadge({ profile }: { profile: ListedProfile }) {
  const action = `/portal/profile/${profile.id}/status`
  const { formAction, formData } = useNavigation()
  const status = formAction === action ? formData?.get('status') : profile.status
  const complete = status === 'complete'
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="status" value={complete ? 'incomplete' : 'complete'} />
      <BadgeButton
        type="submit"
        tone={complete ? 'taken' : 'neutral'}
        title={complete ? 'Make incomplete' : 'Make complete'}
      >
        {complete ? 'Complete' : 'Incomplete'}
      </BadgeButton>
    </Form>
  )
}

function EditDialog({
  profile,
  open,
  onClose,
}: {
  profile: ListedProfile
  open: boolean
  onClose: () => void
}) {
  const mode = profile.status === 'complete' ? 'manual' : 'ai'
  return (
    <Dialog open={open} onClose={onClose} title={`Edit ${profile.name}`}>
      <div className="mt-4 grid gap-3">
        <LinkButton to={`/portal/edit/${profile.id}`}>Edit Profile Details</LinkButton>
        <LinkButton to={`/portal/suggestions/${profile.id}?mode=${mode}`} tone="paper">
          Generate/Edit Gift Suggestions
        </LinkButton>
      </div>
    </Dialog>
  )
}
