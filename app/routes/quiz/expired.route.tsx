import { MessagePage } from '#app/components/page/message-page.tsx'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export default function ExpiredQuiz() {
  return (
    <MessagePage
      tab="Oops — this quiz has expired"
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
    </MessagePage>
  )
}
