import { languageFor } from '#app/server/request/said.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/question.route'
import { QuestionForm } from '#app/components/forms/question-form.tsx'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { PARTNER_QUESTIONS } from '#app/content/partner-questions.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { type Refused, refused as refusedWith } from '#app/domain/outcome.ts'
import { PARTNER_LETTERS } from '#app/domain/quizzes/partner-quiz.ts'
import { quizNames } from '#app/domain/quizzes/partner-quiz-form.ts'
import { questionNumber, readWalkForm, stepAt } from '#app/domain/quizzes/question-walk.ts'
import { storeOwnQuiz, storedOwnQuiz, type OwnQuiz } from '#app/routes/quiz/quiz-session.ts'
import { createQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, statusOf } from '#app/server/request/form.ts'
import { refusalFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

export { headers } from '#app/server/request/form.ts'

/** Unfinished quizzes are stored in the browser, or without JavaScript in the form. */
export function loader({ params: { id } }: Route.LoaderArgs) {
  return { question: numberOf(id) }
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { question: numberOf(id) }
}

/** Of a step nothing else is asked for (`question-form.tsx`). */
export const shouldRevalidate = () => true

function numberOf(id: string): number {
  const question = questionNumber(id)
  if (question === undefined) throw redirect('/quiz/start')
  return question
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const services = servicesOf(context)
  const question = numberOf(id)
  const form = await formOf(request)
  const names = readForm(quizNames, form)
  const walk = readWalkForm(form, PARTNER_LETTERS)
  if (!names.ok || !walk) {
    return toastAt(services, '/quiz/start', 'quiz_data_not_found')
  }
  const step = stepAt(question, walk)
  // The same form goes on to the next question, which takes the answer from it.
  if (step.kind === 'go') return redirect(`/quiz/question/${step.question}`, 307)
  const own = { ...names.value, answers: step.answers }
  if (step.kind === 'show')
    return shown(context, own, step.answerMissing ? refusedWith('answer_required') : null)
  const created = await attempt(services, 'quiz_create_failed', () =>
    createQuiz(services, names.value, {
      answers: step.answers,
      client: clientOf(context),
      language: languageFor(context),
    }),
  )
  return created.ok ? redirect(`/quiz/share?quiz=${created.value}`) : shown(context, own, created)
}

function shown(context: Route.ActionArgs['context'], own: OwnQuiz, refusal: Refused | null) {
  return data({ own, refused: refusal && refusalFor(context, refusal) }, refusal ? statusOf(refusal) : 200)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('quiz_create_failed')

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { question } = loaderData
  const hydrated = useHydrated()
  const own = actionData?.own ?? (hydrated ? storedOwnQuiz() : undefined)
  const navigate = useNavigate()
  const words = PARTNER_QUESTIONS[question - 1]

  useEffect(() => {
    if (own) storeOwnQuiz(own)
    if (own !== null) return
    showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES.quiz_data_not_found) })
    void navigate('/quiz/start', { replace: true })
  }, [own, navigate])

  if (!words) return null
  const refusal = actionData?.refused ?? undefined
  return (
    <div className="page-narrow stack">
      <title>{`${t`Question ${question} of 8 about you`} · Wishfolio`}</title>
      {refusal?.code !== 'answer_required' && <RefusedFormNotice refused={refusal} />}
      {!own && (
        <noscript>
          <Notice tone="error" action={<LinkButton to="/quiz/start">{t`Start a New Quiz`}</LinkButton>}>
            {t(BROWSER_MESSAGES.quiz_data_not_found)}
          </Notice>
        </noscript>
      )}
      <QuestionForm
        question={question}
        title={t(words.own)}
        choices={words.answers.map((answer) => t(answer))}
        answers={own?.answers}
        carried={own ? { name_self: own.name_self, name_partner: own.name_partner } : {}}
        pathOf={(number) => `/quiz/question/${number}`}
        answerMissing={refusal?.code === 'answer_required'}
        onStep={(answers) => own && storeOwnQuiz({ ...own, answers })}
      />
    </div>
  )
}
