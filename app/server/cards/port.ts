import type { Drawing } from '#app/domain/drawing.ts'

/** A picture for the preview of a link, 1200 × 630, said plainly. */
export interface Card {
  /** The small line above the title. */
  over: string
  /** The one big line; people's names may be in any script. `instead` stands there when no bundled font can write it. */
  title: { text: string; instead: string }
  /** The line below; left out when no bundled font can write it. */
  under: string
  picture: { score: number; of: number } | Drawing
}

export interface Cards {
  /** The card as a PNG. Cards of the same words are drawn once and kept for a while. */
  draw(card: Card): Promise<Uint8Array<ArrayBuffer>>
}
