import { replace } from 'react-router'
import type { Route } from './+types/delete-profile.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { DELETE_QUESTION } from '#app/copy/notes.ts'
import { done } from '#app/domain/outcome.ts'
import { profileListPath } from '#app/routes/portal/profile-list-path.ts'
import { requireListedProfile, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { deleteProfile } from '#app/server/commands/profiles/delete-profile.ts'
import { flash } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { withName } from '#app/ui/with-name.tsx'

export async function loader(args: Route.LoaderArgs) {
  const profile = await requireOwnedProfile(args)
  return { name: profile.recipient_name, list: profileListPath(args.request.url) }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireListedProfile(args)
  const isCopy = (await formOf(args.request)).has('copy')
  const deleted = await attempt(services, 'profile_delete_failed', async () =>
    done({ undo: await deleteProfile(services, profile) }),
  )
  return replace(profileListPath(args.request.url), {
    headers: {
      'Set-Cookie': deleted.ok
        ? await flash(services, isCopy ? 'copy_removed' : 'profile_deleted', {
            ...deleted.value,
            about: profile.id,
          })
        : await flash(services, deleted.code),
    },
  })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('profile_delete_failed')

export default function DeleteProfile({ loaderData: { name, list } }: Route.ComponentProps) {
  return (
    <QuestionPage
      title={`Delete ${name}`}
      question={withName('Delete {}', name)}
      yes="Delete"
      tone="danger"
      back={list}
    >
      {DELETE_QUESTION}
    </QuestionPage>
  )
}
