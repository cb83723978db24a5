import type { Card } from '#app/domain/card.ts'
import type { Cards } from '#app/server/cards/port.ts'

const MAX_CARDS = 200

/** Our own cards. Fonts and renderer are loaded with the first card. */
export function drawnCards(draw = drawn): Cards {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    draw(card) {
      const key = JSON.stringify(card)
      const png = cache.get(key) ?? draw(card)
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

async function drawn(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([
    import('#app/server/cards/card-svg.ts'),
    import('@resvg/resvg-js'),
  ])
  const image = await renderAsync(cardSvg(card), { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}
