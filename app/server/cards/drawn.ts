import type { Card } from '#app/domain/card.ts'
import type { Cards } from '#app/server/cards/port.ts'

const KEPT = 200

/** Cards drawn by us; letters and the drawing program are loaded with the first of them. */
export function drawnCards(draw = drawn): Cards {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    draw(card) {
      const key = JSON.stringify(card)
      const png = kept.get(key) ?? draw(card)
      // The one asked for last is the last to go.
      kept.delete(key)
      kept.set(key, png)
      png.catch(() => kept.delete(key))
      const oldest = kept.keys().next()
      if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value)
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
