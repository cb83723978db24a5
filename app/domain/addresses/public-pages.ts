/** The pages that search engines may index; all others are noindex. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/create-gift-profile',
  '/signup',
  '/signin',
  '/quiz/start',
  '/quiz/mom-vibe',
  '/analytics',
  '/privacy',
]
