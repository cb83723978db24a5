import { data } from 'react-router'
import type { Route } from './+types/keep-temporary-profile.route'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { refused } from '#app/domain/outcome.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { readTemporaryProfile } from '#app/server/request/temporary-profile.ts'
import { languageFor, messageFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, loader } from '#app/routes/portal/to-profile-list.route.ts'

interface Kept {
  created: string | null
  problem: string | null
  /** Saved, or no gift profile and never one: the browser forgets it. */
  over: boolean
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const temporary = readTemporaryProfile(
    (await formOf(request)).get('temporary_profile'),
    languageFor(context),
  )
  const saved = await attempt(services, 'temporary_profile_failed', async () =>
    temporary ? keepTemporaryProfile(services, owner.id, temporary) : refused('form_invalid'),
  )
  if (saved.ok) return data<Kept>({ created: saved.value, problem: null, over: true })
  const over = saved.code === 'form_invalid'
  const problem = messageFor(context, over ? 'temporary_profile_failed' : saved.code)
  return data<Kept>({ created: null, problem, over }, statusOf(saved))
}

/** Whatever went wrong on the way, the browser still has the profile and tries again. */
export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Kept> {
  const problem = sayHere(BROWSER_MESSAGES.temporary_profile_failed)
  return orInstead<Kept, Kept>(serverAction, () => ({ created: null, problem, over: false }))
}
