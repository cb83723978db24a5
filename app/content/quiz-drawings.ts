import type { Drawing } from '#app/domain/card.ts'

export const TWO_TAGS: Drawing = [
  { look: 'ribbon', d: 'M8 46l12-12h14l12 12v42H8z' },
  { look: 'paper', d: 'M54 46l12-12h14l12 12v42H54z' },
  { look: 'line', d: 'M54 46l12-12h14l12 12v42H54z' },
  { look: 'string', d: 'M27 44C20 20 36 6 50 18s30 2 23 26' },
  { look: 'mark', d: 'M20 60c0-9 14-9 14 0 0 6-7 6-7 12M27 80v.2' },
  { look: 'ribbon', d: 'M73 80 62 68c-4-7 6-13 11-5 5-8 15-2 11 5z' },
]

export const FIVE_PENNANTS: Drawing = [
  { look: 'ribbon', d: 'M3 32l15 7L6 62zM39 43h22L50 76zM97 32l-15 7 12 23z' },
  { look: 'shade', d: 'M20 40l16 3-10 28zM80 40l-16 3 10 28z' },
  { look: 'string', d: 'M-2 26c16 24 88 24 104 0' },
]
