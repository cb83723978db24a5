import type { Route } from './+types/session.route'
import { ERRORS } from '#app/domain/errors.ts'
import { clientSession } from '#app/domain/accounts/session.ts'
import { messageFor } from '#app/server/request/said.ts'
import { type SignedInViewer, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return answer(context, await servicesOf(context).auth.signedIn(request, { extend: false }))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answer(context, await viewerOf(context, request))
}

function answer(
  context: Route.LoaderArgs['context'],
  viewer: Pick<SignedInViewer, 'email' | 'expiresAt' | 'identities' | 'hasSecondFactor'> | null,
): Response {
  if (viewer) return Response.json(clientSession(viewer))
  const error = messageFor(context, 'auth_session_missing')
  return Response.json({ error }, { status: ERRORS.auth_session_missing })
}
