import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { NAME_LIMIT } from '#app/domain/gift-profile.ts'
import type { RefusedForm } from '#app/server/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LimitedInput, TextInput } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

interface DrawParticipantsProps {
  participants: readonly ParticipantRow[]
  /** Those of the gathering that belong to nobody in the draw yet. */
  profiles: readonly { id: string; name: string }[]
  drawn: boolean
  refused: RefusedForm | undefined
}

interface ParticipantRow {
  id: string
  name: string
  email: string | null
  /** To pass on; null when it goes by email, or was opened. */
  link: string | null
  openedOn: string | null
  profile: string | null
}

/** Who draws a name, and how each gets theirs. */
export function DrawParticipants({ participants, profiles, drawn, refused }: DrawParticipantsProps) {
  return (
    <section className="card grid gap-6">
      <h2>Who takes part</h2>
      {participants.length > 0 && (
        <ul className="grid gap-4">
          {participants.map((participant) => (
            <li key={participant.id} className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
              <ParticipantLine participant={participant} drawn={drawn} />
            </li>
          ))}
        </ul>
      )}
      {!drawn && profiles.length > 0 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="do" value="everybody" tone="paper" size="small">
            {profiles.length === 1
              ? `Add ${profiles[0]?.name ?? ''}`
              : `Add all ${profiles.length} from the gathering`}
          </Button>
        </Form>
      )}
      {!drawn && <AddParticipant profiles={profiles} refused={refused} />}
    </section>
  )
}

function ParticipantLine({ participant, drawn }: { participant: ParticipantRow; drawn: boolean }) {
  const { id, name, email, link, openedOn, profile } = participant
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <bdi id={`name-${id}`} className="font-bold">
            {name}
          </bdi>{' '}
          <span className="text-ink-soft">
            {email ?? (openedOn === null ? 'gets a link from you' : `opened their link on ${openedOn}`)}
            {profile !== null && profile !== name && (
              <>
                , ideas for <bdi>{profile}</bdi>
              </>
            )}
          </span>
        </p>
        {/* A link that is still shown can be passed on again. */}
        {(!drawn || link === null) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="participant" value={id} />
            <Button
              type="submit"
              name="do"
              value={drawn ? 'link' : 'remove'}
              tone="quiet"
              size="small"
              aria-describedby={`name-${id}`}
            >
              {drawn ? 'Lost? Make a new link' : 'Remove'}
            </Button>
          </Form>
        )}
      </div>
      {drawn && link !== null && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={`Link for ${name}`} className="min-w-0 flex-1 basis-64">
            <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <CopyLinkButton link={link} copied="link_copied" onRefused={() => {}} />
        </div>
      )}
    </>
  )
}

function AddParticipant({ profiles, refused }: Pick<DrawParticipantsProps, 'profiles' | 'refused'>) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const { state } = useNavigation()
  // Empty again for the next one when somebody was added, and only then.
  useEffect(() => {
    if (!sent.current || state !== 'idle') return
    if (!refused) form.current?.reset()
    sent.current = false
  }, [state, refused])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="form"
      onSubmit={() => (sent.current = true)}
    >
      <h3>Add somebody</h3>
      <Field label="Name" required error={fieldError(refused, 'name')}>
        <LimitedInput name="name" autoComplete="off" limit={NAME_LIMIT} defaultValue={refused?.typed.name} />
      </Field>
      <Field
        label="Email"
        hint="Their link goes there when names are drawn. Without one, you pass their link on."
        error={fieldError(refused, 'email')}
      >
        <TextInput name="email" type="email" autoComplete="off" defaultValue={refused?.typed.email} />
      </Field>
      {profiles.length > 0 && (
        <Field label="Their gift profile" hint="Whoever draws them finds their ideas there.">
          <Select name="profile" defaultValue={refused?.typed.profile}>
            <option value="">None</option>
            {profiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="buttons">
        <Button type="submit" name="do" value="add" tone="paper">
          Add
        </Button>
      </div>
    </Form>
  )
}
