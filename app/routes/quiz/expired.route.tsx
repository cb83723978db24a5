import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export default function ExpiredQuiz() {
  return (
    <div className="page">
      <title>Oops — this quiz has expired · Wishfolio</title>
      <EmptyState
        heading="h1"
        drawing={<LostParcelDrawing />}
        title="Oops — this quiz has expired"
        action={
          <div className="buttons justify-center">
            <LinkButton to="/quiz/start">Start a New Quiz</LinkButton>
            <LinkButton to="/" tone="paper">
              Back to Home
            </LinkButton>
          </div>
        }
      >
        Links are only active for 7 days, or this one was never a quiz. A new one takes three minutes.
      </EmptyState>
    </div>
  )
}
