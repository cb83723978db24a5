import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { QuizPanel } from '#app/routes/quiz/quiz-panel.tsx'
import { textOf } from '#test/read-page.ts'
import { shownToasts } from '#test/shown-toasts.ts'

// Without a browser nothing runs effects: here they run with the render.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void effect(),
}))

test.each([
  ['Failed to load quiz', undefined, ['error: Failed to load quiz']],
  // An address that is no quiz: nothing failed.
  ['Quiz Not Found', false, []],
])('the panel is headed "%s", and failed %s shows the toasts %j', (problem, failed, toasts) => {
  const page = renderToStaticMarkup(
    <QuizPanel problem={problem} failed={failed} action={null}>
      Please try again.
    </QuizPanel>,
  )
  expect(textOf(page)).toContain(problem)
  expect(shownToasts()).toEqual(toasts)
})
