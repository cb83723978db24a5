import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function PlayIntro({ quizId, nameSelf }: { quizId: string; nameSelf: string }) {
  return (
    <GiftTag as="section" hang="top">
      <title>{`${nameSelf} just took this quiz! · Wishfolio`}</title>
      <div className="grid justify-items-center gap-3 text-center">
        <DrawnShapes shapes={TWO_TAGS} className="size-36" />
        <h1>
          <bdi>{nameSelf}</bdi> just took this quiz!
        </h1>
        <p className="text-lead">
          Eight questions about <bdi>{nameSelf}</bdi>. Guess what the answers were. There is nothing to lose.
        </p>
        <LinkButton to={`/quiz/play/${quizId}/1`} size="large">
          Start Guessing
        </LinkButton>
      </div>
    </GiftTag>
  )
}
