import type { Drawing } from '#app/domain/card.ts'

export const TIED_PARCEL: Drawing = [
  { look: 'shade', d: 'M13 54h74v42H13zM7 38h86v16H7z' },
  { look: 'line', d: 'M13 54h74v42H13zM7 38h86v16H7z' },
  { look: 'ribbon', d: 'M43 37h14v60H43z' },
  { look: 'knot', d: 'M46 34 30 68l9-3 5 8L54 36zM54 34l16 34-9-3-5 8L46 36z' },
  { look: 'ribbon', d: 'M50 33C42 6 11 1 11 18s23 25 39 15zM50 33C58 6 89 1 89 18S66 43 50 33z' },
  { look: 'mark', d: 'M46 31C39 23 28 16 21 19M54 31C61 23 72 16 79 19' },
  { look: 'knot', d: 'M44 26h12v13H44z' },
]
