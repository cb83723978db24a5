import { data } from 'react-router'
import type { Route } from './+types/keep-temporary-profile'
import { isAnswer } from '#app/components/forms/unreachable-server.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { refused } from '#app/domain/outcome.ts'
import { readTemporaryProfile } from '#app/domain/temporary-profile.ts'
import { keepTemporaryProfileInRoom } from '#app/server/commands/keep-temporary-profile.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { ownerOf, servicesOf } from '#app/server/viewer.ts'

export { clientLoader, loader } from '#app/routes/portal/to-profile-list.ts'

/** Posted by the portal when the browser still holds a profile that was filled in before signing in. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const temporary = readTemporaryProfile((await formOf(request)).get('temporary_profile'))
  const saved = await attempt(services, 'temporary_profile_failed', async () =>
    temporary ? keepTemporaryProfileInRoom(services, owner.id, temporary) : refused('form_invalid'),
  )
  // What is no gift profile never will be one; anything else is worth another attempt.
  const tryAgain = !saved.ok && saved.code !== 'form_invalid'
  const created = saved.ok ? saved.value : null
  const code = saved.ok ? null : saved.code
  return data({ saved: saved.ok, created, tryAgain, code }, { status: saved.ok ? 200 : ERRORS[saved.code] })
}

/** Whatever went wrong on the way, the browser still has the profile and tries again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (isAnswer(error)) throw error
    return { saved: false, created: null, tryAgain: true, code: null }
  }
}
