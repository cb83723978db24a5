/** A small drawing of ours as data, so that screens and cards draw the same: shapes in a square of 100. */
export type Drawing = readonly Shape[]

/** `look` names what the shape is of; screens and cards give each its colours. */
export interface Shape {
  look: 'ribbon' | 'knot' | 'line' | 'string' | 'shade' | 'paper' | 'mark'
  d: string
}
