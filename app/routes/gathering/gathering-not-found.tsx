import { useLingui } from '@lingui/react/macro'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { TryAgain } from '#app/components/page/try-again.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function GatheringNotFound({ code, problem }: { code: ErrorCode; problem: string }) {
  const { t } = useLingui()
  const mayPass = code !== 'gathering_not_found'
  return (
    <MessagePage
      tab={problem}
      drawing={<LostParcelDrawing />}
      title={problem}
      action={
        <div className="buttons justify-center">
          {mayPass && <TryAgain />}
          <LinkButton to="/" tone="paper">
            {t`Back to Home`}
          </LinkButton>
        </div>
      }
    >
      {mayPass
        ? t`It is not your link: something went wrong here.`
        : t`There may be a new link. Ask the person who sent you this one.`}
    </MessagePage>
  )
}
