import type { Card } from '#app/domain/card.ts'

export interface Cards {
  /** The card as a PNG of 1200 × 630. Equal cards are drawn once and cached. */
  draw(card: Card): Promise<Uint8Array<ArrayBuffer>>
}
