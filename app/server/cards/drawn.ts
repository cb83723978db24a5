import type { Card } from '#app/domain/card.ts'
import type { Cards } from '#app/server/cards/port.ts'

const MAX_CARDS = 200

/** Our own cards, drawn one after the other: many at once would keep the threads from passwords and pages. */
export function drawnCards(draw = drawn): Cards {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    draw(card) {
      const key = JSON.stringify(card)
      let png = cache.get(key)
      if (!png) last = png = last.catch(() => {}).then(() => draw(card))
      // Set again, so that the least recently used is dropped first.
      cache.delete(key)
      cache.set(key, png)
      png.catch(() => cache.delete(key))
      const oldest = cache.keys().next()
      if (cache.size > MAX_CARDS && !oldest.done) cache.delete(oldest.value)
      return png
    },
  }
}

/** Fonts and renderer are loaded with the first card. */
async function drawn(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([
    import('#app/server/cards/card-svg.ts'),
    import('@resvg/resvg-js'),
  ])
  const image = await renderAsync(cardSvg(card), { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}
