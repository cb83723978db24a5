import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

/** Headers for every answer, and the page's script nonce. Headers that an answer sets itself stay. */
export function securityHeaders({
  env,
  provider,
}: Pick<Services, 'env' | 'provider'>): MiddlewareHandler<HonoEnv> {
  const fixed = secureHeaders({
    overwrite: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: env.publicUrl.startsWith('https:') && 'max-age=31536000',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    originAgentCluster: false,
    // Else a browser may look up the hosts of links that nobody has followed.
    xDnsPrefetchControl: true,
    xDownloadOptions: false,
    xXssProtection: false,
  })
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await fixed(c, next)
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy(env, provider, [`'nonce-${nonce}'`]))
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}

function contentSecurityPolicy(
  { MARKETING_URL, NODE_ENV }: Services['env'],
  provider: Services['provider'],
  scriptSources: readonly string[],
): string {
  const marketing = URL.canParse(MARKETING_URL) ? ` ${new URL(MARKETING_URL).origin}` : ''
  // Vite's own client in development needs inline scripts without a nonce, a socket, and a worker that waits for it.
  const development = NODE_ENV === 'development'
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...(development ? ["'unsafe-inline'"] : scriptSources)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `worker-src 'self'${development ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Also applies to the redirect after a post: sign-out may end on the marketing site, or at the provider.
    [`form-action 'self'${marketing}`, ...(provider?.origins() ?? [])].join(' '),
  ].join('; ')
}
