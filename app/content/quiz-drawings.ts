import type { Drawing } from '#app/domain/drawing.ts'

/** Two tags on one string, one with a question and one with a heart: the partner quiz. */
export const TWO_TAGS: Drawing = [
  { look: 'ribbon', d: 'M8 46l12-12h14l12 12v42H8z' },
  { look: 'paper', d: 'M54 46l12-12h14l12 12v42H54z' },
  { look: 'line', d: 'M54 46l12-12h14l12 12v42H54z' },
  { look: 'string', d: 'M27 44C20 20 36 6 50 18s30 2 23 26' },
  { look: 'mark', d: 'M20 60c0-9 14-9 14 0 0 6-7 6-7 12M27 80v.2' },
  { look: 'ribbon', d: 'M73 80 62 68c-4-7 6-13 11-5 5-8 15-2 11 5z' },
]

/** Five beads on a string, one for each outcome: the mom quiz. */
export const FIVE_BEADS: Drawing = [
  { look: 'string', d: 'M4 30c18 44 74 44 92 0' },
  { look: 'shade', d: 'M18 40a8 8 0 1 0 .1 0zM82 40a8 8 0 1 0 .1 0z' },
  { look: 'ribbon', d: 'M50 48 66 60 60 80H40L34 60z' },
  { look: 'paper', d: 'M32 50a8 8 0 1 0 .1 0zM68 50a8 8 0 1 0 .1 0z' },
  { look: 'line', d: 'M32 50a8 8 0 1 0 .1 0zM68 50a8 8 0 1 0 .1 0z' },
  { look: 'mark', d: 'M43 66c0 9 14 9 14 0' },
]
