type AnalyticsAccess = 'public' | 'signed-in' | readonly string[]

/** Whether this address may see the analytics; `null` when not signed in. */
export function seesAnalytics(access: AnalyticsAccess, email: string | null): boolean {
  if (access === 'public') return true
  return email !== null && (access === 'signed-in' || access.includes(email))
}
