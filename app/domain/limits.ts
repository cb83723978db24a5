/** How often something may happen within so many seconds, for all instances together (product.md, guarding). */
export const LIMITS = {
  /** Wrong passwords for one account from one client; wrong links from one client. */
  failures: { most: 10, seconds: 15 * 60 },
  /** Letters to one address, whoever asks for them. */
  letters: { most: 5, seconds: 60 * 60 },
  /** Letters that one client asks for, to whatever addresses. */
  letters_of_client: { most: 100, seconds: 60 * 60 },
  /** Ideas one client takes or tries to take: a party of fifty on one Wi-Fi, three each. */
  takes: { most: 150, seconds: 10 * 60 },
  /** Shared pages one client asks for and may not see: a wrong link that a whole office tries twice. */
  misses: { most: 200, seconds: 10 * 60 },
  /** Cards one client asks for: a chat's own server fetches them for all its users from few addresses. */
  cards: { most: 300, seconds: 10 * 60 },
} as const

export type LimitName = keyof typeof LIMITS

/** Live pages one client holds open at once: two for each of a hundred behind one router; a hidden tab holds none. */
export const LIVE_PAGES_AT_ONCE = 200

/** After how many seconds a live page that was one too many may ask again: others are closed all the time. */
export const LIVE_PAGE_WAIT_SECONDS = 30
