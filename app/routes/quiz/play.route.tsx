import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/play.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { ReportLink } from '#app/components/sharing/report-link.tsx'
import { ERRORS } from '#app/domain/errors.ts'
import { PARTNER_LETTERS } from '#app/domain/quizzes/partner-quiz.ts'
import {
  fillIn,
  NO_ANSWERS,
  questionNumber,
  readWalkForm,
  stepAt,
} from '#app/domain/quizzes/question-walk.ts'
import { localeOf } from '#app/domain/languages.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'
import { TryAgain } from '#app/components/page/try-again.tsx'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { storedGuesses } from '#app/routes/quiz/quiz-session.ts'
import { readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { PlayIntro } from '#app/routes/quiz/play-intro.tsx'
import { Guessing } from '#app/routes/quiz/guessing.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { quizId } = params
  const read = await attempt(services, 'quiz_load_failed', () => readQuiz(services, quizId))
  if (!read.ok && read.code === 'quiz_not_found') throw redirect('/quiz/expired')
  if (!read.ok)
    return data({ problem: messageFor(context, read.code), quiz: null, preview: null }, ERRORS[read.code])
  if (read.value.result) throw redirect(`/quiz/results/${quizId}`)
  const { nameSelf, language } = read.value
  const words = wordsIn(language)
  const address = (path: string) => sharedAddress(services, request, `/quiz/play/${quizId}${path}`)
  return data({
    problem: null,
    quiz: {
      quizId,
      nameSelf,
      link: address(''),
    },
    preview: {
      locale: localeOf(words.locale),
      title: words._(msg`${nameSelf} just took this quiz!`),
      description: words._(msg`How well do you know ${nameSelf}? Eight questions, and no looking it up.`),
      card: address('/card.png'),
    },
  })
}

export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameQuiz = currentParams.quizId === nextParams.quizId
  return defaultShouldRevalidate && !(sameQuiz && currentParams.question !== nextParams.question)
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { quizId } = params
  if (!isSlug(quizId)) return redirect('/quiz/expired')
  const question = questionNumber(params.question)
  const walk = readWalkForm(await formOf(request), PARTNER_LETTERS)
  if (!question || !walk) {
    return toastAt(servicesOf(context), `/quiz/play/${quizId}`, 'quiz_data_not_found')
  }
  const step = stepAt(question, walk)
  // The same form goes on to the next question or the results, which take the answer from it.
  if (step.kind === 'go') return redirect(`/quiz/play/${quizId}/${step.question}`, 307)
  if (step.kind === 'finished') return redirect(`/quiz/results/${quizId}`, 307)
  const { answers, answerMissing } = step
  return data({ answers, answerMissing }, { status: answerMissing ? ERRORS.answer_required : 200 })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function PlayQuiz({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { problem, quiz, preview } = loaderData
  const guesses = useHydrated() ? storedGuesses(params.quizId) : NO_ANSWERS
  if (problem !== null) {
    return (
      <QuizPanel problem={problem} action={<TryAgain />}>
        {t`The quiz is safe, we just could not reach it. Please try again in a moment.`}
      </QuizPanel>
    )
  }
  const question = questionNumber(params.question)
  return (
    <div className="page-narrow stack">
      <LinkPreview {...preview} link={quiz.link} />
      {question === undefined ? (
        <PlayIntro {...quiz} />
      ) : (
        <Guessing
          {...quiz}
          question={question}
          guesses={fillIn(actionData?.answers ?? NO_ANSWERS, guesses)}
          answerMissing={actionData?.answerMissing ?? false}
        />
      )}
      <p className="print:hidden">
        <ReportLink path={`/quiz/play/${quiz.quizId}`} />
      </p>
    </div>
  )
}
