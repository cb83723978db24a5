import type { Route } from './+types/remove-other-gift.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction } from '#app/routes/portal/owned-profile.ts'
import { removeOtherGift, removeOtherGifts } from '#app/server/commands/visitors/other-gifts.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with the id of what a visitor wrote, or with `all=on`. */
export const action = profileAction('not_saved', async (services, profile, form) => {
  const id = form.get('gift')
  const removed = await (form.get('all') === 'on'
    ? removeOtherGifts(services, profile)
    : removeOtherGift(services, profile, typeof id === 'string' ? id : ''))
  return removed.ok ? done('removed') : removed
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('not_saved')
