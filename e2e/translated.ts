import { type BrowserContext, type Page } from '@playwright/test'

/**
 * Every page of a context is translated once its scripts have taken over, as Chrome does it: each text node gives way to two
 * font elements around the new words, also what is added or changed later. The new words end in a space of no width, by
 * which a form that posts its texts is found out, and which no locator sees.
 */
export async function translateEvery(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const UNTRANSLATED = 'script, style, noscript, textarea, font'
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data}\u200B`
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translate = (node: Node) => {
      if (node instanceof Text) return wrap(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    let begun = false
    new MutationObserver((changes) => {
      if (!begun) {
        // The place of toasts is there once React has taken over.
        if (!document.querySelector('.toasts')) return
        begun = true
        document.documentElement.classList.add('translated-ltr')
        return translate(document.body)
      }
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text && target.isConnected) wrap(target)
        addedNodes.forEach((node) => node.isConnected && translate(node))
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export function isTranslated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('translated-ltr'))
}
