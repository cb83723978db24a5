import { isLoopback } from '#app/server/start-up/address-problem.ts'
import type { Services } from '#app/server/services.ts'

export function shareLink(services: Pick<Services, 'env'>, request: Request, slug: string): string {
  return sharedAddress(services, request, `/gift/${slug}`)
}

/** An absolute address to share: on the public origin, or on a loopback server on the one that the browser uses. */
export function sharedAddress(
  { env }: Pick<Services, 'env'>,
  request: Pick<Request, 'url'>,
  path: string,
): string {
  const current = new URL(request.url)
  const origin = !env.isPublic && isLoopback(current.hostname) ? current.origin : env.publicUrl
  return origin + path
}
