/** The screens that search engines may know and show, at these very addresses; everything else is somebody's own. */
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
