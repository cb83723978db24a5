import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { MESSAGES } from '#app/copy/messages.ts'
import { toastOf } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

interface RefusedForm {
  code: ErrorCode
  fields: Readonly<Record<string, ErrorCode>>
}

export function fieldError(refused: RefusedForm | undefined, name: string): string | undefined {
  const code = refused?.fields[name]
  return code && MESSAGES[code]
}

/** Shows why a form was refused: as a toast, or on the page without JavaScript; focuses the first invalid field. */
export function RefusedFormNotice({ refused }: { refused: RefusedForm | undefined }) {
  const early = useRef(true)
  useEffect(() => {
    // Whoever went on typing before scripts came stays in that field.
    const typing = early.current && document.activeElement?.closest('main form')
    early.current = false
    if (!refused) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    if (!typing) wrong?.focus()
    if (!wrong || refused.code !== 'form_invalid') showToast(toastOf(refused.code))
  }, [refused])

  const { pathname, search } = useLocation()
  if (!refused) return null
  const notice = <Notice tone="error">{MESSAGES[refused.code]}</Notice>
  if (refused.code !== 'changed_meanwhile') return <noscript>{notice}</noscript>
  return (
    <Notice
      tone="error"
      action={
        <a className="link" href={pathname + search}>
          Load the newer version
        </a>
      }
    >
      {MESSAGES.changed_meanwhile}
    </Notice>
  )
}
