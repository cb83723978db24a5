import { redirect } from 'react-router'

export { default } from '#app/routes/system/no-screen.ts'

/** /portal and every path below it that names no screen. */
export function loader() {
  return redirect('/portal/profile')
}
