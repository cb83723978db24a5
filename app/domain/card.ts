/** The picture of a link's preview. Names may be in any script. */
export interface Card {
  /** Which side its words begin at. */
  language: string
  over: string
  /** `instead` is used when no bundled font can write the text. */
  title: { text: string; instead: string }
  /** One text or several lines; what no bundled font can write is left out. */
  under: string | readonly string[]
  picture: { score: number; of: number } | Drawing
}

/** A picture that stands on a card in place of its drawing. */
export interface CardPicture {
  hash: string
  /** As WebP. */
  bytes: Uint8Array
}

/** A drawing as data for screens and cards: shapes in a square of 100. */
export type Drawing = readonly Shape[]

/** Screens and cards map `look` to colours. */
export interface Shape {
  look: 'ribbon' | 'knot' | 'line' | 'string' | 'shade' | 'paper' | 'mark'
  d: string
}
