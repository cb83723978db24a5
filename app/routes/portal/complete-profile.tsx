import type { Route } from './+types/complete-profile'
import { Form } from '#app/components/forms/form.tsx'
import { MESSAGES } from '#app/copy/messages.ts'
import { COMPLETE_MEANS } from '#app/copy/questions.ts'
import { profileListPath, listQuery } from '#app/routes/portal/list-address.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, recipient_name } = await requireOwnedProfile(args)
  const { url } = args.request
  return { id, name: recipient_name, list: profileListPath(url), query: listQuery(new URL(url).searchParams) }
}

/** Where the list's badge leads without JavaScript when there is nothing to choose from yet. */
export default function CompleteProfile({ loaderData: { id, name, list, query } }: Route.ComponentProps) {
  return (
    <>
      <title>{`Set ${name} to Complete? · Wishfolio`}</title>
      <PageHeading
        title={
          <>
            Set <bdi>{name}</bdi> to Complete?
          </>
        }
        lead={`${COMPLETE_MEANS} ${MESSAGES.profile_without_ideas}`}
      />
      <Form method="post" action={`/portal/profile/${id}/status${query}`} className="buttons">
        <input type="hidden" name="status" value="complete" />
        <LinkButton to={`/portal/suggestions/${id}?mode=ai`}>Generate Suggestions</LinkButton>
        <Button type="submit" name="sure" value="on" tone="paper">
          Set to Complete
        </Button>
        <LinkButton to={list} tone="quiet">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
