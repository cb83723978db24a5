import { useLingui } from '@lingui/react/macro'
import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { QuizShareActions } from '#app/components/sharing/quiz-share-actions.tsx'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function MomVibe({ vibe, link }: { vibe: Vibe; link: string }) {
  const { t } = useLingui()
  const { blurb, tags, drawing, ...words } = MOM_VIBES[vibe]
  const name = t(words.name)
  return (
    <>
      <title>{`${name} · Wishfolio`}</title>
      <GiftTag as="section" hang="top">
        <div className="grid justify-items-center gap-3 text-center">
          <DrawnShapes shapes={drawing} className="size-36" />
          <p className="font-bold text-ink-soft">
            {t({ message: 'The mom vibe is', comment: 'on a line above its name' })}
          </p>
          <h1>{name}</h1>
          <p className="text-lead">{t(blurb)}</p>
          <h2 className="text-lead">{t`Likes to unwrap`}</h2>
          <ul className="chips">
            {tags.map((tag) => (
              <li key={tag.id}>{t(tag)}</li>
            ))}
          </ul>
          <LinkButton to={`/create-gift-profile?momVibe=${vibe}`} size="large">
            {t`Create Gift Profile`}
          </LinkButton>
        </div>
      </GiftTag>
      <section className="stack">
        <h2>{t`Show it around`}</h2>
        <QuizShareActions link={link} words={t`The mom vibe is ${name}. And what is yours?`} />
        <div className="buttons">
          <LinkButton to="/quiz/mom-vibe" tone="quiet">
            {t`Take the quiz`}
          </LinkButton>
        </div>
      </section>
    </>
  )
}
