import type { Services } from '#app/server/services.ts'

export interface PasskeySite {
  /** Where passkeys work. */
  origin: string
  /** Whether this page is there. */
  isHere: boolean
}

/** Null where passkeys can be nowhere. Only a server for its own machine is also opened by a number. */
export function passkeySiteFor(
  { env, passkeys: { site } }: Pick<Services, 'env' | 'passkeys'>,
  request: Request,
): PasskeySite | null {
  return site && { origin: site.origin, isHere: env.isPublic || new URL(request.url).hostname === site.id }
}
