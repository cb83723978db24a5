import type { BrowserContext, Page } from '@playwright/test'

/**
 * Every page of a context is translated once its scripts have taken over, as Chrome does it: each text gives way to two font
 * elements around the new words, also what is added or changed later. The new words end in a space of no width: a form that
 * posts its texts is found out by it, and no locator sees it.
 */
export async function translateEvery(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const wrap = (text: Text) => {
      const untouched = text.parentElement?.closest('head, script, style, noscript, textarea, font')
      if (text.data.trim() === '' || untouched !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data}\u200B`
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translate = (node: Node) => {
      const texts: Node[] = node instanceof Text ? [node] : []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) if (text.isConnected) wrap(text as Text)
    }
    const page = Object.assign(globalThis, { translated: false })
    new MutationObserver((changes) => {
      if (page.translated)
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate)
      // The place of toasts is there once React has taken over.
      else if (document.querySelector('.toasts')) translate(document.body)
      page.translated ||= document.querySelector('.toasts') !== null
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Whether pages are translated here; waits until this one is, if it has scripts. */
export function isTranslated(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const here = globalThis as { translated?: boolean }
    while (here.translated === false && document.scripts.length > 0) await new Promise(requestAnimationFrame)
    return 'translated' in here
  })
}
