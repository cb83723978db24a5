import { data, redirect, replace, type RouterContextProvider } from 'react-router'
import type { ToastCode } from '#app/copy/toasts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Outcome } from '#app/domain/outcome.ts'
import { profileListPath } from '#app/routes/portal/profile-list-path.ts'
import { flash, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, refusalPage } from '#app/server/request/form.ts'
import { isWrite, pageDataContext } from '#app/server/request/request-context.ts'
import { type OwnedProfile, ownedProfile, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

interface PortalArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { id: string }
}

type Forbidden = 'profile_edit_forbidden' | 'profile_view_forbidden'

/** The profile a portal screen is about. Refused: missing, another owner's, or 'profile_load_failed'. */
export async function findOwnedProfile(
  { context, params }: Pick<PortalArgs, 'context' | 'params'>,
  forbidden: Forbidden,
): Promise<Outcome<OwnedProfile>> {
  const services = servicesOf(context)
  return attempt(services, 'profile_load_failed', () =>
    ownedProfile(services.db, ownerOf(context), params.id, forbidden),
  )
}

/** The same for screens that lead back to the list with the reason as a toast; a write is refused with its status. */
export async function requireOwnedProfile(
  args: PortalArgs,
  forbidden: Forbidden = 'profile_edit_forbidden',
): Promise<OwnedProfile> {
  const found = await findOwnedProfile(args, forbidden)
  if (found.ok) return found.value
  if (isWrite(args.request)) throw refusalPage(args.context, found)
  const headers = { 'Set-Cookie': await flash(servicesOf(args.context), found.code) }
  throw redirect('/portal/profile', { headers })
}

/** The same for actions offered on the list: an open list toasts the reason, without JavaScript a page of its own says it. */
export async function requireListedProfile(args: PortalArgs): Promise<OwnedProfile> {
  const found = await findOwnedProfile(args, 'profile_edit_forbidden')
  if (found.ok) return found.value
  if (!args.context.get(pageDataContext)) throw refusalPage(args.context, found)
  const headers = { 'Set-Cookie': await flash(servicesOf(args.context), found.code) }
  throw replace(profileListPath(args.request.url), { headers })
}

/** Says what came of a post: to a page that sent it and stays open with the data it reads anew, else on the page at `path`. */
export async function toldAt(
  { context }: Pick<PortalArgs, 'context'>,
  path: string,
  toast: ToastCode,
  about?: Parameters<typeof flash>[2],
) {
  const services = servicesOf(context)
  if (!context.get(pageDataContext)) return toastAt(services, path, toast, about)
  return data(null, { headers: { 'Set-Cookie': await flash(services, toast, about) } })
}

/** The action of the suggestions screen that does one thing with the profile, and says there what came of it. */
export function profileAction(
  failed: ErrorCode,
  work: (services: Services, profile: OwnedProfile, form: FormData) => Promise<Outcome<ToastCode>>,
) {
  return async (args: PortalArgs) => {
    const services = servicesOf(args.context)
    const profile = await requireOwnedProfile(args)
    const form = await formOf(args.request)
    const ended = await attempt(services, failed, () => work(services, profile, form))
    return toldAt(args, `/portal/suggestions/${profile.id}`, ended.ok ? ended.value : ended.code)
  }
}
