import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/personal-link.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { EndedTakes, GiftsNotShown, GiftList, KeepLink } from '#app/routes/your-gifts/gift-list.tsx'
import { shownGifts } from '#app/routes/your-gifts/shown-gifts.ts'
import { secretIn } from '#app/server/commands/visitors/your-gifts.ts'
import { deviceCookie, deviceSecret } from '#app/server/request/devices.ts'
import { statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { EmptyParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Opening the link only shows the gifts: this device stays what it is until its visitor says otherwise. */
export async function loader(args: Route.LoaderArgs) {
  const services = servicesOf(args.context)
  const secret = secretIn(services, args.params.link)
  if (!secret.ok) return data({ problem: messageFor(args.context, secret.code) }, statusOf(secret))
  const own = await deviceSecret(services, args.request)
  if (own === secret.value) throw redirect('/your-gifts')
  const [{ gifts, notShown, ended, today }, before] = await Promise.all([
    shownGifts(args, secret.value),
    shownGifts(args, own),
  ])
  return {
    problem: null,
    gifts,
    notShown,
    ended,
    today,
    own: { count: before.gifts.length + before.notShown.length + before.ended.length, link: before.link },
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const services = servicesOf(context)
  const secret = secretIn(services, params.link)
  if (!secret.ok) return data(null, statusOf(secret))
  return redirect('/your-gifts', { headers: { 'Set-Cookie': await deviceCookie(services, secret.value) } })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function PersonalLink({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  if (loaderData.problem !== null)
    return (
      <MessagePage
        tab={t`Personal link`}
        drawing={<EmptyParcelDrawing />}
        title={loaderData.problem}
        action={<LinkButton to="/your-gifts">{t`Your gifts on this device`}</LinkButton>}
      >
        {t`Is the link complete? It ends in a row of letters and numbers.`}
      </MessagePage>
    )
  const { gifts, notShown, ended, today, own } = loaderData
  return (
    <div className="page-narrow stack">
      <title>{`${t`Gifts of your personal link`} · Wishfolio`}</title>
      <PageHeading
        title={t`Your gifts`}
        lead={
          gifts.length + notShown.length > 0
            ? t`What was marked as taken with this link.`
            : t`Nothing is taken with this link now.`
        }
      />
      <EndedTakes takes={ended} ownDevice={false} />
      <GiftList gifts={gifts} today={today} ownDevice={false} />
      <GiftsNotShown gifts={notShown} />
      <Form method="post" className="stack">
        <h2>{t`Manage them from here too?`}</h2>
        <p>
          {t`Then these gifts are yours on this device, too: you can ask for one to be freed, and what you take next joins them.`}{' '}
          {own.count > 0 &&
            t`The gifts that this device took stay taken, but only their own link shows them from then on. Keep it first:`}
        </p>
        {own.count > 0 && own.link !== null && (
          <KeepLink label={t`The link of what this device took itself`} link={own.link} />
        )}
        <FormButtons submit={t`Use this link on this device`} />
      </Form>
    </div>
  )
}
