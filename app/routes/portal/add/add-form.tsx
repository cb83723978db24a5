import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import type { SharedProduct } from '#app/domain/addresses/add-page.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import type { ShownPicture } from '#app/domain/ideas/picture.ts'
import { type AddAnswer, ASKED } from '#app/routes/portal/add/add-answer.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface AddFormProps {
  shared: SharedProduct
  lists: readonly { id: string; name: string; occasion: string; date: string }[]
  newList: string
  mayLookUp: boolean
  atOnce: boolean
  /** From before signing in again. */
  typed: Readonly<Record<string, string>> | undefined
  answer: AddAnswer | undefined
}

/** Asks what becomes of a product: on which list, under which name. The shop is asked by a post, which scripts send at once. */
export function AddForm({ shared, lists, newList, mayLookUp, atOnce, typed, answer }: AddFormProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const lookingUp = useFetcher<AddAnswer>()
  const [asked, setAsked] = useState(false)
  // What was found before is in the answer to an idea that was refused.
  const told = (asked && lookingUp.data) || answer
  const { refused, found } = told ?? {}
  const ask = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    fields.set('look_up', 'on')
    setAsked(true)
    void lookingUp.submit(fields, { method: 'post', action: pathname + search })
  }
  const asksAtOnce = useRef(atOnce && !typed && !answer)
  useEffect(() => {
    if (asksAtOnce.current) ask()
    asksAtOnce.current = false
  })
  useEffect(() => {
    if (form.current && lookingUp.data) fillIn(form.current, lookingUp.data)
  }, [lookingUp.data])
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'look_up') return setAsked(false)
    event.preventDefault()
    ask()
  }
  const values: Readonly<Record<string, string>> = {
    [IDEA_FIELDS.link]: shared.address,
    [IDEA_FIELDS.text]: shared.name,
    ...typed,
    ...told?.typed,
    ...found?.fields,
  }
  const isAsking = lookingUp.state !== 'idle'
  const seenOn = found?.seenOn
  const wrongAddress = fieldError(refused, IDEA_FIELDS.link)
  return (
    <Form ref={form} method="post" noValidate className="card form" onSubmit={submit}>
      {shared.address === '' && shared.name !== '' && !told && (
        <Notice>{t`What was shared has no web address in it. Paste the address of the product below.`}</Notice>
      )}
      <RefusedFormNotice refused={asked ? undefined : refused} />
      <Field label={t`Address of the product`} required error={wrongAddress}>
        <TextInput
          name={IDEA_FIELDS.link}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values[IDEA_FIELDS.link]}
        />
      </Field>
      <Field
        label={t`List`}
        aside={
          <LinkButton to={newList} tone="quiet" size="small">
            {t`New list`}
          </LinkButton>
        }
        required
      >
        <Select
          name="profile"
          defaultValue={values.profile ?? lists[0]?.id}
          options={lists.map(({ id, name, occasion, date }) => [id, t`${name}: ${occasion}, ${date}`])}
        />
      </Field>
      <div className="flex min-h-6 items-center gap-3 text-small" role="status">
        {isAsking && (
          <>
            <Spinner /> {t`Asking the shop …`}
          </>
        )}
        {!isAsking && found && t`Filled in as the shop tells. Change what is not right.`}
        {!isAsking && asked && !wrongAddress && refused?.message}
      </div>
      <Field
        label={t`Gift idea`}
        hint={t`Empty, it takes its name from the address.`}
        error={fieldError(refused, IDEA_FIELDS.text)}
      >
        <TextInput
          name={IDEA_FIELDS.text}
          autoComplete="off"
          dir="auto"
          defaultValue={values[IDEA_FIELDS.text]}
        />
      </Field>
      <Field
        label={t`Price`}
        hint={seenOn ? <Trans>Seen in the shop on {seenOn}</Trans> : undefined}
        error={fieldError(refused, IDEA_FIELDS.price)}
      >
        <TextInput
          name={IDEA_FIELDS.price}
          autoComplete="off"
          placeholder={t`€20`}
          defaultValue={values[IDEA_FIELDS.price] ?? ''}
        />
      </Field>
      {[IDEA_FIELDS.priceSeen, ...Object.values(ASKED)].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      {told?.picture ? (
        <WithPicture {...told.picture} />
      ) : (
        found && <p className="text-small">{found.noPicture ?? t`The shop’s page has no picture.`}</p>
      )}
      <div className="buttons">
        <SubmitButton>{t`Add to list`}</SubmitButton>
        {mayLookUp && (
          <Button type="submit" name="look_up" value="on" tone="quiet" busy={isAsking}>
            {t`Fetch name, picture and price`}
          </Button>
        )}
      </div>
    </Form>
  )
}

function WithPicture({ hash, shown }: { hash: string; shown: ShownPicture }) {
  const { t } = useLingui()
  const { small, width, height } = shown
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        key={hash}
        type="checkbox"
        name={IDEA_FIELDS.picture}
        value={hash}
        defaultChecked
        className="size-5 flex-none"
      />
      <img src={small} alt="" className="small-picture h-24 w-24" {...{ width, height }} />
      <span className="min-w-0">{t`With this picture`}</span>
    </label>
  )
}

/** Writes what was found into fields that are as they were when the shop was asked. */
function fillIn(form: HTMLFormElement, { typed, found }: AddAnswer): void {
  for (const [name, value] of Object.entries(found?.fields ?? {})) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'hidden' && field.value === typed[name])
      field.value = value
  }
}
