import { redirect } from 'react-router'

export { default } from '#app/routes/system/no-screen.ts'

/** For addresses that only take posts. */
export function loader() {
  return redirect('/portal/gatherings')
}
