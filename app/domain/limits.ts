/** Rate limits per window in seconds, shared by all instances (product.md, guarding). */
export const LIMITS = {
  /** Wrong passwords for one account from one client; wrong links from one client. */
  failures: { max: 10, seconds: 15 * 60 },
  /** Emails to one address, from all clients. */
  emails: { max: 5, seconds: 60 * 60 },
  /** Emails that one client asks for, to all addresses. */
  emails_of_client: { max: 100, seconds: 60 * 60 },
  /** Ideas one client takes or tries to take: a party of fifty on one Wi-Fi, three each. */
  takes: { max: 150, seconds: 10 * 60 },
  /** Shared pages one client asks for and may not see: a wrong link that a whole office tries twice. */
  misses: { max: 200, seconds: 10 * 60 },
  /** Cards one client asks for: a chat's own server fetches them for all its users from few addresses. */
  cards: { max: 300, seconds: 10 * 60 },
} as const

export type LimitName = keyof typeof LIMITS

/** Live pages one client holds open at once: two for each of a hundred behind one router; a hidden tab holds none. */
export const LIVE_PAGES_AT_ONCE = 200

/** After how many seconds a live page that was one too many may ask again: others are closed all the time. */
export const LIVE_PAGE_WAIT_SECONDS = 30
