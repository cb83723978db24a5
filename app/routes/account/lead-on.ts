import { redirect } from 'react-router'
import { done } from '#app/domain/outcome.ts'
import { readTemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { accountIdOf } from '#app/server/queries/accounts.ts'
import { flash, settingCookies, trustBrowser, wantedPage } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import type { Services } from '#app/server/services.ts'

/** Leads whoever has just signed in to the page they wanted, and saves the profile that was filled in before. */
export async function leadOn(
  services: Services,
  request: Request,
  {
    email,
    cookies,
    profile = null,
    language,
  }: {
    email: string
    cookies: string[]
    profile?: FormDataEntryValue | null
    /** Of the page, in which the profile was filled in. */
    language: string
  },
): Promise<Response> {
  const temporary = readTemporaryProfile(profile, language)
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
