/** Shown with every promise of a letter while the mail server does not answer. */
export const MAIL_IS_LATE =
  'Our mail is late at the moment. Your letter is kept and leaves as soon as the mail server answers again.'

/** Shown beside shop links when they carry an affiliate tag. */
export const AFFILIATE_NOTE =
  'The shop links may be affiliate links: if you buy through one, whoever runs this site may earn a little. It costs you nothing extra.'
