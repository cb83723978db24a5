import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Every page of a context is translated once its scripts have taken over. */
export async function translateEvery(context: BrowserContext): Promise<void> {
  await context.addInitScript(translator, false)
}

/** A page is translated before its scripts have taken over, as on a slow phone. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(translator, true)
}

/** Translates a page that is open, until another is opened; one without scripts stays. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translator, false)
  await page.evaluate(async () => {
    const here = globalThis as { translated?: boolean }
    while (here.translated === false && document.scripts.length > 0) await new Promise(requestAnimationFrame)
  })
}

/** The words of elements, without what a translated text ends in. */
export async function wordsOf(elements: Locator): Promise<string[]> {
  return (await elements.allTextContents()).map((text) => text.replaceAll('\u200B', ''))
}

/**
 * As Chrome translates a page: each text gives way to two font elements around the new words, also what is added or changed
 * later. The new words end in a space of no width: a form that posts its texts is found out by it, and no locator sees it.
 */
function translator(early: boolean): void {
  if ('translated' in globalThis) return
  const wrap = (text: Text) => {
    const untouched = text.parentElement?.closest('head, script, style, noscript, textarea, font')
    if (text.data.trim() === '' || untouched !== null) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${text.data}\u200B`
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapAll = (node: Node) => {
    const texts: Node[] = node instanceof Text ? [node] : []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) if (text.isConnected) wrap(text as Text)
  }
  const page = Object.assign(globalThis, { translated: false })
  // The place of toasts is there once React has taken over.
  const isTime = () =>
    early ? document.readyState !== 'loading' : document.querySelector('.toasts') !== null
  const changed = (changes: MutationRecord[]) => {
    if (page.translated)
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(wrapAll)
    else if (isTime()) wrapAll(document.body)
    page.translated ||= isTime()
  }
  changed([])
  document.addEventListener('DOMContentLoaded', () => changed([]))
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true })
}
