import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { Select } from '#app/ui/fields/select.tsx'

interface ParticipantFormProps {
  /** The participant to correct; null for another one. */
  edited: {
    id: string
    name: string
    email: string | null
    language: string | null
    profile: string | null
  } | null
  profiles: readonly { id: string; name: string }[]
  /** Tags with their own names. */
  languages: readonly (readonly [string, string])[]
  drawn: boolean
  back: string
  refused: RefusedForm | undefined
}

export function ParticipantForm({ edited, profiles, languages, drawn, back, refused }: ParticipantFormProps) {
  const { t, i18n } = useLingui()
  const typed = refused?.typed
  const { name } = edited ?? {}
  return (
    <Form method="post" noValidate preventScrollReset className="form">
      <h3>{name === undefined ? t`Add somebody` : <Trans>Edit {name}</Trans>}</h3>
      {edited !== null && (
        <>
          <input type="hidden" name="participant" value={edited.id} />
          <input type="hidden" name="email_before" value={typed?.email_before ?? edited.email ?? ''} />
        </>
      )}
      {drawn && edited !== null ? (
        <input type="hidden" name="name" value={edited.name} />
      ) : (
        <Field
          label={t({ message: 'Name', context: 'person' })}
          hint={edited === null ? t`Add yourself too, if you take part.` : undefined}
          required
          error={fieldError(refused, 'name')}
        >
          <LimitedInput
            name="name"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={typed?.name ?? edited?.name}
          />
        </Field>
      )}
      <Field
        label={t`Email`}
        hint={
          drawn
            ? t`With another address they get a new link, and the old one stops working.`
            : t`We mail them their link when names are drawn. Without an email, you pass it on.`
        }
        error={fieldError(refused, 'email')}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={typed?.email ?? edited?.email ?? undefined}
        />
      </Field>
      <Field label={t`Language`}>
        <Select
          name="language"
          defaultValue={typed?.language ?? edited?.language ?? i18n.locale}
          options={languages}
        />
      </Field>
      {!drawn && profiles.length > 0 && (
        <Field label={t`Their gift profile`} hint={t`The person who draws them finds their ideas there.`}>
          <Select
            name="profile"
            defaultValue={typed?.profile ?? edited?.profile ?? undefined}
            options={[
              ['', t({ message: 'None', context: 'gift profile' })],
              ...profiles.map((profile) => [profile.id, profile.name] as const),
            ]}
          />
        </Field>
      )}
      <div className="buttons">
        <Button type="submit" name="do" value={edited === null ? 'add' : 'change'} tone="paper">
          {edited === null ? t`Add` : t`Save changes`}
        </Button>
        {edited !== null && (
          <LinkButton to={back} tone="quiet" preventScrollReset>
            {t`Cancel`}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
