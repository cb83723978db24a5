import { I18nProvider } from '@lingui/react'
import { createElement, isValidElement, type MouseEvent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuizShareActions } from '#app/components/sharing/quiz-share-actions.tsx'
import { wordsIn } from '#app/server/request/words.ts'
import { shownToasts } from '#test/shown-toasts.ts'

const LINK = 'https://wishes.example/quiz/play/23456789abcd'

/** What a click does: the addresses it opens, what it copies, and whether the link's own address is followed. */
let opened: unknown[][]
let copied: string[]
let isPhone: boolean
beforeEach(() => {
  opened = []
  copied = []
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' && isPhone }),
    open: (...args: unknown[]) => opened.push(args),
  })
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
})
afterEach(() => vi.unstubAllGlobals())

/** The link of this name as the component gives it to the page; a server's markup has no click handlers. */
function linkNamed(name: string): { href: string; onClick: (event: Partial<MouseEvent>) => void } {
  let shown: ReactNode
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n: wordsIn('en') },
      createElement(() => {
        shown = QuizShareActions({ link: LINK, words: 'How well do you know me?' })
        return null
      }),
    ),
  )
  const found = elementsOf(shown).find(({ props }) => props.children === name)
  const { type, props } = found ?? {}
  if (typeof type !== 'function') throw new Error(`there is no link ${name}`)
  return (type as (given: unknown) => { props: ReturnType<typeof linkNamed> })(props).props
}

function elementsOf(node: ReactNode): { type: unknown; props: Record<string, unknown> }[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node, ...elementsOf(node.props.children as ReactNode)]
}

function click(): boolean {
  let followed = true
  linkNamed('Messenger').onClick({ preventDefault: () => (followed = false) })
  return followed
}

test('on a computer Messenger opens on the web, with the link in the clipboard', async () => {
  isPhone = false
  expect(click()).toBe(false)
  expect(copied).toEqual([LINK])
  await vi.waitFor(() => expect(shownToasts()).toEqual(['success: Link copied to clipboard!']))
  expect(opened).toEqual([['https://www.facebook.com/messages/', '_blank', 'noopener']])
})

test('where the clipboard is refused Messenger opens all the same, and a toast says that nothing was copied', async () => {
  isPhone = false
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  click()
  expect(opened).toHaveLength(1)
  await vi.waitFor(() => expect(shownToasts()).toEqual(['error: Failed to copy link']))
})

test('on a phone Messenger opens as the app, by its own address', () => {
  isPhone = true
  expect(click()).toBe(true)
  expect([copied, opened]).toEqual([[], []])
  expect(linkNamed('Messenger').href).toBe(`fb-messenger://share/?link=${encodeURIComponent(LINK)}`)
})
