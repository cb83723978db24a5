/** How often something may happen within so many seconds (product.md, guarding). */
export const LIMITS = {
  /** Wrong passwords for one account from one client; wrong links from one client. */
  failures: { most: 10, seconds: 15 * 60 },
  /** Letters to one address, whoever asks for them. */
  letters: { most: 5, seconds: 60 * 60 },
  /** Letters that one client asks for, to whatever addresses. */
  letters_of_client: { most: 100, seconds: 60 * 60 },
} as const

export type LimitName = keyof typeof LIMITS
