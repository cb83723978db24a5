import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

type Refusal = Omit<RefusedForm, 'typed'>

export function fieldError(refused: Refusal | undefined, name: string): string | undefined {
  return refused?.fields[name]
}

/** Shows why a form was refused: as a toast, or on the page without JavaScript; focuses the first invalid field. */
export function RefusedFormNotice({ refused }: { refused: Refusal | undefined }) {
  const early = useRef(true)
  useEffect(() => {
    // Whoever went on typing before scripts came stays in that field.
    const typing = early.current && document.activeElement?.closest('main form')
    early.current = false
    if (!refused) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    if (!typing) wrong?.focus()
    if (!wrong || refused.code !== 'form_invalid') showToast({ kind: 'error', text: refused.message })
  }, [refused])

  const { pathname, search } = useLocation()
  if (!refused) return null
  const { code, message } = refused
  if (code !== 'changed_meanwhile') {
    return (
      <noscript>
        <Notice tone="error">{message}</Notice>
      </noscript>
    )
  }
  return (
    <Notice tone="error" action={<NewerVersion address={pathname + search} />}>
      {message}
    </Notice>
  )
}

function NewerVersion({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <a className="link" href={address}>
      {t`Load the newer version`}
    </a>
  )
}
