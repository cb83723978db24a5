import { useSearchParams } from 'react-router'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Said after a password was stored, where no script could say it at the field. */
export function CommonPasswordNote() {
  return <Notice>{COMMON_PASSWORD}</Notice>
}

/** The same on the page that a stored password leads to. */
export function CommonPasswordStored() {
  const [params] = useSearchParams()
  return params.get('password') === 'common' && <CommonPasswordNote />
}
