import { redirect } from 'react-router'
import type { Route } from './+types/sign-out'
import { observeSession } from '#app/components/auth-state.ts'
import { isAnswer, orToast } from '#app/components/unreachable-server.ts'
import { servicesOf } from '#app/server/viewer.ts'

/** Opening the address does nothing: another site's picture tag could do that. */
export function loader() {
  return redirect('/')
}

export async function action({ context, request }: Route.ActionArgs) {
  const { auth, env } = servicesOf(context)
  const headers = new Headers()
  for (const cookie of await auth.signOut(request)) headers.append('Set-Cookie', cookie)
  return redirect(env.MARKETING_URL, { headers })
}

/** Tells the other tabs, once it is done. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(async () => {
    try {
      return await serverAction()
    } catch (answer) {
      if (isAnswer(answer)) observeSession(null)
      throw answer
    }
  }, 'sign_out_failed')
}
