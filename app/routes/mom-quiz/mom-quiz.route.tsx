import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/mom-quiz.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { QuestionForm } from '#app/components/forms/question-form.tsx'
import { MOM_QUESTIONS } from '#app/content/mom-questions.ts'
import { MOM_VIBES } from '#app/content/mom-vibes.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { localeOf } from '#app/domain/languages.ts'
import { isVibe, MOM_LETTERS, type Vibe, vibeOf } from '#app/domain/quizzes/mom-quiz.ts'
import {
  fillIn,
  NO_ANSWERS,
  questionNumber,
  readWalkForm,
  stepAt,
} from '#app/domain/quizzes/question-walk.ts'
import { MomIntro } from '#app/routes/mom-quiz/mom-intro.tsx'
import { storeMomAnswers, storeVibe, storedMomAnswers } from '#app/routes/mom-quiz/mom-session.ts'
import { MomVibe } from '#app/routes/mom-quiz/mom-vibe.tsx'
import { toastAt } from '#app/server/request/cookies.ts'
import { formOf } from '#app/server/request/form.ts'
import { cardIn } from '#app/routes/system/link-card.ts'
import { languageFor } from '#app/server/request/said.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

export function loader({ context, request, params: { step } }: Route.LoaderArgs) {
  const shown = shownAt(step)
  const services = servicesOf(context)
  const language = languageFor(context)
  return {
    shown,
    link: sharedAddress(services, request, shown.vibe ? pathOf(shown.vibe) : pathOf()),
    card: sharedAddress(services, request, cardIn(language, `/quiz/card/${shown.vibe ?? 'mom'}.png`)),
    locale: localeOf(language),
  }
}

export function clientLoader({ params: { step } }: Route.ClientLoaderArgs) {
  const shown = shownAt(step)
  const link = location.origin + (shown.vibe ? pathOf(shown.vibe) : pathOf())
  const card = `${location.origin}/quiz/card/${shown.vibe ?? 'mom'}.png`
  return { shown, link, card }
}

/** Steps ask for nothing but what is shown (`question-form.tsx`). */
export const shouldRevalidate = () => true

function shownAt(step: string | undefined): { question?: number; vibe?: Vibe } {
  const question = questionNumber(step)
  if (question) return { question }
  // A link that was passed on may have got other letters and signs around it.
  const vibe = step?.toUpperCase().replace(/[^A-Z_]/g, '')
  if (isVibe(vibe) && vibe === step) return { vibe }
  if (step !== undefined) throw redirect(pathOf(isVibe(vibe) ? vibe : undefined))
  return {}
}

function pathOf(step?: number | Vibe): string {
  return step === undefined ? '/quiz/mom-vibe' : `/quiz/mom-vibe/${step}`
}

function outcomeOf(answers: string): Vibe {
  const chosen = [...answers].flatMap(
    (letter, at) => MOM_QUESTIONS[at]?.choices[MOM_LETTERS.indexOf(letter)]?.vibe ?? [],
  )
  return vibeOf(chosen)
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const question = questionNumber(params.step)
  const walk = readWalkForm(await formOf(request), MOM_LETTERS)
  if (!question || !walk) {
    return toastAt(servicesOf(context), pathOf(), 'quiz_data_not_found')
  }
  const step = stepAt(question, walk)
  if (step.kind === 'go') return redirect(pathOf(step.question), 307)
  if (step.kind === 'finished') return redirect(pathOf(outcomeOf(step.answers)))
  const { answers, answerMissing } = step
  return data({ answers, answerMissing }, { status: answerMissing ? ERRORS.answer_required : 200 })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function MomQuiz({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { shown, ...preview } = loaderData
  const stored = useHydrated() ? storedMomAnswers() : NO_ANSWERS
  if (shown.vibe) {
    const { blurb, ...words } = MOM_VIBES[shown.vibe]
    const name = t(words.name)
    return (
      <div className="page-narrow stack">
        <LinkPreview title={t`The mom vibe is ${name}`} description={t(blurb)} {...preview} />
        <MomVibe vibe={shown.vibe} link={preview.link} />
      </div>
    )
  }
  return (
    <div className="page-narrow stack">
      <LinkPreview
        title={t`What’s your mom vibe?`}
        description={t`Eight questions, five outcomes, and not one wrong answer.`}
        {...preview}
      />
      {shown.question === undefined ? (
        <MomIntro firstQuestion={pathOf(1)} />
      ) : (
        <MomQuestion
          question={shown.question}
          answers={fillIn(actionData?.answers ?? NO_ANSWERS, stored)}
          answerMissing={actionData?.answerMissing ?? false}
        />
      )}
    </div>
  )
}

interface MomQuestionProps {
  question: number
  answers: string
  answerMissing: boolean
}

function MomQuestion({ question, answers, answerMissing }: MomQuestionProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = MOM_QUESTIONS[question - 1]
  useEffect(() => {
    if (answers !== NO_ANSWERS) storeMomAnswers(answers)
  }, [answers])
  if (!words) return null
  return (
    <>
      <title>{`${t`Question ${question} of 8 about your mom vibe`} · Wishfolio`}</title>
      <QuestionForm
        question={question}
        title={t(words.question)}
        choices={words.choices.map(({ text }) => t(text))}
        answers={answers}
        pathOf={pathOf}
        answerMissing={answerMissing}
        onStep={storeMomAnswers}
        onFinish={(finished) => {
          const vibe = outcomeOf(finished)
          storeVibe(vibe)
          void navigate(pathOf(vibe))
        }}
      />
    </>
  )
}
