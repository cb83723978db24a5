import { isLoopback } from '#app/server/env.ts'
import type { Services } from '#app/server/services.ts'

/** The address people share: the public origin; on a server of this machine alone the one the browser uses. */
export function shareLink({ env }: Pick<Services, 'env'>, request: Request, slug: string): string {
  const current = new URL(request.url)
  const origin = !env.isPublic && isLoopback(current.hostname) ? current.origin : env.publicUrl
  return `${origin}/gift/${slug}`
}
