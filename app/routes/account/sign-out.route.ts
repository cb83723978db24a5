import { redirect } from 'react-router'
import type { Route } from './+types/sign-out.route'
import { observeSession } from '#app/components/session/auth-state.ts'
import { isAnswer, orToast } from '#app/components/forms/unreachable-server.ts'
import { signOut } from '#app/server/commands/accounts/sessions.ts'
import { proveCode, settingCookies, toastAt } from '#app/server/request/cookies.ts'
import { carryProfile, rememberJoin } from '#app/server/request/provider-cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export { default } from '#app/routes/system/no-screen.ts'

/** A GET must not sign out: another site's image tag could send it. The provider leads back here. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(servicesOf(context).env.MARKETING_URL)
}

/** Asks the server for nothing, so that nothing but the scripts is loaded ahead. */
export const clientLoader = () => redirect('/')

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const ended = await attempt(services, 'sign_out_failed', async () =>
    signOut(services, await viewerOf(context, request)),
  )
  if (!ended.ok) return toastAt(services, '/portal', ended.code)
  const { cookies, next } = ended.value
  // Nothing waits for who signs in here next.
  const forgotten = [
    await rememberJoin(services, null),
    await carryProfile(services, null),
    await proveCode(services, ''),
  ]
  const headers = settingCookies([...cookies, ...forgotten])
  return redirect(next ?? services.env.MARKETING_URL, { headers })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const tellingTabs = async () => {
    try {
      return await serverAction()
    } catch (answer) {
      // A redirect to the portal means that the session could not be ended.
      if (isAnswer(answer) && !(answer instanceof Response && answer.headers.get('Location') === '/portal'))
        observeSession(null)
      throw answer
    }
  }
  return orToast({ request, serverAction: tellingTabs }, 'sign_out_failed')
}
