import type { Card, CardPicture } from '#app/domain/card.ts'
import { LIGHT } from '#app/domain/palette.ts'

type Png = Uint8Array<ArrayBuffer>

export interface Cards {
  /** With pictures in place of the card's drawing, where there are any. */
  draw(card: Card, pictures?: readonly CardPicture[]): Promise<Png>
}

/** Our own cards, drawn by `inTurn`: many at once would keep the threads from passwords and pages. */
export function drawnCards(inTurn: (card: string, draw: () => Promise<Png>) => Promise<Png>): Cards {
  return {
    draw: (card, pictures = []) =>
      inTurn(JSON.stringify([card, pictures.map(({ hash }) => hash)]), () => drawn(card, pictures)),
  }
}

/** Fonts and renderer are loaded with the first card. */
async function drawn(card: Card, pictures: readonly CardPicture[]): Promise<Png> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([
    import('#app/server/cards/card-svg.ts'),
    import('@resvg/resvg-js'),
  ])
  const svg = cardSvg(card, await Promise.all(pictures.map(asJpeg)))
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}

/** The renderer reads no WebP. */
async function asJpeg({ bytes }: CardPicture): Promise<string> {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(bytes).flatten({ background: LIGHT.field }).jpeg({ quality: 90 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
