import { DrawnShapes } from '#app/components/page/drawn-shapes.tsx'
import { QuizShareActions } from '#app/components/sharing/quiz-share-actions.tsx'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export function MomVibe({ vibe, link }: { vibe: Vibe; link: string }) {
  const { name, blurb, tags, drawing } = MOM_VIBES[vibe]
  return (
    <>
      <title>{`${name} · Wishfolio`}</title>
      <GiftTag as="section" hang="top">
        <div className="grid justify-items-center gap-3 text-center">
          <DrawnShapes shapes={drawing} className="size-36" />
          <p className="font-bold text-ink-soft">The mom vibe is</p>
          <h1>{name}</h1>
          <p className="text-lead">{blurb}</p>
          <h2 className="text-lead">Likes to unwrap</h2>
          <ul className="chips">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <LinkButton to={`/create-gift-profile?momVibe=${vibe}`} size="large">
            Create Gift Profile
          </LinkButton>
        </div>
      </GiftTag>
      <section className="stack">
        <h2>Show it around</h2>
        <QuizShareActions link={link} words={`The mom vibe is ${name}. And what is yours?`} />
        <div className="buttons">
          <LinkButton to="/quiz/mom-vibe" tone="quiet">
            Take the quiz
          </LinkButton>
        </div>
      </section>
    </>
  )
}
