import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/no-peeking.route'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { Form } from '#app/components/forms/form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { readGathering } from '#app/routes/gathering/gathering-reading.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { BowDrawing } from '#app/ui/drawings.tsx'

export { notIndexed as headers } from '#app/routes/gift/not-indexed.ts'

/** Instead of the page of the profile with the slug `profile`, for its recipient. */
export async function loader(args: Route.LoaderArgs) {
  const { profile, gathering } = await profileOf(args)
  if (!profile.isMe) throw redirect(`/gift/${profile.slug}?from=${gathering.slug}`)
  return { name: profile.name, back: `/gathering/${gathering.slug}`, gathering: gathering.name }
}

export async function action(args: Route.ActionArgs) {
  const { profile, gathering, row, me } = await profileOf(args)
  const own = row.profiles.find(({ slug }) => slug === profile.slug)?.id
  return redirect(
    `/gift/${profile.slug}?from=${gathering.slug}`,
    own === undefined ? undefined : { headers: { 'Set-Cookie': await me.cookieWithout(own) } },
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

async function profileOf(args: Route.LoaderArgs | Route.ActionArgs) {
  const read = await readGathering(args)
  const slug = new URL(args.request.url).searchParams.get('profile')
  const profile = read.ok ? read.value.gathering.profiles.find((one) => one.slug === slug) : undefined
  if (!read.ok || !profile) throw redirect(`/gathering/${encodeURIComponent(args.params.slug)}`)
  return { ...read.value, profile }
}

export default function NoPeeking({ loaderData: { name, back, gathering } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <MessagePage
      tab={t`No peeking`}
      drawing={<BowDrawing />}
      title={<Trans>No peeking, {name}</Trans>}
      action={
        <div className="buttons justify-center">
          <LinkButton to={back}>{t`Back to everyone`}</LinkButton>
          <Form method="post">
            <Button type="submit" tone="quiet">
              {t`Show me all the same`}
            </Button>
          </Form>
        </div>
      }
    >
      <Trans>
        You said in “{gathering}” that this is your list, so it is hidden there on this device. The list’s own
        link still shows everything: leave that one closed.
      </Trans>
    </MessagePage>
  )
}
