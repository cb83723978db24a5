import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function PlayIntro({ quizId, nameSelf }: { quizId: string; nameSelf: string }) {
  const { t } = useLingui()
  return (
    <GiftTag as="section" hang="top">
      <title>{`${t`${nameSelf} just took this quiz!`} · Wishfolio`}</title>
      <div className="grid justify-items-center gap-3 text-center">
        <DrawnShapes shapes={TWO_TAGS} className="size-36" />
        <h1>
          <Trans>{nameSelf} just took this quiz!</Trans>
        </h1>
        <p className="text-lead">
          <Trans>
            Eight questions about {nameSelf}. Guess what the answers were. There is nothing to lose.
          </Trans>
        </p>
        <LinkButton to={`/quiz/play/${quizId}/1`} size="large">
          {t`Start Guessing`}
        </LinkButton>
      </div>
    </GiftTag>
  )
}
