import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef, useState } from 'react'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { useSearchParams } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'

/** Asks the server about a password when its field is left, and advises against one of the commonest. Refuses nothing. */
export function NewPasswordInput({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'onBlur'>) {
  const { t } = useLingui()
  const [common, setCommon] = useState(false)
  const typed = useRef('')
  const ask = async (password: string) => {
    if (password === '') return
    const body = new FormData()
    body.set('password', password)
    try {
      const answer = await fetch('/password-advice', { method: 'POST', body })
      const { common: isCommon } = (await answer.json()) as { common: boolean }
      if (typed.current === password) setCommon(isCommon)
    } catch {}
  }
  return (
    <>
      <PasswordInput
        {...rest}
        autoComplete="new-password"
        onChange={(event) => {
          typed.current = event.currentTarget.value
          setCommon(false)
          onChange?.(event)
        }}
        onBlur={(event) => void ask(event.currentTarget.value)}
      />
      <p className="text-small text-ink-soft" role="status">
        {common && t(COMMON_PASSWORD)}
      </p>
    </>
  )
}

export function NewPasswordFields({ refused }: { refused: RefusedForm | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`New password`} required error={fieldError(refused, 'new_password')}>
        <NewPasswordInput name="new_password" />
      </Field>
      <Field label={t`Confirm new password`} required error={fieldError(refused, 'confirm_password')}>
        <PasswordInput name="confirm_password" autoComplete="new-password" />
      </Field>
    </>
  )
}

/** A hidden field with the account's address, for password managers. */
export function PasswordOwnerField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

export function CommonPasswordNote() {
  const { t } = useLingui()
  return <Notice>{t(COMMON_PASSWORD)}</Notice>
}

export function CommonPasswordStored() {
  const [params] = useSearchParams()
  return params.get('password') === 'common' && <CommonPasswordNote />
}
