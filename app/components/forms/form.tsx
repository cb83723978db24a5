import { useLingui } from '@lingui/react/macro'
import { Activity, type ComponentProps, type SubmitEvent, useEffect, useState } from 'react'
import { Form as RouterForm, PrefetchPageLinks, useNavigation } from 'react-router'
import { ifUnanswered } from '#app/components/forms/unreachable-server.ts'
import { useStayHere } from '#app/components/page/stay-here.ts'
import { UNANSWERED } from '#app/copy/shared-page.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'

/** Whether what was posted last got no answer; `sent` is called with its address before each post. */
export function useUnanswered(): [unanswered: boolean, sent: (address: string, navigates?: boolean) => void] {
  const [unanswered, setUnanswered] = useState(false)
  const stayHere = useStayHere()
  const sent = (address: string, navigates = false) => {
    setUnanswered(false)
    ifUnanswered(address, () => {
      setUnanswered(true)
      // Ends the navigation, which would go on to the page that was posted to.
      if (navigates) stayHere()
    })
  }
  return [unanswered, sent]
}

/** React Router's form, which says at its end when a post got no answer, until it is sent again. */
export function Form({ onSubmit, children, ...form }: ComponentProps<typeof RouterForm>) {
  const { action, navigate = true } = form
  const [unanswered, sent] = useUnanswered()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    keepFields(event.currentTarget)
    const { submitter } = event.nativeEvent
    const elsewhere = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    sent(elsewhere ? submitter.formAction : event.currentTarget.action, navigate)
    onSubmit?.(event)
  }
  return (
    <RouterForm {...form} onSubmit={send}>
      {children}
      {typeof action === 'string' && <ReadyToPost to={action} />}
      {unanswered && <Unanswered />}
    </RouterForm>
  )
}

/** What a refusal wrote into fields stays like what was typed, when the refusal is gone and no answer has come. */
function keepFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) Object.assign(field, { value: field.value })
    if (field instanceof HTMLInputElement && !['file', 'hidden'].includes(field.type))
      Object.assign(field, { value: field.value, checked: field.checked })
  }
}

const ready = new Set<string | undefined>()

/** React's reference of `<link>`: with `onLoad` it stays where it is. To the head React moves none that are hidden. */
const IN_PLACE = { onLoad() {} }

/** Loads the scripts of the route that is posted to. Without them, nobody is there to say that no answer comes. */
export function ReadyToPost({ to }: { to: string }) {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    const { pathname, search } = new URL(to, location.href)
    const kind = pathname.split('/').at(-1)
    // The scripts of this page are here; without a connection React Router would load the page anew.
    if (pathname === location.pathname || ready.has(kind) || !navigator.onLine) return
    ready.add(kind)
    // oxlint-disable-next-line react/set-state-in-effect -- once for each kind, after hydration
    setPage(pathname + search)
  }, [to])
  if (page === undefined) return null
  // Hidden, it only names the scripts. Otherwise React Router imports them too, and loads the page anew when that fails, as it
  // does in Firefox when somebody leaves meanwhile: they would come back.
  const preloads = document.createElement('link').relList.supports('modulepreload')
  return (
    <Activity mode={preloads ? 'hidden' : 'visible'}>
      <PrefetchPageLinks page={page} {...IN_PLACE} />
    </Activity>
  )
}

export function Unanswered() {
  const { t } = useLingui()
  return (
    <div className="unanswered">
      <Notice tone="error">{t(UNANSWERED)}</Notice>
    </div>
  )
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy'>

export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" busy={useNavigation().formMethod === 'POST'} />
}

type FormButtonsProps = SubmitButtonProps & {
  submit: string
  back?: string
  cancel?: string
}

export function FormButtons({ submit, back, cancel, children, ...button }: FormButtonsProps) {
  const { t } = useLingui()
  return (
    <div className="buttons">
      <SubmitButton {...button}>{submit}</SubmitButton>
      {children}
      {back !== undefined && (
        <LinkButton to={back} tone={button.tone === 'danger' ? 'ribbon' : 'quiet'}>
          {cancel ?? t`Cancel`}
        </LinkButton>
      )}
    </div>
  )
}
