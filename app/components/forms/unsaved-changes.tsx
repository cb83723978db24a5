import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker, useNavigate, useNavigation } from 'react-router'
import { hasUnsavedChanges, watchForm } from '#app/components/forms/unsaved-forms.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

const QUESTIONS = {
  saved: { title: msg`Leave without saving?`, question: msg`What you changed here has not been saved.` },
  sent: { title: msg`Leave without sending?`, question: msg`What you wrote here has not been sent.` },
}

interface UnsavedChangesProps {
  /** The form begins with such changes, because it was refused or restored after signing in. */
  unsaved?: boolean
  isToBe?: keyof typeof QUESTIONS
}

/** Inside a form: asks before leaving the page with unsaved changes; decision 004 says which forms do. */
export function UnsavedChanges({ unsaved = false, isToBe = 'saved' }: UnsavedChangesProps) {
  const { t } = useLingui()
  const [unsavedAtFirst] = useState(unsaved)
  const here = useRef<HTMLSpanElement>(null)
  const sending = useRef(false)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return undefined
    const before = unsavedAtFirst ? undefined : fieldsOf(asSent(form))
    const isChanged = () => fieldsOf(form) !== before
    const isLeft = () => !sending.current && isChanged()
    const stay = (event: BeforeUnloadEvent) => {
      if (isLeft()) event.preventDefault()
    }
    const send = () => (sending.current = true)
    const unwatch = watchForm(isLeft)
    form.addEventListener('submit', send)
    window.addEventListener('beforeunload', stay)
    return () => {
      unwatch()
      form.removeEventListener('submit', send)
      window.removeEventListener('beforeunload', stay)
    }
  }, [unsavedAtFirst])
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') sending.current = false
  }, [state])

  // Separate from the blocker: revalidation unblocks, and must not close the question.
  const [wanted, setWanted] = useState<Location>()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const elsewhere =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    if (!elsewhere || !hasUnsavedChanges()) return false
    setWanted(nextLocation)
    return true
  })
  const navigate = useNavigate()
  const leave = () => {
    setWanted(undefined)
    sending.current = true
    if (blocker.state === 'blocked') blocker.proceed()
    else if (wanted) void navigate(wanted)
  }
  const stay = () => {
    setWanted(undefined)
    blocker.reset?.()
  }
  return (
    <span ref={here} className="contents">
      <ConfirmDialog
        open={wanted !== undefined}
        tone="danger"
        title={t(QUESTIONS[isToBe].title)}
        question={t(QUESTIONS[isToBe].question)}
        confirm={t({ message: 'Leave', context: 'page' })}
        cancel={t`Stay here`}
        onConfirm={leave}
        onCancel={stay}
      />
    </span>
  )
}

/** A form as the server sent it, without what was typed before hydration. */
function asSent(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return copy
}

function fieldsOf(form: HTMLFormElement): string {
  const hidden = new Set(
    Array.from(form.querySelectorAll<HTMLInputElement>('input[type=hidden]'), ({ name }) => name),
  )
  return JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
