import { createElement } from 'react'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import { noticesOf } from '#test/read-page.ts'
import { shownToasts } from '#test/shown-toasts.ts'

// Without a browser nothing runs effects: here they run with the render.
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void effect(),
}))

/** The first invalid field of the page. */
let invalidField: { focus: () => void } | null
beforeEach(() => {
  invalidField = null
  vi.stubGlobal('document', { querySelector: () => invalidField })
})
afterEach(() => vi.unstubAllGlobals())

/** What a refused form says without JavaScript. */
function noticesAfter(code: ErrorCode, message: string): string[] {
  const notice = createElement(RefusedFormNotice, { refused: { code, message, fields: {} } })
  return noticesOf(renderToStaticMarkup(createElement(MemoryRouter, null, notice)))
}

test.each<[ErrorCode, string]>([
  ['credentials_wrong', 'Invalid login credentials'],
  ['email_and_password_required', 'You must provide either an email or phone number and a password'],
  ['profile_update_failed', 'Failed to update profile'],
])('%s is a toast with the server’s own sentence, and a notice without JavaScript', (code, sentence) => {
  expect(noticesAfter(code, sentence)).toEqual([sentence])
  expect(shownToasts()).toEqual([`error: ${sentence}`])
})

test('what is said at its field needs no toast: the field gets the focus', () => {
  const focus = vi.fn<() => void>()
  invalidField = { focus }
  noticesAfter('form_invalid', 'Please check the marked fields')
  expect(focus).toHaveBeenCalledOnce()
  expect(shownToasts()).toEqual([])
})
