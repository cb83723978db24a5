/** Shown beside shop links when they carry an affiliate tag. */
export const AFFILIATE_NOTE =
  'The shop links may be affiliate links: if you buy through one, whoever runs this site may earn a little. It costs you nothing extra.'
