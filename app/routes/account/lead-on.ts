import { redirect } from 'react-router'
import { done } from '#app/domain/outcome.ts'
import { readTemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { accountIdOf } from '#app/server/queries/accounts/accounts.ts'
import { joinWaiting } from '#app/server/commands/accounts/provider.ts'
import {
  carriedProfile,
  carryProfile,
  flash,
  rememberJoin,
  settingCookies,
  trustBrowser,
  waitingJoin,
  wantedPage,
} from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Leads whoever has just signed in to the page they wanted, saves the profile that was filled in before, and joins the
 * provider's sign-in that waited for this account.
 */
export async function leadOn(
  services: Services,
  request: Request,
  {
    email,
    cookies,
    profile,
    language,
  }: {
    email: string
    cookies: string[]
    profile?: FormDataEntryValue | null
    /** Of the page, in which the profile was filled in. */
    language: string
  },
): Promise<Response> {
  const ownerId = await accountIdOf(services.db, email)
  const temporary = readTemporaryProfile(profile ?? (await carriedProfile(services, request)), language)
  const saved = await attempt(services, 'temporary_profile_failed', async () =>
    temporary && ownerId !== undefined ? keepTemporaryProfile(services, ownerId, temporary) : done(null),
  )
  const waiting = await waitingJoin(services, request)
  const joined = await attempt(services, 'account_failed', async () =>
    waiting && ownerId !== undefined ? joinWaiting(services, { id: ownerId, email }, waiting) : done(null),
  )
  const wanted = await wantedPage(services, request)
  const failed = saved.ok ? joined : saved
  const toast = await flash(services, failed.ok ? (waiting ? 'provider_added' : 'signed_in') : failed.code)
  const all = [
    ...cookies,
    await trustBrowser(services, email),
    await rememberJoin(services, null),
    await carryProfile(services, null),
    wanted.forget,
    toast,
  ]
  return redirect(wanted.path, { headers: settingCookies(all) })
}
