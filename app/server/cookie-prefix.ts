/** What the name of every cookie of ours begins with; those of sessions may have `__Secure-` before it. */
export const COOKIE_PREFIX = 'wishfolio'
