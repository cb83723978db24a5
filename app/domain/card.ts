/** A picture for the preview of a link, said plainly. Names may be in any script. */
export interface Card {
  /** The small line above the title. */
  over: string
  /** The big line; `instead` stands there when no bundled font can write it. */
  title: { text: string; instead: string }
  /** The text below, or a line each; what no bundled font can write is left out. */
  under: string | readonly string[]
  picture: { score: number; of: number } | Drawing
}

/** A small drawing of ours as data, so that screens and cards draw the same: shapes in a square of 100. */
export type Drawing = readonly Shape[]

/** `look` names what the shape is of; screens and cards give each its colours. */
export interface Shape {
  look: 'ribbon' | 'knot' | 'line' | 'string' | 'shade' | 'paper' | 'mark'
  d: string
}
