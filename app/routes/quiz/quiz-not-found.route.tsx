import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/quiz-not-found.route'
import { ERRORS } from '#app/domain/errors.ts'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { messageFor } from '#app/server/request/said.ts'
import { LinkButton } from '#app/ui/button.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return data({ problem: messageFor(context, 'quiz_not_found') }, { status: ERRORS.quiz_not_found })
}

export default function QuizNotFound({ loaderData: { problem } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <QuizPanel
      problem={problem}
      failed={false}
      action={
        <>
          <LinkButton to="/quiz/start">{t`Start a New Quiz`}</LinkButton>
          <LinkButton to="/" tone="paper">
            {t`Back to Home`}
          </LinkButton>
        </>
      }
    >
      {t`There is no quiz at this address. Part of the link may have got lost on the way.`}
    </QuizPanel>
  )
}
