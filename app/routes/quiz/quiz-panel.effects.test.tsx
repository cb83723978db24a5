import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ErrorCode } from '#app/domain/errors.ts'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { textOf } from '#test/read-page.ts'
import { shownToasts } from '#test/shown-toasts.ts'

// Without a browser nothing runs effects: here they run with the render.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void effect(),
}))

test.each<[ErrorCode, string, string[]]>([
  ['quiz_answers_not_found', 'Quiz answers not found', ['error: Quiz answers not found']],
  ['results_load_failed', 'Failed to load results', ['error: Failed to load results']],
  ['quiz_load_failed', 'Failed to load quiz', ['error: Failed to load quiz']],
  // An address that is no quiz: nothing failed.
  ['quiz_not_found', 'Quiz Not Found', []],
])('the panel of %s is headed "%s" and shows the toasts %j', (problem, heading, toasts) => {
  const page = renderToStaticMarkup(
    <QuizPanel problem={problem} action={null}>
      Please try again.
    </QuizPanel>,
  )
  expect(textOf(page)).toContain(heading)
  expect(shownToasts()).toEqual(toasts)
})
