import { redirect } from 'react-router'
import type { Route } from './+types/provider.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { beginAtProvider } from '#app/server/commands/accounts/provider.ts'
import { settingCookies, toastAt } from '#app/server/request/cookies.ts'
import { carryProfile, rememberProvider } from '#app/server/request/provider-cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/account/to-sign-in.ts'

/** Leads to the provider; what was filled in before waits in this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const begun = await attempt(services, 'provider_away', () => beginAtProvider(services))
  if (!begun.ok) return toastAt(services, '/signin', begun.code)
  const { address, secrets } = begun.value
  const cookies = [
    await rememberProvider(services, secrets),
    await carryProfile(services, form.get('temporary_profile')),
  ]
  return redirect(address, { headers: settingCookies(cookies) })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()
