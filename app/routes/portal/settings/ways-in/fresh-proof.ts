import { redirect } from 'react-router'
import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { flash } from '#app/server/request/cookies.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

const SETTINGS = '/portal/settings'

const proofPage = (back: string) => `${SETTINGS}/prove?back=${encodeURIComponent(back)}`

/** Leads an owner who proved long ago to be that to do it again, and back to this page. */
export function freshlyProved({ clock }: Pick<Services, 'clock'>, owner: Owner, request: Request): void {
  if (!isFreshProof(owner.provedAt, clock.now()))
    throw redirect(proofPage(new URL(request.url).pathname.replace(/\.data$/, '')))
}

/** Whether a form also asks for the owner's password; without one that signs in, a fresh proof comes first. */
export async function asksPassword(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  owner: Owner,
  request: Request,
): Promise<boolean> {
  const asks = await hasPassword(services, owner.id)
  if (!asks) freshlyProved(services, owner, request)
  return asks
}

/** Leads there from a form that came too late, and says so. */
export async function proveFirst(services: Parameters<typeof flash>[0], back: string): Promise<Response> {
  return redirect(proofPage(back), { headers: { 'Set-Cookie': await flash(services, 'proof_needed') } })
}

/** The page of the settings that asked for a proof. */
export function pageThatAsked(request: Request): string {
  const back = ownPath(new URL(request.url).searchParams.get('back'))
  return back?.startsWith(`${SETTINGS}/`) ? back : SETTINGS
}
