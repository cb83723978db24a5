import { redirect } from 'react-router'
import type { Route } from './+types/provider.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { refused } from '#app/domain/outcome.ts'
import { carryProfile, rememberProvider, settingCookies, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { default } from '#app/routes/system/no-screen.ts'

const toSignIn = () => redirect('/signin')
export const loader = toSignIn
/** Asks the server for nothing, so that nothing but the scripts is loaded ahead. */
export const clientLoader = toSignIn

/** Leads to the provider; what was filled in before waits in this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const begun = await attempt(services, 'provider_away', async () =>
    services.provider ? services.provider.begin() : refused('provider_away'),
  )
  if (!begun.ok) return toastAt(services, '/signin', begun.code)
  const { address, secrets } = begun.value
  const cookies = [
    await rememberProvider(services, secrets),
    await carryProfile(services, form.get('temporary_profile')),
  ]
  return redirect(address, { headers: settingCookies(cookies) })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()
