import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/leave-gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { actionOn, requireJoinedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { leaveGathering } from '#app/server/commands/gatherings/members.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, drawn_at } = await requireJoinedGathering(args)
  return { id, name, isDrawn: drawn_at !== null }
}

export const action = actionOn(requireJoinedGathering, leaveGathering, 'gathering_left', { gone: true })

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function LeaveGathering({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { name, isDrawn } = loaderData
  return (
    <GatheringQuestion
      gathering={loaderData}
      title={t`Leave ${name}`}
      question={<Trans>Leave {name}?</Trans>}
      lead={[
        t`Your lists are no longer in it, and stay as they are with their own links.`,
        isDrawn
          ? t`A name that was drawn stays drawn. The organiser gets an email, and can draw again without you.`
          : t`The organiser gets an email.`,
      ].join(' ')}
      yes={t({ message: 'Leave', context: 'gathering' })}
    />
  )
}
