import { replace } from 'react-router'
import type { Route } from './+types/share-renew-link'
import { Form } from '#app/components/forms/form.tsx'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { RENEW_LINK_QUESTION } from '#app/copy/questions.ts'
import { done } from '#app/domain/outcome.ts'
import { requireListedProfile, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { renewLink } from '#app/server/commands/renew-link.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOwnedProfile(args)
  return { id }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireListedProfile(args)
  const renewed = await attempt(services, 'link_renew_failed', async () =>
    done(await renewLink(services, profile)),
  )
  return replace(`/portal/share/${profile.id}`, {
    headers: { 'Set-Cookie': await flash(services, renewed.ok ? 'link_renewed' : renewed.code) },
  })
}

export function clientAction(args: Route.ClientActionArgs) {
  return orToast(args, 'link_renew_failed')
}

/** Where 'Make a new link' leads without JavaScript. */
export default function RenewLink({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <>
      <title>Make a new link? · Wishfolio</title>
      <PageHeading title="Make a new link?" lead={RENEW_LINK_QUESTION} />
      <Form method="post" className="buttons">
        <Button type="submit" tone="danger">
          Make a new link
        </Button>
        <LinkButton to={`/portal/share/${id}`}>Cancel</LinkButton>
      </Form>
    </>
  )
}
