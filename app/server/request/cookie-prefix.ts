/** The name of every cookie of ours begins with it; session cookies may have `__Secure-` before it. */
export const COOKIE_PREFIX = 'wishfolio'
