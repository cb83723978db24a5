import { redirect } from 'react-router'
import type { Route } from './+types/generate.route'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { generateIdeas } from '#app/server/commands/ideas/generate-ideas.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Makes the ideas while the request lasts; the screen shows them as they come, also after a reload. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args, 'profile_view_forbidden')
  const form = await formOf(args.request)
  const made = await attempt(services, 'generation_unexpected', () =>
    generateIdeas(services, profile, {
      watching: form.has('watching'),
      withoutModel: form.has('without_ai'),
    }),
  )
  const screen = `/portal/suggestions/${profile.id}?mode=ai`
  if (made.ok && !made.value) return redirect(screen)
  const toast = made.ok ? 'ideas_generated' : 'generation_failed'
  return toastAt(services, made.ok ? screen : `${screen}&failed=${made.code}`, toast)
}

const LOOK_AGAIN_MS = 1000

/** The run goes on when the connection is lost; the screen reads its data again once the server is back. */
export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return orInstead(serverAction, async () => {
    while (!request.signal.aborted && !(await isReady())) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    return null
  })
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
