import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/share.route'
import { QuizShareActions } from '#app/components/sharing/quiz-share-actions.tsx'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { storeMadeQuiz, storedMadeQuiz } from '#app/routes/quiz/quiz-session.ts'
import { TryAgain } from '#app/components/page/try-again.tsx'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { readQuiz } from '#app/server/commands/quizzes/quizzes.ts'
import { attempt } from '#app/server/request/form.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const quizId = new URL(request.url).searchParams.get('quiz')
  if (quizId === null) return { problem: null, quiz: null }
  const read = await attempt(services, 'quiz_load_failed', () => readQuiz(services, quizId))
  if (!read.ok && read.code === 'quiz_not_found') throw redirect('/quiz/expired')
  if (!read.ok)
    return data({ problem: messageFor(context, read.code), quiz: null }, { status: ERRORS[read.code] })
  const { nameSelf, namePartner } = read.value
  const link = sharedAddress(services, request, `/quiz/play/${quizId}`)
  return { problem: null, quiz: { quizId, nameSelf, namePartner, link } }
}

export default function ShareQuiz({ loaderData: { problem, quiz } }: Route.ComponentProps) {
  const { t } = useLingui()
  if (problem !== null) {
    return (
      <QuizPanel problem={problem} action={<TryAgain />}>
        {t`Your quiz is safe, we just could not reach it. Please try again in a moment.`}
      </QuizPanel>
    )
  }
  return quiz ? <QuizLink {...quiz} /> : <NoQuiz />
}

interface QuizLinkProps {
  quizId: string
  nameSelf: string
  namePartner: string
  link: string
}

function QuizLink({ quizId, nameSelf, namePartner, link }: QuizLinkProps) {
  const { t } = useLingui()
  useEffect(() => storeMadeQuiz(quizId), [quizId])
  return (
    <div className="page-narrow stack">
      <title>{`${t`Your quiz is ready`} · Wishfolio`}</title>
      <GiftTag as="section" hang="top">
        <div className="stack">
          <h1>{t`Your quiz is ready`}</h1>
          <p className="text-lead">
            <Trans>Send this link to {namePartner}, and find out how well they know you.</Trans>
          </p>
          <QuizShareActions
            link={link}
            words={t`${nameSelf} took a quiz about themselves. How well do you know them? Eight questions.`}
          />
          <p className="text-small text-ink-soft">{t`Links are only active for 7 days`}</p>
        </div>
      </GiftTag>
      <div className="buttons">
        <LinkButton to={`/quiz/results/${quizId}`} tone="quiet">
          {t`See the results`}
        </LinkButton>
        <LinkButton to="/quiz/start" tone="quiet">
          {t`Start a New Quiz`}
        </LinkButton>
      </div>
    </div>
  )
}

function NoQuiz() {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    const quizId = storedMadeQuiz()
    if (!quizId) showToast({ kind: 'error', text: sayHere(BROWSER_MESSAGES.quiz_data_not_found) })
    void navigate(quizId ? `/quiz/share?quiz=${quizId}` : '/quiz/start', { replace: true })
  }, [navigate])
  return (
    <div className="page-narrow">
      <title>{`${t`Your quiz`} · Wishfolio`}</title>
      <noscript>
        <Notice tone="error" action={<LinkButton to="/quiz/start">{t`Start a New Quiz`}</LinkButton>}>
          {t(BROWSER_MESSAGES.quiz_data_not_found)}
        </Notice>
      </noscript>
    </div>
  )
}
