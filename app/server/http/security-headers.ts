import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ShellEnv } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'

/** Headers for every answer, and the page's one-time script nonce. */
export function securityHeaders({ env }: Pick<Services, 'env'>): MiddlewareHandler<ShellEnv> {
  return async (c, next) => {
    const nonce = newNonce()
    c.set('nonce', nonce)
    await next()
    const headers = c.res.headers
    const own = headersOfAnswer(env, [`'nonce-${nonce}'`], headers.get('Content-Type'))
    for (const [name, value] of Object.entries(own)) {
      if (name !== POLICY || !headers.has(POLICY)) headers.set(name, value)
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

const POLICY = 'Content-Security-Policy'

/** What every answer says of itself, with the sources of the inline scripts that it allows. */
export function headersOfAnswer(
  { MARKETING_URL, NODE_ENV, publicUrl }: Services['env'],
  inlineScripts: readonly string[],
  contentType: string | null,
): Record<string, string> {
  const elsewhere = URL.canParse(MARKETING_URL) ? ` ${new URL(MARKETING_URL).origin}` : ''
  // Vite's own client in development needs inline scripts without a nonce, a socket, and a worker that waits for it.
  const development = NODE_ENV === 'development'
  return {
    [POLICY]: [
      "default-src 'self'",
      ['script-src', "'self'", ...(development ? ["'unsafe-inline'"] : inlineScripts)].join(' '),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      `connect-src 'self'${development ? ' ws:' : ''}`,
      ...(development ? ["worker-src 'self' blob:"] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      // It binds the redirect after a post too, so sign-out may end on the marketing site.
      `form-action 'self'${elsewhere}`,
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A card is shown on other sites; nothing else of ours is.
    'Cross-Origin-Resource-Policy': contentType?.startsWith('image/') ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
