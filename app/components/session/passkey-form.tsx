import { msg } from '@lingui/core/macro'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Form } from '#app/components/forms/form.tsx'
import { sayHere } from '#app/language/on-this-page.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'

interface PasskeyFormProps extends Pick<ButtonLook, 'tone' | 'size'> {
  action?: string
  label: string
  /** Has the browser ask its passkeys; answers what they say. */
  ask: () => Promise<string>
  children?: ReactNode
  ref?: Ref<HTMLFormElement>
  className?: string
}

/** A form that is sent with a passkey's answer, once its button was pressed and the device has asked its owner. */
export function PasskeyForm({ action, label, ask, children, ref, className, ...look }: PasskeyFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const answer = await ask()
      if (own.current) sendAnswer(own.current, answer)
    } catch {
      showToast({ kind: 'error', text: sayHere(msg`No passkey was used. You can try again.`) })
    }
    setBusy(false)
  }
  const connect = (form: HTMLFormElement | null) => {
    own.current = form
    if (typeof ref === 'function') ref(form)
    else if (ref) ref.current = form
  }
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      ref={connect}
      className={className}
    >
      {children}
      <input type="hidden" name="answer" />
      <div className="buttons">
        <Button type="button" {...look} busy={busy} onClick={() => void press()}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

export function sendAnswer(form: HTMLFormElement, answer: string): void {
  const field = form.elements.namedItem('answer')
  if (field instanceof HTMLInputElement) field.value = answer
  form.requestSubmit()
}

/** In its place until scripts are there, so that nothing below moves away from who is about to press it. */
export function RoomForPasskey() {
  return (
    <div className="buttons needs-script" aria-hidden="true">
      <span className="button invisible" data-tone="quiet" data-size="medium">
        &nbsp;
      </span>
    </div>
  )
}
