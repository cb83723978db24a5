import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { MAIL_WAIT_SECONDS } from '#app/domain/limits.ts'
import { Button } from '#app/ui/button.tsx'
import { EnvelopeDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

export interface PleaseWaitProps {
  wait: { token: string; seconds: number }
  /** Where the form goes on, with what was entered. */
  action: string
  fields: Readonly<Record<string, string>>
  children?: ReactNode
}

/** Asks to wait before a mail is sent. With JavaScript it counts down and goes on by itself. */
export function PleaseWait({ wait, action, fields, children }: PleaseWaitProps) {
  const busy = useNavigation().formAction === action
  return (
    <EmptyState
      heading="h1"
      drawing={<EnvelopeDrawing />}
      title={`Please wait ${wait.seconds} ${wait.seconds === 1 ? 'second' : 'seconds'}, then press Continue`}
      action={
        <Form method="post" action={action}>
          {Object.entries({ ...fields, waited: wait.token }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large" busy={busy}>
            Continue
          </Button>
          {useHydrated() && <Countdown key={`${wait.token} ${wait.seconds}`} seconds={wait.seconds} />}
        </Form>
      }
    >
      <title>Please wait · Wishfolio</title>
      {children}
      <p>
        We are sending a lot of emails right now, so yours takes {MAIL_WAIT_SECONDS} seconds. What you entered
        is kept.
      </p>
    </EmptyState>
  )
}

/** Sends the form around it when the time is over. */
function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (left === 0) place.current?.closest('form')?.requestSubmit()
    const timer = left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined
    return () => clearTimeout(timer)
  }, [left])
  return (
    <p ref={place} className="text-small mt-3">
      {left > 0 ? `It goes on by itself in ${left} s.` : 'Going on…'}
    </p>
  )
}
