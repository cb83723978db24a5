/** Fifteen realistic ideas, for tests and benchmarks of a page of usual length. */
export const FIFTEEN_IDEAS = [
  'A kite for windy days',
  'A reading lamp with a warm light',
  'Seeds & a small pot',
  'A bird feeder for the balcony',
  'A year of crosswords',
  'Gardening gloves that fit',
  'A wool blanket for the sofa',
  'Tickets for a concert in the park',
  'A photo book of the family',
  'A jar of honey from around the corner',
  'A watering can made of copper',
  'A mystery novel by somebody new',
  'A cushion for the garden bench',
  'Markers for the herb bed',
  'A morning at the botanical garden',
]
