import type { Card } from '#app/domain/card.ts'

type Png = Uint8Array<ArrayBuffer>

export interface Cards {
  draw(card: Card): Promise<Png>
}

/** Our own cards, drawn by `inTurn`: many at once would keep the threads from passwords and pages. */
export function drawnCards(inTurn: (card: string, draw: () => Promise<Png>) => Promise<Png>): Cards {
  return { draw: (card) => inTurn(JSON.stringify(card), () => drawn(card)) }
}

/** Fonts and renderer are loaded with the first card. */
async function drawn(card: Card): Promise<Png> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([
    import('#app/server/cards/card-svg.ts'),
    import('@resvg/resvg-js'),
  ])
  const image = await renderAsync(cardSvg(card), { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}
