import { data, type HeadersArgs } from 'react-router'
import type { Route } from './+types/your-gifts.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { notIndexed } from '#app/routes/gift/not-indexed.ts'
import { GiftsNotShown, GiftList, KeepLink } from '#app/routes/your-gifts/gift-list.tsx'
import { shownGifts } from '#app/routes/your-gifts/shown-gifts.ts'
import { deviceSecret } from '#app/server/request/devices.ts'
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

export default function YourGifts({ loaderData: { gifts, notShown, link, today } }: Route.ComponentProps) {
  if (gifts.length + notShown.length === 0)
    return (
      <MessagePage tab="Your gifts" drawing={<EmptyParcelDrawing />} title="No gifts yet">
        What you mark as taken on this device appears here, with the day it is for and where to find it. If
        you kept a personal link on another device, open it here.
      </MessagePage>
    )
  return (
    <div className="page-narrow stack">
      <title>Your gifts · Wishfolio</title>
      <PageHeading title="Your gifts" lead="What you marked as taken on this device." />
      <GiftList gifts={gifts} today={today} ownDevice />
      <GiftsNotShown gifts={notShown} />
      {link !== null && <KeepLink label="Keep this to manage your gifts on any device" link={link} />}
    </div>
  )
}
