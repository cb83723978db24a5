import type { Route } from './+types/session.route'
import { MESSAGES } from '#app/copy/messages.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { clientSession } from '#app/domain/accounts/session.ts'
import { type SignedInViewer, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return answer(await servicesOf(context).auth.signedIn(request, { extend: false }))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answer(await viewerOf(context, request))
}

function answer(viewer: Pick<SignedInViewer, 'email' | 'expiresAt'> | null): Response {
  if (viewer) return Response.json(clientSession(viewer))
  return Response.json({ error: MESSAGES.auth_session_missing }, { status: ERRORS.auth_session_missing })
}
