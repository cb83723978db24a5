/** Who may see the analytics: everybody, signed-in users, or these addresses. */
type AnalyticsAccess = 'public' | 'signed-in' | readonly string[]

/** Whether this address may see the analytics; `null` when not signed in (product.md, analytics). */
export function seesAnalytics(access: AnalyticsAccess, email: string | null): boolean {
  if (access === 'public') return true
  return email !== null && (access === 'signed-in' || access.includes(email))
}
