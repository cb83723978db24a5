import { data } from 'react-router'
import { ERRORS } from '#app/domain/errors.ts'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function loader() {
  return data(null, { status: ERRORS.quiz_not_found })
}

export default function QuizNotFound() {
  return (
    <QuizPanel
      problem="quiz_not_found"
      action={
        <>
          <LinkButton to="/quiz/start">Start a New Quiz</LinkButton>
          <LinkButton to="/" tone="paper">
            Back to Home
          </LinkButton>
        </>
      }
    >
      There is no quiz at this address. Part of the link may have got lost on the way.
    </QuizPanel>
  )
}
