import { useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'

interface TogetherProps {
  id: string
  invitation: string | null
  people: readonly { id: string; email: string }[]
  profiles: readonly { id: string; words: string }[]
}

export function Together({ id, invitation, people, profiles }: TogetherProps) {
  const { t } = useLingui()
  return (
    <details
      className="more"
      open={invitation !== null || people.length > 0 || profiles.length > 0 || undefined}
    >
      <summary>{t`Let others add their lists`}</summary>
      <section className="card grid gap-6">
        <p>
          {t`Send the invitation to those who have lists of their own to add. They change only their own. It is not the link of the page, which is for everybody.`}
        </p>
        {invitation !== null && (
          <div className="grid gap-3">
            <Field label={t`Invitation`}>
              <LinkInput link={invitation} />
            </Field>
            <div className="buttons">
              <CopyLinkButton link={invitation} copied="link_copied" onRefused={() => {}} />
            </div>
          </div>
        )}
        {invitation === null ? (
          <InviteButton id={id} tone="paper">
            {t`Invite others`}
          </InviteButton>
        ) : (
          <details className="more">
            <summary>{t`Make a new invitation`}</summary>
            <p>
              {t`One invitation is for everybody. With a new one the invitation above stops working, also for those who have it and did not join yet.`}
            </p>
            <InviteButton id={id} tone="quiet">
              {t`Make a new one`}
            </InviteButton>
          </details>
        )}
        {people.length > 0 && (
          <Removable
            title={t`Co-organisers`}
            action={`/portal/gatherings/${id}/remove`}
            name="person"
            rows={people.map(({ id: person, email }) => ({ id: person, words: email }))}
          />
        )}
        {profiles.length > 0 && (
          <Removable
            title={t`Their profiles`}
            action={`/portal/gatherings/${id}/remove`}
            name="profile"
            rows={profiles}
          />
        )}
      </section>
    </details>
  )
}

function InviteButton({ id, tone, children }: { id: string; tone: 'paper' | 'quiet'; children: string }) {
  return (
    <Form method="post" action={`/portal/gatherings/${id}/invite`} preventScrollReset>
      <Button type="submit" tone={tone} size="small">
        {children}
      </Button>
    </Form>
  )
}

interface RemovableProps {
  title: string
  action: string
  name: 'person' | 'profile'
  rows: readonly { id: string; words: string }[]
}

function Removable({ title, action, name, rows }: RemovableProps) {
  const { t } = useLingui()
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-2">
      <h2>{title}</h2>
      <ul>
        {rows.map(({ id, words }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span id={`${name}-${id}`} className="min-w-0 wrap-anywhere" dir="auto">
              {words}
            </span>
            <Button
              type="submit"
              name={name}
              value={id}
              tone="quiet"
              size="small"
              aria-describedby={`${name}-${id}`}
            >
              {t`Remove`}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}
