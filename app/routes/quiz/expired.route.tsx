import { useLingui } from '@lingui/react/macro'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export default function ExpiredQuiz() {
  const { t } = useLingui()
  const title = t`Oops — this quiz has expired`
  return (
    <MessagePage
      tab={title}
      drawing={<LostParcelDrawing />}
      title={title}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/quiz/start">{t`Start a New Quiz`}</LinkButton>
          <LinkButton to="/" tone="paper">
            {t`Back to Home`}
          </LinkButton>
        </div>
      }
    >
      {t`Links are only active for 7 days, or this one was never a quiz. A new one takes three minutes.`}
    </MessagePage>
  )
}
