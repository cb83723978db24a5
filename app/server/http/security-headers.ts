import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ShellEnv } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'

/** Headers for every answer, and the page's one-time script nonce. */
export function securityHeaders({ env }: Pick<Services, 'env'>): MiddlewareHandler<ShellEnv> {
  const elsewhere = URL.canParse(env.MARKETING_URL) ? ` ${new URL(env.MARKETING_URL).origin}` : ''
  // Vite's own client in development needs inline scripts without a nonce and a socket.
  const development = env.NODE_ENV === 'development'
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const headers = c.res.headers
    headers.set(
      'Content-Security-Policy',
      [
        "default-src 'self'",
        development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        `connect-src 'self'${development ? ' ws:' : ''}`,
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        // It binds the redirect after a post too, so sign-out may end on the marketing site.
        `form-action 'self'${elsewhere}`,
      ].join('; '),
    )
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    headers.set('X-Permitted-Cross-Domain-Policies', 'none')
    // A card is shown on other sites; nothing else of ours is.
    const isPicture = headers.get('Content-Type')?.startsWith('image/')
    headers.set('Cross-Origin-Resource-Policy', isPicture ? 'cross-origin' : 'same-origin')
    if (env.publicUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
