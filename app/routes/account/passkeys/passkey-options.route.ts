import type { Route } from './+types/passkey-options.route'
import { signInChallenge } from '#app/server/commands/accounts/passkeys.ts'
import { passkeyBrowser } from '#app/server/request/cookies.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

/** What the sign-in page asks this browser's passkeys. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context)
  const browser = await passkeyBrowser(services, request)
  const options = signInChallenge(services, browser.id)
  if (!options) return new Response(null, { status: 404 })
  return Response.json(options, { headers: { 'Set-Cookie': browser.cookie } })
}
