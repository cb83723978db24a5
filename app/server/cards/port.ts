import type { Card } from '#app/domain/card.ts'

export interface Cards {
  /** The card as a PNG of 1200 × 630. Cards that say the same are drawn once and kept for a while. */
  draw(card: Card): Promise<Uint8Array<ArrayBuffer>>
}
