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

/** Five pennants on a string, one for each outcome: the mom quiz. */
export const FIVE_PENNANTS: Drawing = [
  { look: 'ribbon', d: 'M8 33l15 6-10 24zM42 43h16l-8 27zM92 33l-15 6 10 24z' },
  { look: 'shade', d: 'M25 39.500l15 3-10 25z' },
  { look: 'paper', d: 'M75 39.500l-15 3 10 25z' },
  { look: 'line', d: 'M75 39.500l-15 3 10 25z' },
  { look: 'string', d: 'M-2 26c16 24 88 24 104 0' },
  { look: 'mark', d: 'M46 50c0 6 8 6 8 0' },
]
