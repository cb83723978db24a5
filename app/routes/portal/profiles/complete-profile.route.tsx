import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/complete-profile.route'
import { QuestionPage } from '#app/components/forms/question-page.tsx'
import { COMPLETE_MEANS } from '#app/copy/notes.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { listQuery, profileListPath } from '#app/routes/portal/profile-list-path.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { LinkButton } from '#app/ui/button.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, recipient_name } = await requireOwnedProfile(args)
  const { url } = args.request
  return { id, name: recipient_name, list: profileListPath(url), query: listQuery(new URL(url).searchParams) }
}

/** Where the list's badge leads without JavaScript when there is nothing to choose from yet. */
export default function CompleteProfile({ loaderData: { id, name, list, query } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <QuestionPage
      title={t`Set ${name} to Complete?`}
      question={<Trans>Set {name} to Complete?</Trans>}
      action={`/portal/profile/${id}/status${query}`}
      hidden={{ status: 'complete', sure: 'on' }}
      instead={<LinkButton to={`/portal/suggestions/${id}?mode=ai`}>{t`Generate Suggestions`}</LinkButton>}
      yes={t`Set to Complete`}
      tone="paper"
      back={list}
    >
      {`${t(COMPLETE_MEANS)} ${t(BROWSER_MESSAGES.profile_without_ideas)}`}
    </QuestionPage>
  )
}
