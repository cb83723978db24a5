import { useSearchParams } from 'react-router'
import { COMMON_PASSWORD } from '#app/copy/notes.ts'
import { Notice } from '#app/ui/notice.tsx'

export function CommonPasswordNote() {
  return <Notice>{COMMON_PASSWORD}</Notice>
}

export function CommonPasswordStored() {
  const [params] = useSearchParams()
  return params.get('password') === 'common' && <CommonPasswordNote />
}
