import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { RESEND_SECONDS } from '#app/domain/accounts/account.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailInput, Field } from '#app/ui/fields/field.tsx'

interface WaitingButtonProps {
  /** Seconds that the server asks to wait; without, those that an email may take. */
  wait?: number | undefined
  busy: boolean
}

interface SendAgainProps extends Pick<WaitingButtonProps, 'wait'> {
  signUpId: string
  email: string
  refused?: RefusedForm | undefined
}

/** Waits until an email may have arrived. */
export function SendAgainButton({ wait = RESEND_SECONDS, busy }: WaitingButtonProps) {
  const { t } = useLingui()
  const left = useSecondsLeft(wait)
  const clock = inClock(left)
  return (
    <Button type="submit" tone="quiet" disabled={left > 0} busy={busy}>
      {left > 0 ? t`Send again in ${clock}` : t`Send again`}
    </Button>
  )
}

export function SendAgain({ signUpId, email, wait, refused }: SendAgainProps) {
  const { t } = useLingui()
  const { formAction, formData } = useNavigation()
  const sending = formAction === '/resend-verification'
  return (
    <div className="grid gap-6 text-start">
      <Form method="post" action="/resend-verification" className="justify-self-center">
        <input type="hidden" name="sign_up" value={signUpId} />
        <SendAgainButton wait={wait} busy={sending && !formData?.has('email')} />
      </Form>
      <Form method="post" action="/resend-verification" noValidate className="grid gap-3">
        <input type="hidden" name="sign_up" value={signUpId} />
        <RefusedFormNotice refused={refused} />
        <Field label={t`Not your address? Correct it here`} required error={fieldError(refused, 'email')}>
          <EmailInput name="email" autoComplete="username" defaultValue={email} />
        </Field>
        <div className="buttons">
          <Button type="submit" tone="paper" busy={sending && formData?.has('email')}>
            {t`Send to this address`}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Counts down once scripts run; without them nothing is waited for here, and the server has its limit. */
function useSecondsLeft(wait: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + wait * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return left
}

function inClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function SendLinkAgain({ signUpId }: { signUpId: string }) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === '/resend-verification'
  return (
    <Form method="post" action="/resend-verification">
      <Button type="submit" name="sign_up" value={signUpId} tone="paper" busy={busy}>
        {t`Send the link again`}
      </Button>
    </Form>
  )
}
