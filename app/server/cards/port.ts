import type { Card } from '#app/domain/card.ts'

export interface Cards {
  draw(card: Card): Promise<Uint8Array<ArrayBuffer>>
}
