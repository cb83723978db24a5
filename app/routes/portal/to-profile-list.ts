import { redirect } from 'react-router'
import type { Route } from './+types/to-profile-list'
import { requireOwner } from '#app/server/viewer.ts'

export { default } from '#app/routes/system/no-screen.ts'

/** /portal and every path below it that names no screen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context, request)
  return redirect('/portal/profile')
}
