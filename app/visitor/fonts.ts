const AT_HAND = 'wishfolio.fonts'

/** Fonts that a page declares hold its first look back even when they may be left out, so a first visit declares none. */
export const WITHOUT_SCRIPT = '(scripting:none)'

/** Runs in the page, right after the style that declares them. Storage may be refused. */
export const USE_FONTS = `try{localStorage["${AT_HAND}"]&&(document.currentScript.previousSibling.media="")}catch{}`

/** Has the fonts of every page at hand for the next one, where this page does not use them yet. */
export async function bringFonts(): Promise<void> {
  const style = document.querySelector(`style[media="${WITHOUT_SCRIPT}"]`)
  // Rules with a range are for pages that hold such letters.
  const needed = style?.textContent.split('}').filter((rule) => !rule.includes('unicode-range')) ?? []
  const urls = needed.flatMap((rule) => /url\(([^)]+)\)/.exec(rule)?.[1] ?? [])
  if (urls.length === 0) return
  try {
    await Promise.all(urls.map(async (url) => (await fetch(url, { priority: 'low' })).arrayBuffer()))
    localStorage.setItem(AT_HAND, 'at hand')
  } catch {
    // Without them the stand-ins go on.
  }
}
