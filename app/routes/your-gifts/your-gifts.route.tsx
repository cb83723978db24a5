import { useLingui } from '@lingui/react/macro'
import { data, type HeadersArgs } from 'react-router'
import type { Route } from './+types/your-gifts.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { done } from '#app/domain/outcome.ts'
import { notIndexed } from '#app/routes/gift/not-indexed.ts'
import { EndedTakes, GiftsNotShown, GiftList, KeepLink } from '#app/routes/your-gifts/gift-list.tsx'
import { shownGifts } from '#app/routes/your-gifts/shown-gifts.ts'
import { forgetEndedTake } from '#app/server/commands/visitors/your-gifts.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { deviceSecret } from '#app/server/request/devices.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** What a signed-in browser sees is not kept for reading offline. */
const MAY_BE_KEPT = { headers: { 'Cache-Control': 'private, no-cache' } }

export function headers(args: HeadersArgs): Headers {
  const answer = notIndexed(args)
  for (const [name, value] of args.loaderHeaders) answer.set(name, value)
  return answer
}

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const gifts = await shownGifts(args, await deviceSecret(servicesOf(context), request))
  return data(gifts, (await viewerOf(context, request)) === null ? MAY_BE_KEPT : undefined)
}

/** Removes the line whose id is posted as `remove`. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const id = (await formOf(request)).get('remove')
  const secret = await deviceSecret(services, request)
  if (typeof id !== 'string') throw data(null, { status: 400 })
  const removed = await attempt(services, 'not_saved', async () => {
    if (secret !== undefined) await forgetEndedTake(services, { id, secret })
    return done(null)
  })
  return toastAt(services, '/your-gifts', removed.ok ? 'removed' : removed.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('not_saved')

export default function YourGifts({
  loaderData: { gifts, notShown, ended, link, today },
}: Route.ComponentProps) {
  const { t } = useLingui()
  if (gifts.length + notShown.length + ended.length === 0)
    return (
      <MessagePage tab={t`Your gifts`} drawing={<EmptyParcelDrawing />} title={t`No gifts yet`}>
        {t`What you mark as taken on this device appears here, with the day it is for and where to find it. If you kept a personal link on another device, open it here.`}
      </MessagePage>
    )
  return (
    <div className="page-narrow stack">
      <title>{`${t`Your gifts`} · Wishfolio`}</title>
      <PageHeading title={t`Your gifts`} lead={t`What you marked as taken on this device.`} />
      <EndedTakes takes={ended} ownDevice />
      <GiftList gifts={gifts} today={today} ownDevice />
      <GiftsNotShown gifts={notShown} />
      {link !== null && <KeepLink label={t`Keep this to manage your gifts on any device`} link={link} />}
    </div>
  )
}
