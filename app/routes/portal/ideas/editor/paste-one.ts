import type { ClipboardEvent } from 'react'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { nameOfLink } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import type { WrittenIdea } from '#app/domain/pasted-ideas/pasted-table.ts'
import type { Product } from '#app/routes/portal/ideas/editor/use-product.ts'

/** Pastes a text that is one idea into a line: an address goes into its link, if it has none. */
export function pasteOne(
  event: ClipboardEvent<HTMLTextAreaElement>,
  idea: WrittenIdea | undefined,
  { line, product }: { line: HTMLElement | null; product: Product },
): void {
  const pasted = event.clipboardData.getData('text')
  if (!idea || (idea.link === '' && idea.text === pasted.trim())) return
  const empty = event.currentTarget.value.trim() === ''
  event.preventDefault()
  const isNew = idea.link === '' || setLink(line, idea.link)
  const named = empty || idea.text !== nameOfLink(idea.link) ? idea.text : ''
  const text = isNew ? named : `${named} ${idea.link}`.trim()
  // As if typed, so that the browser can undo it.
  if (text) document.execCommand('insertText', false, text)
  if (isNew && idea.link !== '') product.pasted()
}

/** Writes a pasted address into the link of a line that has none; false when it has one. */
function setLink(line: HTMLElement | null, link: string): boolean {
  const input = line?.querySelector<HTMLInputElement>(`[name="${IDEA_FIELDS.link}"]`)
  if (!input || input.value.trim() !== '') return false
  input.value = link
  input.dispatchEvent(new Event('input', { bubbles: true }))
  const details = input.closest('details')
  if (details) details.open = true
  return true
}
