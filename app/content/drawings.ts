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

export const TIED_PARCEL: Drawing = [
  { look: 'shade', d: 'M13 54h74v42H13zM7 38h86v16H7z' },
  { look: 'line', d: 'M13 54h74v42H13zM7 38h86v16H7z' },
  { look: 'ribbon', d: 'M43 37h14v60H43z' },
  { look: 'knot', d: 'M46 34 30 68l9-3 5 8L54 36zM54 34l16 34-9-3-5 8L46 36z' },
  { look: 'ribbon', d: 'M50 33C42 6 11 1 11 18s23 25 39 15zM50 33C58 6 89 1 89 18S66 43 50 33z' },
  { look: 'mark', d: 'M46 31C39 23 28 16 21 19M54 31C61 23 72 16 79 19' },
  { look: 'knot', d: 'M44 26h12v13H44z' },
]
