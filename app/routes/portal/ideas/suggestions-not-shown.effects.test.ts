import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as Router from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuggestionsNotShown } from '#app/routes/portal/ideas/suggestions-not-shown.tsx'
import { wordsIn } from '#app/server/request/words.ts'
import { textOf } from '#test/read-page.ts'
import { shownToasts } from '#test/shown-toasts.ts'

const visited = vi.hoisted((): unknown[][] => [])
// Without a browser nothing runs effects: here they run with the render.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void effect(),
}))
vi.mock('react-router', async (original) => ({
  ...(await original<typeof Router>()),
  useNavigate: () => (to: unknown, options: unknown) => visited.push([to, options]),
  Link: 'a',
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  visited.length = 0
})

test('a problem is said by a panel and a toast, and the list follows after exactly 2 seconds', () => {
  const shown = createElement(SuggestionsNotShown, { problem: 'Profile not found' })
  const page = renderToStaticMarkup(createElement(I18nProvider, { i18n: wordsIn('en') }, shown))
  expect(textOf(page)).toContain('Error\nProfile not found')
  expect(shownToasts()).toEqual(['error: Profile not found'])
  vi.advanceTimersByTime(1999)
  expect(visited).toEqual([])
  vi.advanceTimersByTime(1)
  expect(visited).toEqual([['/portal/profile', { replace: true }]])
})
