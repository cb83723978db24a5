import { type ComponentProps, useRef, useState } from 'react'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'

/** Asks the server about a password when its field is left, and advises against one of the commonest. Refuses nothing. */
export function NewPasswordInput({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'onBlur'>) {
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
    } catch {
      // Without an answer there is no advice.
    }
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
      <p className="field-note" role="status">
        {common && COMMON_PASSWORD}
      </p>
    </>
  )
}
