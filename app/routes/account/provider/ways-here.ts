import { waitingJoin } from '#app/server/request/provider-cookies.ts'
import { passkeySiteFor } from '#app/server/request/passkey-site.ts'
import type { Services } from '#app/server/services.ts'

/** The ways to sign in that this server offers beside a mailed code, and what waits for one of them in this browser. */
export async function waysHere(services: Services, request: Request) {
  const { env, provider } = services
  const join = provider && (await waitingJoin(services, request))
  return {
    password: env.PASSWORD_SIGN_IN === 'on',
    passkeys: passkeySiteFor(services, request)?.isHere ?? false,
    provider: provider?.name ?? null,
    join: join ? { provider: provider.name, email: join.email } : null,
  }
}
