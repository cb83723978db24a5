import { data } from 'react-router'
import type { Route } from './+types/own-picture.route'
import { putOwnPicture } from '#app/server/commands/pictures/own-picture.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { refusalFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { loader } from '#app/routes/portal/to-profile-list.route.ts'

/** For scripts: posted with a file as `picture`, answered with the stored picture, or a refusal in words. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const file = (await formOf(request)).get('picture')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  const kept = await attempt(services, 'picture_failed', () =>
    putOwnPicture(services, ownerOf(context), bytes),
  )
  if (!kept.ok) return data({ refused: refusalFor(context, kept) }, statusOf(kept))
  return data({ picture: kept.value })
}
