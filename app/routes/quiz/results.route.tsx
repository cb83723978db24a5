import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/results.route'
import { Form, SubmitButton } from '#app/components/forms/form.tsx'
import { LinkPreview } from '#app/components/page/link-preview.tsx'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { PARTNER_TIERS } from '#app/content/partner-tiers.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { ERRORS, type ErrorCode } from '#app/domain/errors.ts'
import { isPartnerAnswers, PARTNER_LETTERS, tierOf } from '#app/domain/quizzes/partner-quiz.ts'
import { NO_ANSWERS, QUESTIONS, readWalkForm, stepAt } from '#app/domain/quizzes/question-walk.ts'
import { localeOf } from '#app/domain/languages.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'
import { TryAgain } from '#app/components/page/try-again.tsx'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { storedGuesses } from '#app/routes/quiz/quiz-session.ts'
import { QuizResult } from '#app/routes/quiz/quiz-result.tsx'
import { answerQuiz, readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { cardIn } from '#app/routes/system/link-card.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LinkButton } from '#app/ui/button.tsx'

export async function loader({ context, request, params: { quizId } }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const read = await attempt(services, 'results_load_failed', () => readQuiz(services, quizId))
  if (!read.ok && read.code === 'quiz_not_found') throw redirect('/quiz/expired')
  const problemPage = (code: ErrorCode) =>
    data({ code, problem: messageFor(context, code), quiz: null }, ERRORS[code])
  if (!read.ok) return problemPage(read.code)
  const quiz = read.value
  if (!quiz.result) return problemPage('quiz_answers_not_found')
  const { nameSelf, namePartner } = quiz
  const { score } = quiz.result
  const words = wordsIn(quiz.language)
  const tier = words._(PARTNER_TIERS[tierOf(score)].name)
  return data({
    problem: null,
    quiz: { ...quiz, result: quiz.result },
    link: sharedAddress(services, request, `/quiz/results/${quizId}`),
    preview: {
      locale: localeOf(words.locale),
      title: words._(msg`${score} of 8: ${tier}`),
      description: words._(msg`How well does ${namePartner} know ${nameSelf}? This well.`),
      card: sharedAddress(services, request, cardIn(words.locale, `/quiz/card/score-${score}.png`)),
    },
  })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const code = 'results_load_failed' as const
  return orInstead(serverLoader, () => ({ code, problem: sayHere(BROWSER_MESSAGES[code]), quiz: null }))
}

export async function action({ context, request, params: { quizId } }: Route.ActionArgs) {
  if (!isSlug(quizId)) return redirect('/quiz/expired')
  const services = servicesOf(context)
  const walk = readWalkForm(await formOf(request), PARTNER_LETTERS)
  const step = walk && stepAt(QUESTIONS, walk)
  if (step?.kind !== 'finished') return toastAt(services, `/quiz/play/${quizId}`, 'quiz_data_not_found')
  const { answers } = step
  const saved = await attempt(services, 'results_load_failed', () => answerQuiz(services, quizId, answers))
  if (saved.ok) return redirect(`/quiz/results/${quizId}`)
  if (saved.code === 'quiz_not_found') return redirect('/quiz/expired')
  if (saved.code === 'quiz_played_already') return toastAt(services, `/quiz/results/${quizId}`, saved.code)
  return data({ unsaved: answers }, ERRORS[saved.code])
}

export function clientAction({ params: { quizId }, serverAction }: Route.ClientActionArgs) {
  return orInstead(serverAction, () => ({ unsaved: storedGuesses(quizId) }))
}

export default function Results({ loaderData, actionData, params: { quizId } }: Route.ComponentProps) {
  const { t } = useLingui()
  // Unsaved answers stay in this tab, after a reload too.
  const guesses = useHydrated() ? storedGuesses(quizId) : NO_ANSWERS
  const { problem } = loaderData
  if (problem === null) {
    const { quiz, link, preview } = loaderData
    return (
      <>
        <LinkPreview {...preview} link={link} />
        <QuizResult quiz={quiz} link={link} />
      </>
    )
  }
  const unsaved = actionData?.unsaved ?? guesses
  if (isPartnerAnswers(unsaved)) return <Unsaved quizId={quizId} answers={unsaved} />
  if (loaderData.code === 'quiz_answers_not_found') return <Unanswered problem={problem} />
  return (
    <QuizPanel problem={problem} action={<TryAgain />}>
      {t`They are safe, we just could not reach them. Please try again in a moment.`}
    </QuizPanel>
  )
}

function Unsaved({ quizId, answers }: { quizId: string; answers: string }) {
  const { t } = useLingui()
  return (
    <QuizPanel
      problem={t(BROWSER_MESSAGES.results_load_failed)}
      action={
        <Form method="post" action={`/quiz/results/${quizId}`}>
          <input type="hidden" name="answers" value={answers} />
          <input type="hidden" name="at" value={QUESTIONS} />
          <SubmitButton>{t`Try again`}</SubmitButton>
        </Form>
      }
    >
      {t`Your answers are safe here. Try again sends them once more.`}
    </QuizPanel>
  )
}

function Unanswered({ problem }: { problem: string }) {
  const { t } = useLingui()
  return (
    <QuizPanel
      problem={problem}
      action={
        <>
          <TryAgain />
          <LinkButton to="/quiz/start" tone="paper">
            {t`Start a New Quiz`}
          </LinkButton>
        </>
      }
    >
      {t`Your partner has not finished guessing yet. Once they have, this page shows how well it went.`}
    </QuizPanel>
  )
}
