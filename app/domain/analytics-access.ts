/** Who sees the figures: everybody, whoever is signed in, or these addresses. */
type AnalyticsAccess = 'public' | 'signed-in' | readonly string[]

/** Whether the figures are for this address, `null` for somebody not signed in (product.md, analytics). */
export function seesAnalytics(access: AnalyticsAccess, email: string | null): boolean {
  if (access === 'public') return true
  return email !== null && (access === 'signed-in' || access.includes(email))
}
