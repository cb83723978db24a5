import type { Route } from './+types/remove-other-gift.route'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { removeOtherGift, removeOtherGifts } from '#app/server/commands/visitors/other-gifts.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with the id of what a visitor wrote, or with `all=on`. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const id = form.get('gift')
  const removed = await attempt(services, 'other_gift_failed', () =>
    form.get('all') === 'on'
      ? removeOtherGifts(services, profile)
      : removeOtherGift(services, profile, typeof id === 'string' ? id : ''),
  )
  return toastAt(
    services,
    `/portal/suggestions/${profile.id}`,
    removed.ok ? 'other_gift_removed' : removed.code,
  )
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('other_gift_failed')
