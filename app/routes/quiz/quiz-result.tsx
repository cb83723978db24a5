import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { QuizShareActions } from '#app/components/sharing/quiz-share-actions.tsx'
import { ReportLink } from '#app/components/sharing/report-link.tsx'
import { PARTNER_QUESTIONS } from '#app/content/partner-questions.ts'
import { PARTNER_TIERS } from '#app/content/partner-tiers.ts'
import { PARTNER_LETTERS, type SeenQuiz, tierOf } from '#app/domain/quizzes/partner-quiz.ts'
import { ScoreRing } from '#app/routes/quiz/score-ring.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'

interface QuizResultProps {
  quiz: SeenQuiz & { result: NonNullable<SeenQuiz['result']> }
  link: string
}

export function QuizResult({ quiz, link }: QuizResultProps) {
  const { t } = useLingui()
  const { nameSelf, namePartner, result } = quiz
  const { score } = result
  const { name, message } = PARTNER_TIERS[tierOf(score)]
  const tier = t(name)
  return (
    <div className="page-narrow stack">
      <title>{`${tier} · Wishfolio`}</title>
      <GiftTag as="section" hang="top">
        <div className="grid justify-items-center gap-3 text-center">
          <ScoreRing score={score} of={PARTNER_QUESTIONS.length} />
          <h1>{tier}</h1>
          <p className="text-lead" dir="auto">
            {t(message(score, nameSelf, namePartner))}
          </p>
          <LinkButton
            to={`/create-gift-profile?${new URLSearchParams({ recipient: nameSelf })}`}
            size="large"
          >
            {t`Create Gift Profile`}
          </LinkButton>
          <p className="text-small text-ink-soft">
            {t`A gift profile says what would really be welcome. It takes two minutes.`}
          </p>
        </div>
      </GiftTag>
      <section className="stack" aria-labelledby="answers">
        <h2 id="answers">{t`Question by question`}</h2>
        <ol className="stack">
          {PARTNER_QUESTIONS.map(({ guess, answers }, at) => (
            <Answers
              key={at}
              question={t(guess(nameSelf))}
              {...{ nameSelf, namePartner }}
              own={answers[PARTNER_LETTERS.indexOf(result.own[at] ?? '')]}
              guessed={answers[PARTNER_LETTERS.indexOf(result.guessed[at] ?? '')]}
            />
          ))}
        </ol>
      </section>
      <section className="stack">
        <h2>{t`Show it around`}</h2>
        <QuizShareActions link={link} words={t`${score} of 8: ${tier}`} />
        <div className="buttons">
          <LinkButton to="/quiz/start" tone="quiet">
            {t`Start a New Quiz`}
          </LinkButton>
        </div>
      </section>
      <p className="print:hidden">
        <ReportLink path={`/quiz/play/${quiz.quizId}`} />
      </p>
    </div>
  )
}

interface AnswersProps {
  question: string
  nameSelf: string
  namePartner: string
  own: MessageDescriptor | undefined
  guessed: MessageDescriptor | undefined
}

function Answers({ question, nameSelf, namePartner, own, guessed }: AnswersProps) {
  const { t } = useLingui()
  const right = own === guessed
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 flex-1 basis-60" dir="auto">
          {question}
        </h3>
        <Badge tone={right ? 'taken' : undefined}>{right ? t`A match` : t`A miss`}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <div className="only:col-span-full">
          <dt dir="auto" className="text-small text-ink-soft">
            {right ? t`${nameSelf} said, and ${namePartner} guessed` : t`${nameSelf} said`}
          </dt>
          <dd>{own && t(own)}</dd>
        </div>
        {!right && (
          <div>
            <dt dir="auto" className="text-small text-ink-soft">
              {t`${namePartner} guessed`}
            </dt>
            <dd>{guessed && t(guessed)}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
