import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import {
  letterAt,
  NO_ANSWERS,
  QUESTIONS,
  readWalkForm,
  stepAt,
  withAnswer,
} from '#app/domain/quizzes/question-walk.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/fields/choice.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { Progress } from '#app/ui/progress.tsx'

interface QuestionFormProps {
  question: number
  title: string
  choices: readonly string[]
  answers: string | undefined
  /** Further hidden fields: without JavaScript the form carries all state. */
  carried?: Readonly<Record<string, string>>
  pathOf: (question: number) => string
  answerMissing: boolean
  onStep: (answers: string) => void
  onFinish?: (answers: string, form: HTMLFormElement) => void
}

/** One question with its answers. With JavaScript each step stays in the browser; without, each is a page. */
export function QuestionForm(props: QuestionFormProps) {
  // A key, so that another question or newly read answers reset the form.
  return <Question key={`${props.question} ${props.answers === undefined}`} {...props} />
}

function Question(props: QuestionFormProps) {
  const { t } = useLingui()
  const { question, title, choices, answers, carried = {} } = props
  const { pathOf, answerMissing, onStep, onFinish } = props
  const [missing, setMissing] = useState(answerMissing)
  const navigate = useNavigate()
  const busy = useNavigation().formMethod === 'POST'
  const heading = useRef<HTMLHeadingElement>(null)
  const errorId = useId()
  const letters = choices.map((_, place) => letterAt(place))
  const total = QUESTIONS

  const ready = answers !== undefined
  useEffect(() => {
    const form = heading.current?.closest('form')
    // Whoever chose before scripts came stays there.
    if (!ready || form?.contains(document.activeElement)) return
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? heading.current)?.focus({ preventScroll: true })
  }, [ready])

  function walk(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const walked = readWalkForm(new FormData(form, submitter), letters.join(''))
    if (!walked) return
    const step = stepAt(question, walked)
    if (step.kind === 'finished') {
      onStep(step.answers)
      if (!onFinish) return
      event.preventDefault()
      onFinish(step.answers, form)
      return
    }
    event.preventDefault()
    if (step.kind === 'go') {
      onStep(step.answers)
      void navigate(pathOf(step.question), { defaultShouldRevalidate: false })
    } else {
      setMissing(true)
      form.querySelector<HTMLInputElement>('input[type="radio"]')?.focus()
    }
  }

  function press(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = event.currentTarget.querySelector<HTMLInputElement>(
      `input[type="radio"][value="${CSS.escape(event.key.toUpperCase())}"]`,
    )
    if (chosen) {
      event.preventDefault()
      chosen.click()
      chosen.focus()
    } else if (event.key === 'Enter' && event.target === heading.current) {
      event.currentTarget.requestSubmit()
    }
  }

  return (
    <GiftTag as="section" hang="top">
      <Form
        method="post"
        action={pathOf(question)}
        noValidate
        className="question"
        onSubmit={walk}
        onKeyDown={press}
      >
        <Progress value={question} total={total} label={t`Question ${question} of ${total}`} />
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="answers" value={answers ?? NO_ANSWERS} />
        <input type="hidden" name="at" value={question} />
        <fieldset disabled={answers === undefined} aria-describedby={missing ? errorId : undefined}>
          <legend>
            <h1 ref={heading} tabIndex={-1} dir="auto">
              {title}
            </h1>
          </legend>
          {choices.map((choice, place) => (
            <Choice
              key={choice}
              name="choice"
              value={letterAt(place)}
              letter={letterAt(place)}
              required
              aria-invalid={missing || undefined}
              defaultChecked={answers?.[question - 1] === letterAt(place)}
              onChange={() => {
                setMissing(false)
                onStep(withAnswer({ answers: answers ?? NO_ANSWERS, at: question, choice: letterAt(place) }))
              }}
            >
              {choice}
            </Choice>
          ))}
          {missing && (
            <p className="field-error" id={errorId} role="alert">
              <CircleAlert aria-hidden />
              {t(BROWSER_MESSAGES.answer_required)}
            </p>
          )}
        </fieldset>
        <div className="buttons question-steps">
          <Button type="submit" busy={busy} disabled={answers === undefined}>
            {t({ message: 'Next', comment: 'to the next question' })}
          </Button>
          <Button
            type="submit"
            tone="quiet"
            name="to"
            value="previous"
            disabled={answers === undefined || question === 1}
          >
            {t({ message: 'Previous', comment: 'to the previous question' })}
          </Button>
        </div>
      </Form>
    </GiftTag>
  )
}
