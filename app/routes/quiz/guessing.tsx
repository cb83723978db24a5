import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { QuestionForm } from '#app/components/forms/question-form.tsx'
import { PARTNER_QUESTIONS } from '#app/content/partner-questions.ts'
import { NO_ANSWERS } from '#app/domain/quizzes/question-walk.ts'
import { storeGuesses } from '#app/routes/quiz/quiz-session.ts'

interface GuessingProps {
  quizId: string
  nameSelf: string
  question: number
  guesses: string
  answerMissing: boolean
}

export function Guessing({ quizId, nameSelf, question, guesses, answerMissing }: GuessingProps) {
  const { t } = useLingui()
  const submit = useSubmit()
  const words = PARTNER_QUESTIONS[question - 1]
  useEffect(() => {
    if (guesses !== NO_ANSWERS) storeGuesses(quizId, guesses)
  }, [quizId, guesses])
  if (!words) return null
  return (
    <>
      <title>{`${t`Question ${question} of 8 about ${nameSelf}`} · Wishfolio`}</title>
      <QuestionForm
        question={question}
        title={t(words.guess(nameSelf))}
        choices={words.answers.map((answer) => t(answer))}
        answers={guesses}
        pathOf={(number) => `/quiz/play/${quizId}/${number}`}
        answerMissing={answerMissing}
        onStep={(answers) => storeGuesses(quizId, answers)}
        onFinish={(answers, form) => {
          void submit(form, { method: 'post', action: `/quiz/results/${quizId}` })
        }}
      />
    </>
  )
}
