import { useLingui } from '@lingui/react/macro'
import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { FIVE_PENNANTS } from '#app/content/drawings.ts'
import { storedVibe } from '#app/routes/mom-quiz/mom-session.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LinkButton } from '#app/ui/button.tsx'

export function MomIntro({ firstQuestion }: { firstQuestion: string }) {
  const { t } = useLingui()
  const last = useHydrated() ? storedVibe() : undefined
  const name = last && t(MOM_VIBES[last].name)
  return (
    <GiftTag as="section" hang="top">
      <title>{`${t`What’s your mom vibe?`} · Wishfolio`}</title>
      <div className="grid justify-items-center gap-3 text-center">
        <DrawnShapes shapes={FIVE_PENNANTS} className="size-36" />
        <h1>{t`What’s your mom vibe?`}</h1>
        <p className="text-lead">
          {t`Eight questions for everyone who mothers someone: children, friends, a football team. Five outcomes, and not one wrong answer.`}
        </p>
        <LinkButton to={firstQuestion} size="large">
          {t`Start the Quiz`}
        </LinkButton>
        {last && (
          <LinkButton to={`/quiz/mom-vibe/${last}`} tone="quiet">
            {t`Last time: ${name}`}
          </LinkButton>
        )}
      </div>
    </GiftTag>
  )
}
