import { languageFor, wordsFor } from '#app/server/request/said.ts'
import { occasionName } from '#app/copy/occasions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { replace } from 'react-router'
import type { Route } from './+types/delete-profile.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { formatDay } from '#app/domain/dates.ts'
import { done } from '#app/domain/outcome.ts'
import { isSurprised } from '#app/domain/profiles/visibility.ts'
import { profileListPath } from '#app/routes/portal/profile-list-path.ts'
import { DeleteQuestion } from '#app/routes/portal/profiles/delete-question.tsx'
import { requireListedProfile, requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { deleteProfile } from '#app/server/commands/profiles/delete-profile.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { flash } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const profile = await requireOwnedProfile(args)
  const ideas = await ideasOfProfile(servicesOf(args.context).db, profile.id)
  return {
    name: profile.recipient_name,
    occasion: occasionName(wordsFor(args.context), profile),
    date: formatDay(profile.occasion_date, 'MMM d, yyyy', languageFor(args.context)),
    taken: isSurprised(ownerOf(args.context), profile)
      ? null
      : ideas.filter(({ takenAt }) => takenAt !== null).length,
    list: profileListPath(args.request.url),
  }
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

export default function DeleteProfile({ loaderData: { name, list, ...of } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <QuestionPage
      title={t`Delete ${name}`}
      question={<Trans>Delete {name}</Trans>}
      yes={t`Delete`}
      tone="danger"
      back={list}
    >
      <DeleteQuestion {...of} />
    </QuestionPage>
  )
}
