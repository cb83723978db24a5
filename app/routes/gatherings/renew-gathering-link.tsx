import { Form, redirect } from 'react-router'
import type { Route } from './+types/renew-gathering-link'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { RENEW_LINK_QUESTION } from '#app/copy/questions.ts'
import { done } from '#app/domain/outcome.ts'
import { requireOwnedGathering } from '#app/routes/gatherings/own-gathering.ts'
import { renewGatheringLink } from '#app/server/commands/renew-gathering-link.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await requireOwnedGathering(args)
  return { id, name }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const renewed = await attempt(services, 'gathering_failed', async () =>
    done(await renewGatheringLink(services, gathering)),
  )
  return redirect(`/portal/gatherings/${gathering.id}`, {
    headers: { 'Set-Cookie': await flash(services, renewed.ok ? 'link_renewed' : renewed.code) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'gathering_failed')
}

export default function RenewGatheringLink({ loaderData: { id, name } }: Route.ComponentProps) {
  return (
    <>
      <title>{`A new link for ${name} · Wishfolio`}</title>
      <PageHeading
        title={
          <>
            Make a new link for <bdi>{name}</bdi>?
          </>
        }
        lead={RENEW_LINK_QUESTION}
      />
      <Form method="post" className="buttons">
        <Button type="submit" tone="danger">
          Make a new link
        </Button>
        <LinkButton to={`/portal/gatherings/${id}`}>Cancel</LinkButton>
      </Form>
    </>
  )
}
