import { useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

const asked = new Set<() => boolean>()

/** Whether a form of this page holds something that was typed and not saved. */
export function hasUnsavedChanges(): boolean {
  return [...asked].some((isChanged) => isChanged())
}

/** Inside a form: asks before the page is left with something typed that was not saved. */
export function UnsavedChanges() {
  const here = useRef<HTMLSpanElement>(null)
  const sending = useRef(false)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return undefined
    const before = fieldsOf(form)
    const isChanged = () => fieldsOf(form) !== before
    const isLeft = () => !sending.current && isChanged()
    const stay = (event: BeforeUnloadEvent) => {
      if (isLeft()) event.preventDefault()
    }
    const send = () => (sending.current = true)
    asked.add(isLeft)
    form.addEventListener('submit', send)
    window.addEventListener('beforeunload', stay)
    return () => {
      asked.delete(isLeft)
      form.removeEventListener('submit', send)
      window.removeEventListener('beforeunload', stay)
    }
  }, [])
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') sending.current = false
  }, [state])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  return (
    <span ref={here}>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving?"
        question="What you changed here has not been saved."
        confirm="Leave"
        cancel="Stay here"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </span>
  )
}

/** What a form would post, as one text to compare. */
function fieldsOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
