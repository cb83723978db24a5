import { data } from 'react-router'
import type { Route } from './+types/keep-temporary-profile.route'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { refused } from '#app/domain/outcome.ts'
import { readTemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, loader } from '#app/routes/portal/to-profile-list.route.ts'

interface Kept {
  created: string | null
  code: ErrorCode | null
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const temporary = readTemporaryProfile((await formOf(request)).get('temporary_profile'))
  const saved = await attempt(services, 'temporary_profile_failed', async () =>
    temporary ? keepTemporaryProfile(services, owner.id, temporary) : refused('form_invalid'),
  )
  return saved.ok
    ? data<Kept>({ created: saved.value, code: null })
    : data<Kept>({ created: null, code: saved.code }, statusOf(saved))
}

/** Whatever went wrong on the way, the browser still has the profile and tries again. */
export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Kept> {
  return orInstead<Kept, Kept>(serverAction, () => ({ created: null, code: 'temporary_profile_failed' }))
}
