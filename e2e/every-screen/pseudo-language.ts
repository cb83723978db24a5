import type { Page } from '@playwright/test'
import { PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { englishWords } from '#test/english-words.ts'
import { sticksOut } from './large-text.ts'

/** What the page at its address shows in the pseudo-language that reads as English, or reaches over the edge of a small phone. */
export async function wrongInPseudoLanguage(page: Page, peoplesWords: RegExp): Promise<string[]> {
  const context = page.context()
  const [name, url] = ['wishfolio.language', page.url()]
  await context.addCookies([{ name, value: PSEUDO_LANGUAGE, url }])
  const other = await context.newPage()
  try {
    await other.setViewportSize({ width: 320, height: 740 })
    await other.goto(url)
    await context.clearCookies({ name })
    const texts = await other.evaluate(shownTexts)
    const english = texts.filter((text) => englishWords(text, peoplesWords).length > 0)
    return [...english.map((text) => `English: ${text}`), ...(await sticksOut(other))]
  } finally {
    await other.close()
  }
}

/** All that is read of a page, to the eyes and by screen readers, but for what people wrote. */
function shownTexts(): string[] {
  const WRITTEN_BY_PEOPLE =
    'bdi, [dir=auto], [translate=no], textarea, code, select[name=price_currency], select[name=language], [lang]:not(html), [lang]:not(html) *'
  const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? ''
  const description = meta('name=description')
  // A preview is in the language of what it shows.
  const shown = [document.title, description === meta('property="og:description"') ? '' : description]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    if (parentElement?.closest(`${WRITTEN_BY_PEOPLE}, script, style, noscript`) === null)
      shown.push(nodeValue ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
      shown.push(element.getAttribute(attribute) ?? '')
  return shown.filter((text) => text.trim() !== '')
}
