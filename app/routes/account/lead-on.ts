import { redirect } from 'react-router'
import { done } from '#app/domain/outcome.ts'
import { readTemporaryProfile, type TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import type { Opened } from '#app/server/commands/accounts/sessions.ts'
import { accountIdOf } from '#app/server/queries/accounts/accounts.ts'
import { keepInSecondStep } from '#app/server/queries/accounts/second-factors.ts'
import { flash, rememberPath, settingCookies, trustBrowser, wantedPage } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import type { Services } from '#app/server/services.ts'

export const SECOND_STEP = '/signin/second-step'

/**
 * Leads whoever has just signed in to the page they wanted, and saves the profile that was filled in before; where a second
 * step is asked first, both wait for it.
 */
export async function leadOn(
  services: Services,
  request: Request,
  {
    email,
    opened,
    cookies = [],
    profile = null,
    language,
  }: {
    email: string
    opened: Opened
    cookies?: string[]
    profile?: FormDataEntryValue | null
    /** Of the page, in which the profile was filled in. */
    language: string
  },
): Promise<Response> {
  const temporary = readTemporaryProfile(profile, language) ?? null
  const all = [...opened.cookies, ...cookies]
  if (!opened.asksSecondStep) return leadSignedIn(services, request, { email, cookies: all, temporary })
  if (temporary) await keepInSecondStep(services.db, opened.id, temporary)
  return redirect(SECOND_STEP, { headers: settingCookies(all) })
}

/** Leads whoever has passed all steps on. */
export async function leadSignedIn(
  services: Services,
  request: Request,
  { email, cookies, temporary }: { email: string; cookies: string[]; temporary: TemporaryProfile | null },
): Promise<Response> {
  const saved = await attempt(services, 'temporary_profile_failed', async () => {
    const ownerId = await accountIdOf(services.db, email)
    return temporary && ownerId !== undefined
      ? keepTemporaryProfile(services, ownerId, temporary)
      : done(null)
  })
  const wanted = await wantedPage(services, request)
  const toast = await flash(services, saved.ok ? 'signed_in' : saved.code)
  const all = [...cookies, await trustBrowser(services, email), wanted.forget, toast]
  return redirect(wanted.path, { headers: settingCookies(all) })
}

/** Leads to a page other than the one they wanted, in the same way. */
export async function leadTo(
  services: Services,
  { cookies, asksSecondStep }: Opened,
  { email, path, more = [] }: { email: string; path: string; more?: string[] },
): Promise<Response> {
  const next = await (asksSecondStep ? rememberPath(services, path) : trustBrowser(services, email))
  return redirect(asksSecondStep ? SECOND_STEP : path, {
    headers: settingCookies([...cookies, ...more, next]),
  })
}
